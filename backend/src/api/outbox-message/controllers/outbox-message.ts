import { mailsWithinScope } from '../../../appointments/list/staff-access';
import { mailCountsAnswer } from '../../../contract/appointment';
import { countMessages } from '../../../messaging/outbox';
import { call, controller, staff } from '../../../platform/call';
import type { Query } from '../../../platform/database';
import { show } from '../../../platform/reply';

export default controller({
  /** How many mails wait, are sent, or were given up: staff see that mail works, never a word of it. */
  counts: call({
    who: staff,
    answers: mailCountsAnswer,
    run: async ({ db, member: { scope } }) => {
      const narrow = (query: Query) => mailsWithinScope({ db, query, scope });
      return show({ data: await countMessages({ db, narrow }) });
    },
  }),
});
