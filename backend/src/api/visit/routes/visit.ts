import { forStaff, forWebsite } from '../../../platform/routes';

export default {
  routes: [...forWebsite({ 'POST /visits': 'visit.count' }), ...forStaff({ 'GET /visits': 'visit.find' })],
};
