import { processingRegisterAnswer } from '../../../contract/processing-register';
import { readRegister } from '../../../desk/privacy/read-register';
import { call, controller, manager } from '../../../platform/call';
import { show } from '../../../platform/reply';

export default controller({
  find: call({ who: manager, answers: processingRegisterAnswer }, async ({ strapi }) =>
    show({ data: await readRegister(strapi) }),
  ),
});
