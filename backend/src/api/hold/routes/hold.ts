import { forWebsite } from '../../../platform/routes';

export default forWebsite({ 'POST /holds': 'hold.create', 'DELETE /holds': 'hold.delete' });
