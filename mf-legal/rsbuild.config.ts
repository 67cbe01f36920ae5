import { areaConfig } from '@portal/infra/web/area';

export default areaConfig({ name: 'legal', root: import.meta.dirname });
