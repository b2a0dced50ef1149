import { forManager } from '../../../platform/routes';

export default forManager({
  'GET /webhooks': 'webhook.find',
  'POST /webhooks': 'webhook.create',
  'GET /webhooks/:id': 'webhook.findOne',
  'PUT /webhooks/:id': 'webhook.update',
  'DELETE /webhooks/:id': 'webhook.delete',
  'POST /webhooks/:id/secret': 'webhook.renewSecret',
  'GET /webhooks/:id/deliveries': 'webhook.findDeliveries',
  'POST /webhooks/:id/deliveries/:delivery/again': 'webhook.repeat',
});
