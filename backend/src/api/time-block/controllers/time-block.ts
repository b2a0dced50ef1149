import { catalogueCall } from '../../../catalogue/catalogue-call';
import { documentAnswer } from '../../../contract/document-id';
import { blockTime, parseBlock, unblockTime } from '../../../desk/calendar/block-time';
import { call, controller, onDuty } from '../../../platform/call';
import { showDocument } from '../../../platform/reply';

export default controller({
  create: catalogueCall(
    { who: onDuty('blocks'), answers: documentAnswer, reads: parseBlock },
    async ({ input: wanted, ...given }) => showDocument(await blockTime(given, wanted), 201),
  ),

  remove: call({ who: onDuty('blocks'), answers: documentAnswer }, async ({ strapi, member, params, now }) =>
    showDocument(await unblockTime({ strapi, member, now }, params.id ?? '')),
  ),
});
