import { forStaff } from '../../../platform/routes';

export default forStaff({
  'POST /patients/find': 'patient-file.find',
  'GET /appointments/:id/patient': 'patient-file.findOne',
  'POST /appointments/:id/patient/record': 'patient-file.writeRecord',
  'POST /appointments/:id/patient/joins': 'patient-file.join',
  'DELETE /appointments/:id/patient/joins/:join': 'patient-file.separate',
});
