import {
  openMessage,
  parseHandling,
  presentMessage,
  presentWithHistory,
  seesMessages,
  settleMessage,
} from '../../../desk/messages/handle-message';
import { listMessages, messageQuery } from '../../../desk/messages/message-rows';
import { call, controller, read, reading, staff } from '../../../platform/call';
import { pagesOf, show, showOutcome } from '../../../platform/reply';

/** The messages of the contact page, for staff of all branches. */
export default controller({
  find: call({
    who: staff,
    run: reading(
      ({ query }) => read({ schema: messageQuery, from: query, whole: 'query' }),
      async ({ strapi, member, input }) => {
        const { rows, counts } = seesMessages(member)
          ? await listMessages({ db: strapi.db.connection, query: input })
          : { rows: [], counts: { new: 0, read: 0, done: 0 } };
        const { handling } = input;
        const total = handling ? counts[handling] : counts.new + counts.read + counts.done;
        return show({
          data: rows.map(presentMessage),
          meta: { pagination: pagesOf({ ...input, total }), counts },
        });
      },
    ),
  }),

  findOne: call({
    who: staff,
    run: async ({ strapi, member, params, now }) => {
      const outcome = await openMessage({ strapi, member, id: params.id ?? '', now });
      if (!outcome.ok) return outcome;
      return show({ data: await presentWithHistory({ strapi, row: outcome.value, member }) });
    },
  }),

  settle: call({
    who: staff,
    run: reading(
      ({ data }) => parseHandling(data),
      async ({ strapi, member, params, input, now }) => {
        const outcome = await settleMessage({ strapi, member, id: params.id ?? '', now, ...input });
        return showOutcome({ outcome, present: presentMessage });
      },
    ),
  }),
});
