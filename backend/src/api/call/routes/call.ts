import { forStaff } from '../../../platform/routes';

export default forStaff({
  'GET /calls': 'call.find',
  'POST /calls/next': 'call.openNext',
  'POST /appointments/:id/call': 'call.open',
  'DELETE /appointments/:id/call': 'call.leave',
  'POST /appointments/:id/call/renewal': 'call.renew',
  'POST /appointments/:id/call/outcome': 'call.end',
});
