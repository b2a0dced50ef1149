import { forStaff } from '../../../platform/routes';

export default forStaff({
  'POST /time-blocks': 'time-block.create',
  'DELETE /time-blocks/:id': 'time-block.remove',
});
