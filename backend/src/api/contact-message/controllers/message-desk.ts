import {
  handlingChange,
  messageAnswer,
  messageDetailAnswer,
  messageListAnswer,
  messageQuery,
} from '../../../contract/contact-message';
import {
  openMessage,
  presentMessage,
  presentWithHistory,
  seesMessages,
  settleMessage,
} from '../../../desk/messages/handle-message';
import { findMessage, listMessages } from '../../../desk/messages/message-rows';
import { bodyOf, call, controller, type Given, onDuty, queryOf } from '../../../platform/call';
import { pagesOf, show, showOutcome } from '../../../platform/reply';
import type { StaffMember } from '../../../platform/staff-member';

const change = handlingChange.refine(({ from, to }) => from !== to);

const named = async ({ db, member, params }: Given<StaffMember>) =>
  seesMessages(member) ? findMessage(db, params.id ?? '') : null;

export default controller({
  find: call(
    { who: onDuty('messages'), answers: messageListAnswer, reads: queryOf(messageQuery, 'query') },
    async ({ db, member, input }) => {
      const { rows, counts, total } = seesMessages(member)
        ? await listMessages(db, input)
        : { rows: [], counts: { new: 0, read: 0, done: 0 }, total: 0 };
      return show({
        data: rows.map(presentMessage),
        meta: { pagination: pagesOf({ ...input, total }), counts },
      });
    },
  ),

  findOne: call(
    { who: onDuty('messages'), answers: messageDetailAnswer, names: named },
    async ({ found, ...given }) =>
      show({ data: await presentWithHistory(given.strapi, await openMessage(given, found), given.member) }),
  ),

  settle: call(
    { who: onDuty('messages'), answers: messageAnswer, names: named, reads: bodyOf(change, 'to') },
    async ({ found, input, ...given }) =>
      showOutcome(await settleMessage(given, found, input), presentMessage),
  ),
});
