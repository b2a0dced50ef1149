import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { bookAppointment } from '../../../appointments/booking/book';
import { correctPatient, parseCorrection } from '../../../appointments/changes/correct-patient';
import { appointmentOfPatient } from '../../../appointments/changes/patient-access';
import { parseReschedule, rescheduleAppointment } from '../../../appointments/changes/reschedule';
import {
  parseCancellation,
  parseTransition,
  transitionAppointment,
} from '../../../appointments/changes/transition';
import { presentBooked, presentForPatient, presentForStaff } from '../../../appointments/list/present';
import { appointmentForStaff } from '../../../appointments/list/staff-access';
import { countQuery, listQuery } from '../../../appointments/list/staff-filter';
import { countAppointments, listAppointments } from '../../../appointments/list/staff-list';
import type { AppointmentRow } from '../../../appointments/record/appointment-rows';
import { fieldError } from '../../../appointments/record/booking-input';
import { readCancellation } from '../../../appointments/record/cancellation';
import { overbookedAmong } from '../../../appointments/record/claims-table';
import type { CatalogueSnapshot } from '../../../catalogue/catalogue-snapshot';
import { currentCatalogue } from '../../../catalogue/current-catalogue';
import { getAppointmentDetail } from '../../../desk/detail';
import { sendMailAgain } from '../../../documents/mails/send-again';
import { answer, type Context, dataOf, holderFrom, refuse, withSearch } from '../../../platform/http';
import { invalid, notFound, type Outcome } from '../../../platform/refusal';
import { servicesOf } from '../../../platform/services';
import { staffOf } from '../../../platform/staff-member';

const idempotencyKey = z.string().regex(/^[A-Za-z0-9-]{16,64}$/);

function refuseQuery({ ctx, error }: { ctx: Context; error: z.ZodError }): void {
  const names = new Set(error.issues.map((issue) => String(issue.path[0] ?? 'query')));
  refuse({ ctx, refusal: invalid([...names].map((name) => fieldError(name, 'invalid'))).refusal });
}

