import { WhenLoaded } from './loaded.tsx';

const failed = { status: 503, message: 'Сервис временно недоступен.', fields: [] };
const words = (value: string) => <p>{value}</p>;

export const examples = {
  loading: (
    <WhenLoaded loaded={{ state: 'loading' }} onRetry={() => {}}>
      {words}
    </WhenLoaded>
  ),
  ready: (
    <WhenLoaded loaded={{ state: 'ready', value: 'Мы работаем с 9:00 до 18:00.' }} onRetry={() => {}}>
      {words}
    </WhenLoaded>
  ),
  failed: (
    <WhenLoaded loaded={{ state: 'failed', failure: failed }} onRetry={() => {}}>
      {words}
    </WhenLoaded>
  ),
};
