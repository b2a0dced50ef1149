import { forManager } from '../../../platform/routes';

export default forManager({
  'GET /hours': 'hours.find',
  'GET /hours/:id': 'hours.findOne',
  'POST /hours/changes': 'hours.change',
});
