import { Picture } from './picture.tsx';

export const examples = {
  missing: <Picture src={null} alt="" />,
  off: <Picture src="/api/uploads/a.webp" alt="Пандус у входа в центр" pictures="off" />,
};
