import { forStaff, forWebsite, together } from '../../../platform/routes';

export default together(
  forWebsite({ 'POST /visits': 'visit.count' }),
  forStaff({ 'GET /visits': 'visit.find' }),
);
