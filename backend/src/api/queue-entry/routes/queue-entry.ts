import { forStaff } from '../../../platform/routes';

export default forStaff({
  'POST /queue-entries': 'queue-entry.create',
  'POST /queue-entries/:id/steps': 'queue-entry.step',
});
