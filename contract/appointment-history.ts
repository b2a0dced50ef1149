import { z } from 'zod';
import { ATTENDANCES } from './attendance';
import { names } from './names';
import { STATUSES } from './transitions';

/** Actions of the history beside changes of status, such as a call, a mail sent again, or a note of the desk. */
export const EVENT_ACTIONS = [
  'confirmed',
  'canceled',
  'noAnswer',
  'callBack',
  'mailAgain',
  'overbooked',
  'corrected',
  'comes',
  'answered',
  'recallSet',
  'recallWithdrawn',
  'amended',
  'reassigned',
  'tookOver',
  'attendance',
  'attendanceUndone',
  'attendanceCorrected',
  'fromWaitingList',
  'messaged',
  'toldByPhone',
  'imported',
  'roomChanged',
  'consentWithdrawn',
] as const;
export type EventAction = (typeof EVENT_ACTIONS)[number];

export const actor = z.object({
  kind: z.enum(['patient', 'system', 'staff']),
  name: z.string().nullable(),
  isYou: z.boolean(),
});
export type HistoryActor = z.output<typeof actor>;

/** Value of a field before or after; names in both languages where it names an entry. */
const changedValue = z.union([z.string(), names]).nullable();
export const fieldChange = z.object({ field: z.string(), from: changedValue, to: changedValue });
export type FieldChange = z.output<typeof fieldChange>;

const status = z.enum(STATUSES);
const attendance = z.enum(ATTENDANCES).nullable();

export const historyEvent = z.object({
  at: z.string(),
  /** Stored form: `patient`, `system` or `user:<document id>`. */
  actor: z.string(),
  by: actor,
  from: status.nullable(),
  to: status,
  reason: z.string().nullable(),
  movedFrom: z.string().nullable(),
  movedTo: z.string().nullable(),
  /** New branch, if the appointment moved to another one. */
  movedToBranch: names.nullable(),
  action: z.enum(EVENT_ACTIONS).nullable(),
  dueAt: z.string().nullable(),
  changes: z.array(fieldChange),
  /** Note of the desk before, and by this line. */
  attendanceFrom: attendance,
  attendanceTo: attendance,
});
export type HistoryEvent = z.output<typeof historyEvent>;
