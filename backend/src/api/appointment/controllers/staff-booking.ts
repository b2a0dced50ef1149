import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { z } from 'zod';
import { bookAppointment } from '../../../appointments/booking/book';
import { parseReschedule, rescheduleAppointment } from '../../../appointments/changes/reschedule';
import { presentForStaff } from '../../../appointments/list/present';
import { appointmentForStaff, isInScope } from '../../../appointments/list/staff-access';
import { fieldError } from '../../../appointments/record/booking-input';
import { currentCatalogue } from '../../../catalogue/current-catalogue';
import { lineSchema } from '../../../contract/line-schema';
import { answer, type Context, dataOf, refuse } from '../../../platform/http';
import { freeTime, invalid, notFound } from '../../../platform/refusal';
import { staffOf } from '../../../platform/staff-member';

const idempotencyKey = z.string().regex(/^[A-Za-z0-9-]{16,64}$/);

/** What staff settle beside the booking itself; the rest of the body is a booking as a patient sends it. */
const settled = z.looseObject({
  branch: z.string(),
  status: z.enum(['pending', 'confirmed']),
  /** Why a time that another appointment has is given once more; only from a manager. */
  overbookReason: lineSchema(300).pipe(z.string().min(3)).nullish(),
});

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Books for somebody on the phone: the rules and the transaction of a patient's booking. */
  async create(ctx: Context) {
    const member = staffOf(ctx.state);
    const key = idempotencyKey.safeParse(ctx.get('Idempotency-Key'));
    const parsed = settled.safeParse(dataOf(ctx.request.body));
    const bad = parsed.success ? [] : parsed.error.issues.map((issue) => String(issue.path[0] ?? 'data'));
    if (!key.success) bad.push('Idempotency-Key');
    if (!parsed.success || !key.success) {
      return refuse({
        ctx,
        refusal: invalid([...new Set(bad)].map((one) => fieldError(one, 'invalid'))).refusal,
      });
    }
    const { status, overbookReason, ...booking } = parsed.data;
    if (!isInScope({ scope: member.scope, branch: booking.branch })) {
      return refuse({ ctx, refusal: invalid([fieldError('branch', 'notOffered')]).refusal });
    }
    if (overbookReason && member.role !== 'manager') {
      throw new errors.ForbiddenError('Only a manager may overbook a time');
    }
    const catalogue = await currentCatalogue(strapi);
    const outcome = await bookAppointment({
      strapi,
      catalogue,
      body: booking,
      idempotencyKey: key.data,
      holder: null,
      origin: {
        by: `user:${member.documentId}`,
        status,
        consentGiven: 'phone',
        reason: overbookReason ?? null,
      },
      mayOverbook: Boolean(overbookReason),
      now: Date.now(),
    });
    answer({
      ctx,
      outcome,
      status: 201,
      present: (booked) => ({
        documentId: booked.document_id,
        bookingNumber: booked.booking_number,
        status: booked.status,
        ...freeTime({ startsAt: booked.starts_at, endsAt: booked.ends_at }),
      }),
    });
  },

  /** Moves an appointment to another free time of its doctor; it keeps its status. */
  async move(ctx: Context) {
    const member = staffOf(ctx.state);
    const row = await appointmentForStaff({ db: strapi.db.connection, member, id: ctx.params.id ?? '' });
    if (!row) return refuse({ ctx, refusal: notFound().refusal });
    const wanted = parseReschedule(dataOf(ctx.request.body));
    if (!wanted.ok) return refuse({ ctx, refusal: wanted.refusal });
    const catalogue = await currentCatalogue(strapi);
    const outcome = await rescheduleAppointment({
      strapi,
      catalogue,
      appointment: row,
      wanted: wanted.value,
      by: `user:${member.documentId}`,
      holder: null,
      now: Date.now(),
    });
    answer({ ctx, outcome, present: (value) => presentForStaff({ row: value, catalogue }) });
  },
});
