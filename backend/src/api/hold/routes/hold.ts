import { forWebsite } from '../../../platform/routes';

export default { routes: forWebsite({ 'POST /holds': 'hold.create', 'DELETE /holds': 'hold.delete' }) };
