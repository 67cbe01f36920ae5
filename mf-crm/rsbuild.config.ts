import { areaConfig } from '@portal/infra/web/area';

export default areaConfig({ name: 'crm', root: import.meta.dirname });
