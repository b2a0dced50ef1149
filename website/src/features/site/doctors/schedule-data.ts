import 'server-only';
import { cache } from 'react';
import { z } from 'zod';
import { calendarDate, clockTime, listOf, optionalRef, refOnly, weekday } from '@/lib/backend/shapes';
import { findAll } from '@/lib/backend/translated';
import type { Schedule } from './rules';

const storedSchedule = z.object({
  doctor: optionalRef,
  branch: optionalRef,
  validFrom: calendarDate.nullish().transform((date) => date ?? null),
  validTo: calendarDate.nullish().transform((date) => date ?? null),
  replacesRegular: z.boolean(),
  shifts: listOf(z.object({ weekday, startsAt: clockTime, endsAt: clockTime })),
});

const storedDayOff = z.object({
  doctor: optionalRef,
  startsOn: calendarDate,
  endsOn: calendarDate,
  startsAt: clockTime.nullish().transform((time) => time ?? null),
  endsAt: clockTime.nullish().transform((time) => time ?? null),
});

/** Every schedule of a doctor at a branch. Throws BackendError. */
export const listSchedules = cache(async (): Promise<Schedule[]> => {
  const entries = await findAll({
    collection: 'schedules',
    params: {
      fields: ['validFrom', 'validTo', 'replacesRegular'],
      populate: {
        doctor: refOnly,
        branch: refOnly,
        shifts: { fields: ['weekday', 'startsAt', 'endsAt'] },
      },
      sort: ['id:asc'],
    },
    schema: storedSchedule,
    tags: ['schedule'],
  });
  return entries.flatMap(({ doctor, branch, ...rest }) =>
    doctor && branch ? [{ doctorId: doctor, branchId: branch, ...rest }] : [],
  );
});

/** The days and hours that doctors are away, by the doctor's document id. Throws BackendError. */
export async function listDaysOff(): Promise<z.output<typeof storedDayOff>[]> {
  return findAll({
    collection: 'day-offs',
    params: {
      fields: ['startsOn', 'endsOn', 'startsAt', 'endsAt'],
      populate: { doctor: refOnly },
      sort: ['id:asc'],
    },
    schema: storedDayOff,
    tags: ['day-off'],
  });
}
