export const SORTS = ['createdAt:desc', 'createdAt:asc', 'startsAt:asc', 'startsAt:desc'] as const;

/** Subjects of messages that can be sent again from where they stand. */
export const MAIL_SUBJECTS = ['appointment', 'waiting'] as const;
export type MailSubject = (typeof MAIL_SUBJECTS)[number];

export const COLUMNS = [
  'status',
  'when',
  'patient',
  'doctor',
  'branch',
  'phone',
  'requested',
  'service',
  'contract',
  'age',
  'notes',
] as const;
export type Column = (typeof COLUMNS)[number];

/** The columns of a list nobody has chosen others for. */
export const USUAL_COLUMNS: readonly Column[] = ['status', 'when', 'patient', 'doctor', 'branch', 'phone'];

/** Columns that a list keeps while an appointment is open beside it. */
export const COLUMNS_BESIDE: readonly Column[] = ['status', 'when', 'patient'];
