/** Outcome of a confirmed appointment on its day, beside its status; "seen" is the status `done`. */
export const ATTENDANCES = ['arrived', 'with_doctor', 'no_show'] as const;
export type Attendance = (typeof ATTENDANCES)[number];

/** Seconds in which the author of a note at the desk may take it back. */
export const ATTENDANCE_UNDO_SECONDS = 60;
