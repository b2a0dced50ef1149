import { errors } from '@strapi/utils';
import type { z } from 'zod';
import { bookAppointment } from '../../../appointments/booking/book';
import { rescheduleAppointment } from '../../../appointments/changes/reschedule';
import { presentForStaff } from '../../../appointments/list/present';
import { isInScope, staffAppointment } from '../../../appointments/list/staff-access';
import { fieldError } from '../../../appointments/record/booking-input';
import { appointmentAnswer } from '../../../contract/appointment';
import { callerBookingAnswer } from '../../../contract/booking-request';
import { callerBooking, rescheduleRequest } from '../../../contract/changes';
import { bodyOf, call, controller, type Given, naming, reading, staff } from '../../../platform/call';
import { idempotencyKeyFrom } from '../../../platform/http';
import { freeTime, invalid, invalidFields, type Outcome } from '../../../platform/refusal';
import { showOutcome } from '../../../platform/reply';
import type { StaffMember } from '../../../platform/staff-member';

function parseSettled({
  ctx,
  data,
}: Given<StaffMember>): Outcome<{ key: string; booking: z.infer<typeof callerBooking> }> {
  const key = idempotencyKeyFrom(ctx);
  const parsed = callerBooking.safeParse(data);
  if (parsed.success && key !== null) return { ok: true, value: { key, booking: parsed.data } };
  const bad = parsed.success ? [] : parsed.error.issues.map((issue) => String(issue.path[0] ?? 'data'));
  if (key === null) bad.push('Idempotency-Key');
  return invalidFields([...new Set(bad)]);
}

export default controller({
  /** Books for somebody on the phone: the rules and the transaction of a patient's booking. */
  create: call({
    who: staff,
    answers: callerBookingAnswer,
    run: reading(parseSettled, async ({ strapi, services, member, input, now }) => {
      const { status, overbookReason, ...booking } = input.booking;
      if (!isInScope({ scope: member.scope, branch: booking.branch })) {
        return invalid([fieldError('branch', 'notOffered')]);
      }
      if (overbookReason && member.role !== 'manager') {
        throw new errors.ForbiddenError('Only a manager may overbook a time');
      }
      const by = `user:${member.documentId}`;
      const outcome = await bookAppointment({
        strapi,
        catalogue: await services.catalogue.get(),
        body: booking,
        idempotencyKey: input.key,
        holder: null,
        origin: { by, status, consentGiven: 'phone', reason: overbookReason ?? null },
        mayOverbook: Boolean(overbookReason),
        now,
      });
      return showOutcome({
        outcome,
        status: 201,
        present: (booked) => ({
          documentId: booked.document_id,
          bookingNumber: booked.booking_number,
          status: booked.status,
          ...freeTime({ startsAt: booked.starts_at, endsAt: booked.ends_at }),
        }),
      });
    }),
  }),

  /** Moves an appointment to another free time of its doctor; it keeps its status. */
  move: call({
    who: staff,
    answers: appointmentAnswer,
    run: naming(
      staffAppointment,
      reading(bodyOf(rescheduleRequest), async ({ strapi, services, member, found, input, now }) => {
        const catalogue = await services.catalogue.get();
        const by = `user:${member.documentId}`;
        const change = { appointment: found, wanted: input, by, holder: null };
        const outcome = await rescheduleAppointment({ strapi, catalogue, ...change, now });
        return showOutcome({ outcome, present: (row) => presentForStaff({ row, catalogue }) });
      }),
    ),
  }),
});
