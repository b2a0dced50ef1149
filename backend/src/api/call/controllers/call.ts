import type { Core } from '@strapi/strapi';
import { presentForStaff } from '../../../appointments/list/present';
import { appointmentForStaff } from '../../../appointments/list/staff-access';
import { fieldError } from '../../../appointments/record/booking-input';
import { findOpen, leaveCall } from '../../../appointments/record/call-rows';
import { currentCatalogue } from '../../../catalogue/current-catalogue';
import { parseCallOutcome } from '../../../desk/calls/call-outcome';
import { keepCall, openCall, openNextCall } from '../../../desk/calls/open-call';
import { presentWork } from '../../../desk/calls/present-work';
import { recordOutcome } from '../../../desk/calls/record-outcome';
import { listWork, workListQuery } from '../../../desk/calls/work-list';
import { answer, type Context, dataOf, refuse } from '../../../platform/http';
import { isoInstant } from '../../../platform/instant';
import { invalid, notFound } from '../../../platform/refusal';
import { staffOf } from '../../../platform/staff-member';

export default ({ strapi }: { strapi: Core.Strapi }) => {
  /** The caller and the appointment they name; null (answered with 404) when it is not theirs to see. */
  async function named(ctx: Context) {
    const member = staffOf(ctx.state);
    const row = await appointmentForStaff({ db: strapi.db.connection, member, id: ctx.params.id ?? '' });
    if (row) return { member, row };
    refuse({ ctx, refusal: notFound().refusal });
    return null;
  }

  return {
    /** The work list of the call centre: whom to call now, what is due first at the top. */
    async find(ctx: Context) {
      const member = staffOf(ctx.state);
      const parsed = workListQuery.safeParse(ctx.query);
      if (!parsed.success) return refuse({ ctx, refusal: invalid([fieldError('query', 'invalid')]).refusal });
      const db = strapi.db.connection;
      const now = Date.now();
      const catalogue = await currentCatalogue(strapi);
      const work = await listWork({ db, scope: member.scope, query: parsed.data, now });
      const { page, pageSize } = parsed.data;
      const { total, later, nextDueAt } = work;
      const pagination = { page, pageSize, pageCount: Math.ceil(total / pageSize), total };
      ctx.set('Cache-Control', 'no-store');
      ctx.body = {
        data: await presentWork({ db, rows: work.rows, catalogue, member, now }),
        meta: {
          pagination,
          later,
          nextDueAt: isoInstant(nextDueAt),
          open: await findOpen({ db, member: member.documentId, now }),
        },
      };
    },

    async openNext(ctx: Context) {
      const member = staffOf(ctx.state);
      const catalogue = await currentCatalogue(strapi);
      const value = await openNextCall({ strapi, member, now: Date.now() });
      answer({
        ctx,
        outcome: { ok: true, value },
        present: (row) => row && presentForStaff({ row, catalogue }),
      });
    },

    async open(ctx: Context) {
      const found = await named(ctx);
      if (!found) return;
      const catalogue = await currentCatalogue(strapi);
      const outcome = await openCall({ strapi, ...found, now: Date.now() });
      answer({ ctx, outcome, present: (row) => presentForStaff({ row, catalogue }) });
    },

    async renew(ctx: Context) {
      const found = await named(ctx);
      if (!found) return;
      const { member, row } = found;
      const db = strapi.db.connection;
      const outcome = await keepCall({ db, appointment: row.document_id, member, now: Date.now() });
      answer({ ctx, outcome, present: () => ({ status: row.status, version: row.version }) });
    },

    async leave(ctx: Context) {
      const found = await named(ctx);
      if (!found) return;
      const { member, row } = found;
      const left = { appointment: row.document_id, member: member.documentId, now: Date.now() };
      await leaveCall({ db: strapi.db.connection, ...left });
      answer({ ctx, outcome: { ok: true, value: null }, present: () => null });
    },

    async end(ctx: Context) {
      const found = await named(ctx);
      if (!found) return;
      const parsed = parseCallOutcome(dataOf(ctx.request.body));
      if (!parsed.ok) return refuse({ ctx, refusal: parsed.refusal });
      const catalogue = await currentCatalogue(strapi);
      const outcome = await recordOutcome({
        strapi,
        catalogue,
        ...found,
        outcome: parsed.value,
        now: Date.now(),
      });
      answer({ ctx, outcome, present: (row) => presentForStaff({ row, catalogue }) });
    },
  };
};
