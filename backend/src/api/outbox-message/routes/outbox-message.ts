import { forStaff } from '../../../platform/routes';

export default forStaff({
  'GET /outbox-messages/undelivered': 'outbox-message.undelivered',
  'GET /outbox-messages/counts': 'outbox-message.counts',
});
