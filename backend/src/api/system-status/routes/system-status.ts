import { forManager } from '../../../platform/routes';

export default { routes: forManager({ 'GET /system-status': 'system-status.find' }) };
