import { forManager } from '../../../platform/routes';

export default forManager({ 'GET /processing-register': 'processing-register.find' });
