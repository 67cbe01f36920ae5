import { FailureAlert } from './failure-alert.tsx';

export const examples = {
  retry: <FailureAlert message="Сервис временно недоступен." onRetry={() => {}} />,
  unknown: <FailureAlert message="" />,
};
