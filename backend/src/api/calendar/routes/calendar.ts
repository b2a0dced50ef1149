import { forStaff } from '../../../platform/routes';

export default forStaff({ 'GET /calendar': 'calendar.find' });
