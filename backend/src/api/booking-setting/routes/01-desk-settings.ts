import { forManager } from '../../../platform/routes';

export default forManager({
  'GET /booking-settings/desk': 'desk-settings.find',
  'PUT /booking-settings/desk': 'desk-settings.change',
});
