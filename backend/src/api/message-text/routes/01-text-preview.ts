import { forManager } from '../../../platform/routes';

export default forManager({
  'GET /message-texts/preview': 'text-preview.find',
  'PUT /message-texts/desk': 'text-preview.change',
});
