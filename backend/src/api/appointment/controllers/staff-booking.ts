import { errors } from '@strapi/utils';
import type { z } from 'zod';
import { findSeries } from '../../../appointments/availability/find-series';
import { bookAppointment } from '../../../appointments/booking/book';
import { amendAppointment, parseAmendment } from '../../../appointments/changes/amend';
import { isItsDay } from '../../../appointments/changes/attendance';
import { findRest, rescheduleTogether } from '../../../appointments/changes/reschedule-rest';
import { giveTicket } from '../../../appointments/changes/turns';
import { presentForCaller } from '../../../appointments/list/present';
import { isInScope, maySee, staffAppointment } from '../../../appointments/list/staff-access';
import type { AppointmentRow } from '../../../appointments/record/appointment-rows';
import { invalidField } from '../../../appointments/record/booking-input';
import { removeCards } from '../../../cards/remove-cards';
import { catalogueCall } from '../../../catalogue/catalogue-call';
import { callerBookingAnswer } from '../../../contract/booking-request';
import { callerBooking, reassignRequest, roomChange } from '../../../contract/changes';
import { epoch } from '../../../contract/instant';
import { hasDuty } from '../../../contract/roles';
import { restQuery, seriesAnswer, seriesQuery } from '../../../contract/series';
import { unlessWithColleague } from '../../../desk/calls/open-call';
import { changeCall } from '../../../desk/change-call';
import { giveFileNumber } from '../../../desk/patient-file/write-record';
import { changeRoom } from '../../../desk/rooms/change-room';
import { bodyOf, controller, type Given, onDuty, queryOf } from '../../../platform/call';
import { idempotencyKeyFrom } from '../../../platform/http';
import { invalidFields, type Outcome } from '../../../platform/refusal';
import { show, showOutcome } from '../../../platform/reply';
import type { StaffMember } from '../../../platform/staff-member';
import { readDays, rhythmOn } from '../../../scheduling/series';

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

function isToday(booking: Record<string, unknown>, timeZone: string, now: number): boolean {
  const startsAt = epoch.safeParse(booking.startsAt).data;
  return startsAt !== undefined && isItsDay({ starts_at: startsAt, time_zone: timeZone }, now);
}

export default controller({
  /** Finds the whole series whose first visit is nearest to a wanted time, for somebody on the phone. */
  findSeries: catalogueCall(
    { who: onDuty('desk'), answers: seriesAnswer, reads: queryOf(seriesQuery) },
    async ({ db, catalogue, member, input: { startsAt, afterDays, ...place }, now }) => {
      if (!isInScope(member.scope, place.branch)) return invalidField('branch', 'notOffered');
      const agreed = rhythmOn(readDays(afterDays));
      const series =
        catalogue.data.services[place.service]?.series ?? (agreed && { ...agreed, anyDoctor: false });
      if (!series) return invalidField(afterDays === undefined ? 'service' : 'afterDays', 'notOffered');
      const wanted = { place, series, startsAt };
      return show({ data: await findSeries({ db, catalogue, now }, { wanted, isStaff: true }) });
    },
  ),

  findRest: catalogueCall(
    { who: onDuty('desk'), answers: seriesAnswer, names: staffAppointment, reads: queryOf(restQuery) },
    async ({ db, catalogue, member, found: row, input: wanted, now }) => {
      if (!isInScope(member.scope, wanted.branch ?? row.branch)) return invalidField('branch', 'notOffered');
      const asking = { isStaff: true, maySee: (visit: AppointmentRow) => maySee(member, visit) };
      return show({ data: await findRest({ db, catalogue, now }, row, wanted, asking) });
    },
  ),

  /** Books for somebody on the phone: the rules and the transaction of a patient's booking. */
  create: catalogueCall(
    { who: onDuty('desk'), answers: callerBookingAnswer, reads: parseSettled },
    async ({ strapi, catalogue, member, input, now }) => {
      const { overbookReason, walkIn = false, isExtra = false, afterDays, ...given } = input.booking;
      const { status: wanted, consentLocale, ...booking } = given;
      const status = walkIn ? 'confirmed' : wanted;
      if (!isInScope(member.scope, booking.branch)) return invalidField('branch', 'notOffered');
      if (overbookReason && member.role !== 'manager') {
        throw new errors.ForbiddenError('Only a manager may overbook a time');
      }
      if (walkIn && !hasDuty({ role: member.role, duty: 'day' })) {
        throw new errors.ForbiddenError('Only whoever notes who has come may book a walk-in');
      }
      if (isExtra && !walkIn) return invalidField('isExtra', 'notOffered');
      const rhythm = rhythmOn(readDays(afterDays));
      if (afterDays !== undefined && rhythm === null) return invalidField('afterDays', 'invalid');
      if (walkIn && !isToday(booking, catalogue.zoneOf(booking.branch), now)) {
        return invalidField('startsAt', 'notOffered');
      }
      const consentGiven = walkIn ? 'desk' : 'phone';
      const reason = overbookReason ?? null;
      const consent = { consentGiven, consentLocale } as const;
      const origin = { by: member.by, status, ...consent, reason, isWalkIn: walkIn } as const;
      const request = { body: booking, idempotencyKey: input.key, holder: null, origin };
      const seats = { mayOverbook: isExtra || Boolean(overbookReason), isExtra };
      const outcome = await bookAppointment({ strapi, catalogue, now, ...request, ...seats, rhythm });
      if (walkIn && outcome.ok) {
        await giveTicket(strapi, { ...outcome.value, branch: booking.branch }, now);
        await giveFileNumber({ strapi, catalogue, now }, outcome.value.document_id);
      }
      return showOutcome(outcome, presentForCaller, 201);
    },
  ),

  /** Moves an appointment to another free time, of its doctor or reassigned to another; it keeps its status. */
  move: changeCall(
    'desk',
    bodyOf(reassignRequest),
    unlessWithColleague(async ({ strapi, catalogue, member, by, found, input: wanted, now }) => {
      if (!isInScope(member.scope, wanted.branch ?? found.branch))
        return invalidField('branch', 'notOffered');
      const seen = (row: AppointmentRow) => maySee(member, row);
      const change = { appointment: found, wanted, by, holder: null, maySee: seen };
      return rescheduleTogether({ strapi, catalogue, ...change, now });
    }),
  ),

  changeRoom: changeCall(
    'desk',
    bodyOf(roomChange),
    unlessWithColleague(({ found, input, ...given }) => changeRoom(given, found, input)),
  ),

  amend: changeCall(
    'desk',
    ({ catalogue, data, found }) => parseAmendment(data, found, catalogue),
    unlessWithColleague(async ({ found, input, ...given }) => {
      const seen = (row: AppointmentRow) => maySee(given.member, row);
      const outcome = await amendAppointment({ ...given, maySee: seen }, found, input);
      // Pictures that were taken away do not wait for the next run of their job.
      if (outcome.ok) await removeCards(given.strapi, given.now);
      return outcome;
    }),
  ),
});
