import { forManager } from '../../../platform/routes';

export default forManager({ 'GET /system-status': 'system-status.find' });
