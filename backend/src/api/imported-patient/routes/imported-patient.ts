import { forStaff } from '../../../platform/routes';

export default forStaff({ 'GET /imported-patients/:id': 'imported-patient.findOne' });
