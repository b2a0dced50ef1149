import { z } from 'zod';
import type { CallHours } from '../scheduling/call-clock';
import { WEEKDAYS } from '../scheduling/schedule';

const DEFAULT_WITHIN_MINUTES = 120;

/** Hours for settings that were saved before there were call hours: those of the demonstration. */
const DEFAULT_WEEKDAYS: CallHours['weekdays'] = WEEKDAYS.map((weekday) =>
  weekday === 'friday'
    ? { weekday, opensAt: '14:00', closesAt: '21:00' }
    : { weekday, opensAt: '09:00', closesAt: '23:00' },
);

const time = z
  .string()
  .nullish()
  .transform((value) => value ?? null);

export const callSettings = {
  callHours: z
    .array(z.object({ weekday: z.enum(WEEKDAYS), opensAt: z.string(), closesAt: z.string() }))
    .default([]),
  callExceptions: z.array(z.object({ date: z.string(), opensAt: time, closesAt: time })).default([]),
  callTimeZone: z.string().nullish(),
  callWithinMinutes: z.number().nullish(),
};

const settings = z.object(callSettings);

/** The hours of the call centre by its own clock, else the clinic's; null without settings. */
export function readCallHours(rows: z.infer<typeof settings>[], clinicZone: string): CallHours | null {
  const row = rows.find(({ callHours }) => callHours.length > 0) ?? rows[0];
  const timeZone = row?.callTimeZone || clinicZone;
  if (!row) return null;
  return {
    timeZone,
    withinMinutes: row.callWithinMinutes ?? DEFAULT_WITHIN_MINUTES,
    weekdays:
      row.callHours.length > 0
        ? row.callHours.map(({ weekday, opensAt, closesAt }) => ({ weekday, opensAt, closesAt }))
        : DEFAULT_WEEKDAYS,
    exceptions: row.callExceptions.map(({ date, opensAt, closesAt }) => ({ date, opensAt, closesAt })),
  };
}
