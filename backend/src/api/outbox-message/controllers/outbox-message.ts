import { mailsWithinScope } from '../../../appointments/list/staff-access';
import { mailCountsAnswer } from '../../../contract/appointment-mails';
import { undeliveredAnswer } from '../../../contract/undelivered';
import { listUndelivered } from '../../../desk/messages/undelivered';
import { countMessages } from '../../../messaging/outbox-state';
import { call, controller, onDuty } from '../../../platform/call';
import type { Query } from '../../../platform/database';
import { show } from '../../../platform/reply';

export default controller({
  undelivered: call(
    { who: onDuty('desk'), answers: undeliveredAnswer },
    async ({ db, member: { scope }, now }) => show({ data: await listUndelivered(db, scope, now) }),
  ),

  /** Counts mails that wait, are sent, or were given up: staff see that mail works, never a word of it. */
  counts: call({ who: onDuty('desk'), answers: mailCountsAnswer }, async ({ db, member: { scope } }) => {
    const narrow = (query: Query) => mailsWithinScope(db, query, scope);
    return show({ data: await countMessages(db, narrow) });
  }),
});
