import { forStaff } from '../../../platform/routes';

export default forStaff({
  'GET /busy-calendars': 'busy-calendar.find',
  'POST /busy-calendars': 'busy-calendar.create',
  'DELETE /busy-calendars/:id': 'busy-calendar.remove',
});
