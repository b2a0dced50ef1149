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
import { listMessages } from '../../../desk/messages/message-rows';
import { bodyOf, call, controller, onDuty, queryOf } from '../../../platform/call';
import { pagesOf, show, showOutcome } from '../../../platform/reply';

const change = handlingChange.refine(({ from, to }) => from !== to);

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
    { who: onDuty('messages'), answers: messageDetailAnswer },
    async ({ strapi, member, params, now }) => {
      const outcome = await openMessage({ strapi, member, now }, params.id ?? '');
      if (!outcome.ok) return outcome;
      return show({ data: await presentWithHistory(strapi, outcome.value, member) });
    },
  ),

  settle: call(
    { who: onDuty('messages'), answers: messageAnswer, reads: bodyOf(change, 'to') },
    async ({ params, input, ...given }) =>
      showOutcome(await settleMessage(given, params.id ?? '', input), presentMessage),
  ),
});