export default ({ strapi }: { strapi: Core.Strapi }) => {
  /** An appointment as its patient sees it. */
  async function answerPatient({
    ctx,
    outcome,
    catalogue,
  }: {
    ctx: Context;
    outcome: Outcome<AppointmentRow>;
    catalogue: CatalogueSnapshot;
  }) {
    const db = strapi.db.connection;
    const cancellation = outcome.ok ? await readCancellation({ db, row: outcome.value }) : null;
    const now = Date.now();
    answer({
      ctx,
      outcome,
      present: (row) =>
        presentForPatient({ row, catalogue, cancellation, fileKeys: servicesOf(strapi).fileKeys, now }),
    });
  }

  return {
    async create(ctx: Context) {
      const catalogue = await currentCatalogue(strapi);
      const points = catalogue.data.rules.maxRequestsPerAddressHour;
      await servicesOf(strapi).addressLimits.count({ ctx, name: 'book', points, seconds: 3600 });
      const key = idempotencyKey.safeParse(ctx.get('Idempotency-Key'));
      if (!key.success)
        return refuse({ ctx, refusal: invalid([fieldError('Idempotency-Key', 'required')]).refusal });
      const body = dataOf(ctx.request.body);
      const outcome = await bookAppointment({
        strapi,
        catalogue,
        body,
        idempotencyKey: key.data,
        holder: holderFrom(ctx),
        now: Date.now(),
      });
      answer({
        ctx,
        outcome,
        status: 201,
        present: (booked) => presentBooked({ booked, manageKeys: servicesOf(strapi).manageKeys }),
      });
    },

    /** For the patient: the number alone opens nothing, and a wrong key answers as an unknown number does. */
    async findByNumber(ctx: Context) {
      const row = await appointmentOfPatient({ strapi, ctx });
      const outcome = row ? { ok: true as const, value: row } : notFound();
      await answerPatient({ ctx, outcome, catalogue: await currentCatalogue(strapi) });
    },

    async cancelByPatient(ctx: Context) {
      const row = await appointmentOfPatient({ strapi, ctx });
      if (!row) return refuse({ ctx, refusal: notFound().refusal });
      const wanted = parseCancellation(dataOf(ctx.request.body));
      if (!wanted.ok) return refuse({ ctx, refusal: wanted.refusal });
      const catalogue = await currentCatalogue(strapi);
      const outcome = await transitionAppointment({
        strapi,
        catalogue,
        appointment: row.document_id,
        wanted: wanted.value,
        actor: 'patient',
        by: 'patient',
        now: Date.now(),
      });
      await answerPatient({ ctx, outcome, catalogue });
    },

    async moveByPatient(ctx: Context) {
      const row = await appointmentOfPatient({ strapi, ctx });
      if (!row) return refuse({ ctx, refusal: notFound().refusal });
      const wanted = parseReschedule(dataOf(ctx.request.body));
      if (!wanted.ok) return refuse({ ctx, refusal: wanted.refusal });
      const catalogue = await currentCatalogue(strapi);
      const outcome = await rescheduleAppointment({
        strapi,
        catalogue,
        appointment: row,
        wanted: wanted.value,
        by: 'patient',
        holder: holderFrom(ctx),
        now: Date.now(),
      });
      await answerPatient({ ctx, outcome, catalogue });
    },

    /** The patient mends name, phone or e-mail of a request. */
    async correctByPatient(ctx: Context) {
      const row = await appointmentOfPatient({ strapi, ctx });
      if (!row) return refuse({ ctx, refusal: notFound().refusal });
      const catalogue = await currentCatalogue(strapi);
      const wanted = parseCorrection({ body: dataOf(ctx.request.body), row, catalogue });
      if (!wanted.ok) return refuse({ ctx, refusal: wanted.refusal });
      const outcome = await correctPatient({ strapi, catalogue, row, wanted: wanted.value, now: Date.now() });
      await answerPatient({ ctx, outcome, catalogue });
    },

    async find(ctx: Context) {
      const { scope } = staffOf(ctx.state);
      const parsed = listQuery.safeParse(withSearch(ctx));
      if (!parsed.success) return refuseQuery({ ctx, error: parsed.error });
      const catalogue = await currentCatalogue(strapi);
      const { rows, total, isCapped } = await listAppointments({
        db: strapi.db.connection,
        scope,
        query: parsed.data,
        branches: catalogue.data.branches,
        clocks: catalogue.data,
      });
      const overbooked = await overbookedAmong({
        db: strapi.db.connection,
        appointments: rows.map((row) => row.document_id),
      });
      const { page, pageSize } = parsed.data;
      ctx.set('Cache-Control', 'no-store');
      ctx.body = {
        data: rows.map((row) =>
          presentForStaff({ row, catalogue, isOverbooked: overbooked.has(row.document_id) }),
        ),
        meta: { pagination: { page, pageSize, pageCount: Math.ceil(total / pageSize), total }, isCapped },
      };
    },

    async counts(ctx: Context) {
      const { scope } = staffOf(ctx.state);
      const parsed = countQuery.safeParse(withSearch(ctx));
      if (!parsed.success) return refuseQuery({ ctx, error: parsed.error });
      const { branches, ...clocks } = (await currentCatalogue(strapi)).data;
      const db = strapi.db.connection;
      ctx.set('Cache-Control', 'no-store');
      const asked = { db, scope, branches, clocks };
      const { counts, isCapped } = await countAppointments({ ...asked, query: parsed.data });
      const misplaced = await countAppointments({ ...asked, query: { ...parsed.data, toBeMoved: 'true' } });
      ctx.body = { data: { ...counts, toBeMoved: misplaced.counts.total }, meta: { isCapped } };
    },

    async findOne(ctx: Context) {
      const member = staffOf(ctx.state);
      const db = strapi.db.connection;
      const catalogue = await currentCatalogue(strapi);
      const row = await appointmentForStaff({ db, member, id: ctx.params.id ?? '' });
      if (!row) return refuse({ ctx, refusal: notFound().refusal });
      const value = await getAppointmentDetail({ db, row, catalogue, member, now: Date.now() });
      answer({ ctx, outcome: { ok: true, value }, present: (whole) => whole });
    },

    async transition(ctx: Context) {
      const member = staffOf(ctx.state);
      const wanted = parseTransition(dataOf(ctx.request.body));
      if (!wanted.ok) return refuse({ ctx, refusal: wanted.refusal });
      const row = await appointmentForStaff({ db: strapi.db.connection, member, id: ctx.params.id ?? '' });
      if (!row) return refuse({ ctx, refusal: notFound().refusal });
      const catalogue = await currentCatalogue(strapi);
      const outcome = await transitionAppointment({
        strapi,
        catalogue,
        appointment: row.document_id,
        wanted: wanted.value,
        actor: member.role,
        by: `user:${member.documentId}`,
        now: Date.now(),
      });
      answer({ ctx, outcome, present: (value) => presentForStaff({ row: value, catalogue }) });
    },

    /** Sends one mail about the appointment again, where that makes sense. */
    async sendMailAgain(ctx: Context) {
      const member = staffOf(ctx.state);
      const row = await appointmentForStaff({ db: strapi.db.connection, member, id: ctx.params.id ?? '' });
      if (!row) return refuse({ ctx, refusal: notFound().refusal });
      const mail = ctx.params.mail ?? '';
      const outcome = await sendMailAgain({
        strapi,
        row,
        mail,
        by: `user:${member.documentId}`,
        now: Date.now(),
      });
      answer({ ctx, outcome, present: () => null });
    },
  };
};
