import { forManager } from '../../../platform/routes';

export default forManager({
  'GET /staff-accounts': 'staff-account.find',
  'POST /staff-accounts': 'staff-account.create',
  'GET /staff-rules': 'staff-account.rules',
  'PUT /staff-rules': 'staff-account.changeRules',
  'GET /staff-accounts/:id': 'staff-account.findOne',
  'PUT /staff-accounts/:id': 'staff-account.update',
  'POST /staff-accounts/:id/invitation': 'staff-account.invite',
  'DELETE /staff-accounts/:id/second-factor': 'staff-account.removeSecondFactor',
  'DELETE /staff-accounts/:id/sessions': 'staff-account.endSessions',
  'DELETE /staff-accounts/:id/sessions/:session': 'staff-account.endSessions',
});
