import { areaConfig } from '@portal/infra/web/area';

export default areaConfig(import.meta.dirname);
