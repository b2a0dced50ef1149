import { forStaff } from '../../../platform/routes';

export default { routes: forStaff({ 'GET /imported-patients/:id': 'imported-patient.findOne' }) };
