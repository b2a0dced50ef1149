import { forManager } from '../../../platform/routes';

export default forManager({
  'GET /log-entries': 'log-entry.find',
  'GET /log-entries/people': 'log-entry.findPeople',
});
