import type { Core } from '@strapi/strapi';
import { currentCatalogue } from '../../../catalogue/current-catalogue';
import { blockTime, parseBlock } from '../../../desk/calendar/block-time';
import { unblockTime } from '../../../desk/calendar/unblock-time';
import { answer, type Context, dataOf, refuse } from '../../../platform/http';
import { staffOf } from '../../../platform/staff-member';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Keeps a doctor's time free of appointments. */
  async create(ctx: Context) {
    const member = staffOf(ctx.state);
    const catalogue = await currentCatalogue(strapi);
    const wanted = parseBlock({ body: dataOf(ctx.request.body), catalogue });
    if (!wanted.ok) return refuse({ ctx, refusal: wanted.refusal });
    const outcome = await blockTime({ strapi, catalogue, member, wanted: wanted.value, now: Date.now() });
    answer({ ctx, outcome, status: 201, present: (documentId) => ({ documentId }) });
  },

  async remove(ctx: Context) {
    const member = staffOf(ctx.state);
    const outcome = await unblockTime({ strapi, member, id: ctx.params.id ?? '', now: Date.now() });
    answer({ ctx, outcome, present: (documentId) => ({ documentId }) });
  },
});
