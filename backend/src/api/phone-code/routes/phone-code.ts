import { forWebsite } from '../../../platform/routes';

export default forWebsite({
  'POST /phone-codes': 'phone-code.create',
  'POST /phone-codes/verification': 'phone-code.verify',
  'POST /phone-codes/links': 'phone-code.sendLinks',
  'GET /phone-codes/appointments': 'phone-code.appointments',
  'GET /phone-codes/patients': 'phone-code.patients',
});
