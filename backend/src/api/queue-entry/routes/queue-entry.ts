import { forStaff } from '../../../platform/routes';

export default {
  routes: forStaff({
    'POST /queue-entries': 'queue-entry.create',
    'POST /queue-entries/:id/steps': 'queue-entry.step',
  }),
};
