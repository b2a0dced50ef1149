import { forStaff, forWebsite, together } from '../../../platform/routes';

export default together(
  forStaff({
    'GET /calendar-feeds': 'calendar-feed.find',
    'POST /calendar-feeds': 'calendar-feed.create',
    'DELETE /calendar-feeds/:id': 'calendar-feed.remove',
  }),
  forWebsite({ 'GET /calendar-feeds/file': 'calendar-feed.file' }),
);
