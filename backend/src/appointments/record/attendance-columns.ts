import { z } from 'zod';
import { ATTENDANCES } from '../../contract/attendance';
import { storedInstant } from '../../platform/instant';

/** Notes of the desk about the day; their writer is `user:<document id>`, as in the history. */
export const attendanceColumns = {
  /** Number in the waiting room of the branch, and the day (`YYYY-MM-DD`) on which it was given. */
  ticket: z.number().nullable(),
  ticket_day: z.string().nullable(),
  attendance: z.enum(ATTENDANCES).nullable(),
  arrived_at: storedInstant.nullable(),
  with_doctor_at: storedInstant.nullable(),
  attendance_by: z.string().nullable(),
};
export const NOTHING_NOTED = {
  attendance: null,
  arrived_at: null,
  with_doctor_at: null,
  attendance_by: null,
  ticket: null,
  ticket_day: null,
};
