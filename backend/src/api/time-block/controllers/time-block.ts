import { latestCatalogue } from '../../../catalogue/current-catalogue';
import { documentAnswer } from '../../../contract/document-id';
import { blockTime, parseBlock } from '../../../desk/calendar/block-time';
import { unblockTime } from '../../../desk/calendar/unblock-time';
import { call, controller, naming, onDuty, reading } from '../../../platform/call';
import { showOutcome } from '../../../platform/reply';

export default controller({
  create: call({
    who: onDuty('blocks'),
    answers: documentAnswer,
    run: naming(
      latestCatalogue,
      reading(
        ({ data, found: catalogue }) => parseBlock(data, catalogue),
        async ({ strapi, member, found: catalogue, input: wanted, now }) => {
          const outcome = await blockTime({ strapi, catalogue, member, now }, wanted);
          return showOutcome(outcome, (documentId) => ({ documentId }), 201);
        },
      ),
    ),
  }),

  remove: call({
    who: onDuty('blocks'),
    answers: documentAnswer,
    run: async ({ strapi, member, params, now }) => {
      const outcome = await unblockTime({ strapi, member, now }, params.id ?? '');
      return showOutcome(outcome, (documentId) => ({ documentId }));
    },
  }),
});
