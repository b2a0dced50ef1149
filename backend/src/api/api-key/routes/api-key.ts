import { forManager } from '../../../platform/routes';

export default forManager({
  'GET /api-keys': 'api-key.find',
  'POST /api-keys': 'api-key.create',
  'DELETE /api-keys/:id': 'api-key.revoke',
});
