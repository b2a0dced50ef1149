import { forStaff } from '../../../platform/routes';

export default { routes: forStaff({ 'GET /calendar': 'calendar.find' }) };
