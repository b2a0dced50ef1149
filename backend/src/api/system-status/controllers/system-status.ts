import { systemStatusAnswer } from '../../../contract/system-status';
import { call, controller, manager } from '../../../platform/call';
import { show } from '../../../platform/reply';

export default controller({
  find: call({ who: manager, answers: systemStatusAnswer }, async ({ services }) =>
    show({ data: await services.systemStatus() }),
  ),
});
