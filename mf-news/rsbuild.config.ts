import { areaConfig } from '@portal/infra/web/area';

export default areaConfig({ name: 'news', root: import.meta.dirname });
