import { forStaff } from '../../../platform/routes';

export default forStaff({ 'GET /figures': 'figure.find' });
