import { areaConfig } from '@portal/infra/web/area';

export default areaConfig({ name: 'trainers', root: import.meta.dirname });
