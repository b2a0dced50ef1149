import { logQuery, readLog } from '../../../desk/log/read-log';
import { call, controller, manager, read, reading } from '../../../platform/call';
import { show } from '../../../platform/reply';

export default controller({
  find: call({
    who: manager,
    run: reading(
      ({ query }) => read({ schema: logQuery, from: query }),
      async ({ strapi, input }) => show(await readLog({ strapi, query: input })),
    ),
  }),
});
