import { forManager } from '../../../platform/routes';

export default { routes: forManager({ 'GET /processing-register': 'processing-register.find' }) };
