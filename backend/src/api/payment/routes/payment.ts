import { forStaff } from '../../../platform/routes';

export default {
  routes: forStaff({
    'GET /appointments/:id/payments': 'payment.findOfVisit',
    'POST /appointments/:id/payments': 'payment.create',
    'POST /appointments/:id/payments/:payment/correction': 'payment.correct',
  }),
};
