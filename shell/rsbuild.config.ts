import { shellConfig } from '@portal/infra/web/shell';

export default shellConfig(import.meta.dirname);
