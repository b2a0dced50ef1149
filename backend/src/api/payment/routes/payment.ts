import { forStaff } from '../../../platform/routes';

export default forStaff({
  'GET /payments': 'payment.findOfDay',
  'GET /payments/open': 'payment.findOpen',
  'GET /appointments/:id/payments': 'payment.findOfVisit',
  'POST /appointments/:id/payments': 'payment.create',
  'POST /appointments/:id/deposits/:deposit/settlement': 'payment.settleDeposit',
  'GET /appointments/:id/payments/:payment/receipt': 'payment.receipt',
  'POST /appointments/:id/payments/:payment/message': 'payment.sendReceipt',
  'POST /appointments/:id/payments/:payment/correction': 'payment.correct',
});
