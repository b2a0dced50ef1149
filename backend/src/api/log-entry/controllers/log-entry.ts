import { logAnswer, logQuery } from '../../../contract/log';
import { readLog } from '../../../desk/log/read-log';
import { call, controller, manager, queryOf, reading } from '../../../platform/call';
import { show } from '../../../platform/reply';

export default controller({
  find: call({
    who: manager,
    answers: logAnswer,
    run: reading(queryOf(logQuery), async ({ strapi, input }) => show(await readLog(strapi, input))),
  }),
});
