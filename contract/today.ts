import { z } from 'zod';
import { appointmentRow } from './appointment';
import { ATTENDANCES } from './attendance';
import { documentId } from './document-id';
import { askedDay } from './instant';
import { names } from './names';
import { queueEntry } from './queue';
import { room } from './room';
import { STATUSES } from './transitions';

/** A day of a branch, or of one of its doctors there; today when no date is named. */
export const todayQuery = z.strictObject({
  branch: documentId,
  doctor: documentId.optional(),
  date: askedDay.optional(),
});

/** An appointment of the day, with what one press may do with it. */
const todayRow = appointmentRow.extend({
  rooms: z.array(room).default([]),
  nextAttendances: z.array(z.enum(ATTENDANCES)),
  goesBeforeOthers: z.boolean().default(false),
  allowedNext: z.array(z.enum(STATUSES)),
});
export type TodayRow = z.output<typeof todayRow>;

/** The day by the clock of the branch, in the order of starts. */
export const todayAnswer = z.object({
  data: z.array(todayRow),
  /** Walk-ins without a time, by number. */
  queue: z.array(queueEntry).default([]),
  meta: z.object({
    date: z.string(),
    timeZone: z.string(),
    doctors: z.array(z.object({ documentId: z.string(), name: names })),
    hasScreen: z.boolean(),
    /** Rooms of the branch, to which somebody without a time can be called. */
    rooms: z.array(room).default([]),
    /** True when patients check in with a code that stands at the door. */
    hasDoorCode: z.boolean(),
  }),
});
export type Today = z.output<typeof todayAnswer>;

/** Query for the screen of a waiting room: no names of patients. */
export const screenQuery = z.strictObject({ branch: documentId });
const called = z.object({ ticket: z.number().int(), doctor: names.nullable(), since: z.string() });
export type CalledTicket = z.output<typeof called>;
export const screenAnswer = z.object({
  data: z.object({
    /** The latest call first. */
    withDoctor: z.array(called),
    /** Patients in the order they are called: by the time of the appointment, then by the number. */
    waiting: z.array(called),
  }),
});
export type WaitingScreen = z.output<typeof screenAnswer>['data'];
