import { Picture } from '../picture/picture.tsx';
import { Card } from './card.tsx';

export const examples = {
  outlined: (
    <Card
      kind="outlined"
      title="Поликлиника"
      href="/trainings/Clinic"
      hoverTitle="Начать"
      picture={<Picture src={null} alt="" />}
    />
  ),
  plain: (
    <Card
      title="Новый пандус у входа в центр"
      href="/news/1"
      meta="12 ноября 2026"
      picture={<Picture src={null} alt="" />}
    >
      <p>Теперь в здание удобно попасть на коляске...</p>
    </Card>
  ),
};
