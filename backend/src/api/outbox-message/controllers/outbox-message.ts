import { mailsWithinScope } from '../../../appointments/list/staff-access';
import { mailCountsAnswer, undeliveredAnswer } from '../../../contract/appointment';
import { listUndelivered } from '../../../desk/messages/undelivered';
import { countMessages } from '../../../messaging/message-states';
import { call, controller, onDuty } from '../../../platform/call';
import type { Query } from '../../../platform/database';
import { show } from '../../../platform/reply';

export default controller({
  /** What did not reach its patient, of visits to come in the branches of a member of staff. */
  undelivered: call({
    who: onDuty('desk'),
    answers: undeliveredAnswer,
    run: async ({ db, member: { scope }, now }) => {
      const narrow = (query: Query) => mailsWithinScope({ db, query, scope });
      return show({ data: await listUndelivered({ db, narrow, now }) });
    },
  }),

  /** How many mails wait, are sent, or were given up: staff see that mail works, never a word of it. */
  counts: call({
    who: onDuty('desk'),
    answers: mailCountsAnswer,
    run: async ({ db, member: { scope } }) => {
      const narrow = (query: Query) => mailsWithinScope({ db, query, scope });
      return show({ data: await countMessages({ db, narrow }) });
    },
  }),
});
