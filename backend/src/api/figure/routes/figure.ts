import { forStaff } from '../../../platform/routes';

export default { routes: forStaff({ 'GET /figures': 'figure.find' }) };
