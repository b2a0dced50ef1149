import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { findAppointment } from '../../../appointments/appointment-rows';
import { bookAppointment } from '../../../appointments/book';
import { fieldError } from '../../../appointments/booking-input';
import { directoryOf, manageKeys } from '../../../appointments/clinic';
import { answer, type Context, limit, refuse } from '../../../appointments/http';
import {
  presentBooked,
  presentForPatient,
  presentForStaff,
  presentWhole,
} from '../../../appointments/present';
import { countAppointments, listAppointments, listQuery, readHistory } from '../../../appointments/read';
import { invalid, notFound } from '../../../appointments/refusal';
import { parseTransition, transitionAppointment } from '../../../appointments/transition';
import { parseBookingNumber } from '../../../booking/booking-number';
import { staffOf } from '../../../policies/is-staff';

const LOOKUPS_PER_MINUTE = 30;
const idempotencyKey = z.string().regex(/^[A-Za-z0-9-]{16,64}$/);
const envelope = z.object({ data: z.unknown() });

function dataOf(body: unknown): unknown {
  return envelope.safeParse(body).data?.data;
}

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async create(ctx: Context) {
    const directory = await directoryOf(strapi);
    const points = directory.data.rules.maxRequestsPerAddressHour;
    await limit({ ctx, name: 'book', points, seconds: 3600 });
    const key = idempotencyKey.safeParse(ctx.get('Idempotency-Key'));
    if (!key.success)
      return refuse({ ctx, refusal: invalid([fieldError('Idempotency-Key', 'required')]).refusal });
    const body = dataOf(ctx.request.body);
    const outcome = await bookAppointment({
      strapi,
      directory,
      body,
      idempotencyKey: key.data,
      now: Date.now(),
    });
    answer({ ctx, outcome, status: 201, present: (booked) => presentBooked({ booked, directory }) });
  },

  /** For the patient: the number alone opens nothing, and a wrong key answers as an unknown number does. */
  async findByNumber(ctx: Context) {
    await limit({ ctx, name: 'lookup', points: LOOKUPS_PER_MINUTE, seconds: 60 });
    const number = parseBookingNumber(ctx.params.number ?? '');
    const key = ctx.get('X-Manage-Key');
    const row =
      number !== null && manageKeys().matches({ bookingNumber: number, key })
        ? await findAppointment({ db: strapi.db.connection, where: { booking_number: number } })
        : null;
    const directory = await directoryOf(strapi);
    const outcome = row ? { ok: true as const, value: row } : notFound();
    answer({ ctx, outcome, present: (value) => presentForPatient({ row: value, directory }) });
  },

  async find(ctx: Context) {
    staffOf(ctx.state);
    const parsed = listQuery.safeParse(ctx.query);
    if (!parsed.success) {
      const names = new Set(parsed.error.issues.map((issue) => String(issue.path[0] ?? 'query')));
      return refuse({ ctx, refusal: invalid([...names].map((name) => fieldError(name, 'invalid'))).refusal });
    }
    const directory = await directoryOf(strapi);
    const { rows, total } = await listAppointments({ db: strapi.db.connection, query: parsed.data });
    const { page, pageSize } = parsed.data;
    ctx.set('Cache-Control', 'no-store');
    ctx.body = {
      data: rows.map((row) => presentForStaff({ row, directory })),
      meta: { pagination: { page, pageSize, pageCount: Math.ceil(total / pageSize), total } },
    };
  },

  async counts(ctx: Context) {
    staffOf(ctx.state);
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { data: await countAppointments(strapi.db.connection), meta: {} };
  },

  async findOne(ctx: Context) {
    const { role } = staffOf(ctx.state);
    const db = strapi.db.connection;
    const directory = await directoryOf(strapi);
    const row = await findAppointment({ db, where: { document_id: ctx.params.id ?? '' } });
    const history = row ? await readHistory({ db, appointment: row.document_id }) : [];
    const outcome = row ? { ok: true as const, value: row } : notFound();
    const now = Date.now();
    answer({ ctx, outcome, present: (value) => presentWhole({ row: value, history, directory, role, now }) });
  },

  async transition(ctx: Context) {
    const member = staffOf(ctx.state);
    const wanted = parseTransition(dataOf(ctx.request.body));
    if (!wanted.ok) return refuse({ ctx, refusal: wanted.refusal });
    const directory = await directoryOf(strapi);
    const outcome = await transitionAppointment({
      strapi,
      directory,
      appointment: ctx.params.id ?? '',
      wanted: wanted.value,
      actor: member.role,
      by: `user:${member.documentId}`,
      now: Date.now(),
    });
    answer({ ctx, outcome, present: (row) => presentForStaff({ row, directory }) });
  },
});
