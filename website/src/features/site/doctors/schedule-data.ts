import 'server-only';
import { cache } from 'react';
import { z } from 'zod';
import {
  calendarDate,
  clockTime,
  listOf,
  optionalDate,
  optionalRef,
  optionalTime,
  weekday,
} from '@/lib/backend/shapes';
import { findAll } from '@/lib/backend/translated';

const storedSchedule = z.object({
  doctor: optionalRef,
  branch: optionalRef,
  /** First and last date it holds, both included; null is open-ended. */
  validFrom: optionalDate,
  validTo: optionalDate,
  /** A dated set (Ramadan) that stands in for the regular hours while it holds. */
  replacesRegular: z.boolean(),
  /** Wall times of the branch, "HH:mm". An end at or before the start is on the next day. */
  shifts: listOf(z.object({ weekday, startsAt: clockTime, endsAt: clockTime })),
});

const storedDayOff = z.object({
  doctor: optionalRef,
  startsOn: calendarDate,
  endsOn: calendarDate,
  startsAt: optionalTime,
  endsAt: optionalTime,
});

/** Every schedule of a doctor at a branch. Throws BackendError. */
export const listSchedules = cache(async () => {
  const query = { collection: 'schedules', schema: storedSchedule, sort: ['id:asc'], tags: ['schedule'] };
  return (await findAll(query)).flatMap(({ doctor, branch, ...rest }) =>
    doctor && branch ? [{ doctorId: doctor, branchId: branch, ...rest }] : [],
  );
});

/** The days and hours that doctors are away, by the doctor's document id. Throws BackendError. */
export function listDaysOff() {
  return findAll({ collection: 'day-offs', schema: storedDayOff, sort: ['id:asc'], tags: ['day-off'] });
}
