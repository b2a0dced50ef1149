import type { Core } from '@strapi/strapi';
import { fieldError } from '../../../appointments/booking-input';
import { directoryOf } from '../../../appointments/clinic';
import { answer, type Context, dataOf, refuse } from '../../../appointments/http';
import { presentForStaff } from '../../../appointments/present';
import { invalid, notFound } from '../../../appointments/refusal';
import { appointmentForStaff } from '../../../appointments/staff-access';
import { parseCallOutcome } from '../../../calls/call-outcome';
import { findOpen, leaveCall } from '../../../calls/call-rows';
import { keepCall, openCall, openNextCall } from '../../../calls/open-call';
import { presentWork } from '../../../calls/present-work';
import { recordOutcome } from '../../../calls/record-outcome';
import { listWork, workListQuery } from '../../../calls/work-list';
import { staffOf } from '../../../policies/is-staff';

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
      const directory = await directoryOf(strapi);
      const work = await listWork({ db, scope: member.scope, query: parsed.data, now });
      const { page, pageSize } = parsed.data;
      const { total, later, nextDueAt } = work;
      const pagination = { page, pageSize, pageCount: Math.ceil(total / pageSize), total };
      ctx.set('Cache-Control', 'no-store');
      ctx.body = {
        data: await presentWork({ db, rows: work.rows, directory, member, now }),
        meta: {
          pagination,
          later,
          nextDueAt: nextDueAt === null ? null : new Date(nextDueAt).toISOString(),
          open: await findOpen({ db, member: member.documentId, now }),
        },
      };
    },

    async openNext(ctx: Context) {
      const member = staffOf(ctx.state);
      const directory = await directoryOf(strapi);
      const value = await openNextCall({ strapi, member, now: Date.now() });
      answer({
        ctx,
        outcome: { ok: true, value },
        present: (row) => row && presentForStaff({ row, directory }),
      });
    },

    async open(ctx: Context) {
      const found = await named(ctx);
      if (!found) return;
      const directory = await directoryOf(strapi);
      const outcome = await openCall({ strapi, ...found, now: Date.now() });
      answer({ ctx, outcome, present: (row) => presentForStaff({ row, directory }) });
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
      const directory = await directoryOf(strapi);
      const outcome = await recordOutcome({
        strapi,
        directory,
        ...found,
        outcome: parsed.value,
        now: Date.now(),
      });
      answer({ ctx, outcome, present: (row) => presentForStaff({ row, directory }) });
    },
  };
};
