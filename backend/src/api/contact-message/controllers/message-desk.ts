import type { Core } from '@strapi/strapi';
import { fieldError } from '../../../appointments/record/booking-input';
import {
  openMessage,
  parseHandling,
  presentMessage,
  presentWithHistory,
  seesMessages,
  settleMessage,
} from '../../../desk/messages/handle-message';
import { listMessages, messageQuery } from '../../../desk/messages/message-rows';
import { answer, type Context, dataOf, refuse } from '../../../platform/http';
import { invalid } from '../../../platform/refusal';
import { staffOf } from '../../../platform/staff-member';

/** The messages of the contact page, for staff of all branches. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async find(ctx: Context) {
    const member = staffOf(ctx.state);
    const parsed = messageQuery.safeParse(ctx.query);
    if (!parsed.success) return refuse({ ctx, refusal: invalid([fieldError('query', 'invalid')]).refusal });
    const { rows, counts } = seesMessages(member)
      ? await listMessages({ db: strapi.db.connection, query: parsed.data })
      : { rows: [], counts: { new: 0, read: 0, done: 0 } };
    const { handling, page, pageSize } = parsed.data;
    const total = handling ? counts[handling] : counts.new + counts.read + counts.done;
    ctx.set('Cache-Control', 'no-store');
    ctx.body = {
      data: rows.map(presentMessage),
      meta: { pagination: { page, pageSize, pageCount: Math.ceil(total / pageSize), total }, counts },
    };
  },

  async findOne(ctx: Context) {
    const member = staffOf(ctx.state);
    const outcome = await openMessage({ strapi, member, id: ctx.params.id ?? '', now: Date.now() });
    if (!outcome.ok) return refuse({ ctx, refusal: outcome.refusal });
    const value = await presentWithHistory({ strapi, row: outcome.value, member });
    answer({ ctx, outcome: { ok: true, value }, present: (whole) => whole });
  },

  async settle(ctx: Context) {
    const member = staffOf(ctx.state);
    const wanted = parseHandling(dataOf(ctx.request.body));
    if (!wanted.ok) return refuse({ ctx, refusal: wanted.refusal });
    const id = ctx.params.id ?? '';
    const outcome = await settleMessage({ strapi, member, id, now: Date.now(), ...wanted.value });
    answer({ ctx, outcome, present: presentMessage });
  },
});
