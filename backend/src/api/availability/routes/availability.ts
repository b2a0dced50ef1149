import { forWebsite } from '../../../platform/routes';

export default forWebsite({
  'GET /availability': 'availability.find',
  'GET /availability/next': 'availability.next',
  'GET /availability/series': 'availability.series',
});
