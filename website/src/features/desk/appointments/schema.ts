import type { ContractType } from '@/contract/patient';
import type { Status } from '@/contract/transitions';
import type { PageSize } from '@/lib/address/list-memory';

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

/** Column that shows each order. */
export const SORTED_BY: Record<(typeof SORTS)[number], Column> = {
  'createdAt:desc': 'requested',
  'createdAt:asc': 'requested',
  'startsAt:asc': 'when',
  'startsAt:desc': 'when',
};

/** Columns that a list keeps while an appointment is open beside it. */
export const COLUMNS_BESIDE: readonly Column[] = ['status', 'when', 'patient'];

/** Filter and order of a list of appointments; null where nothing is asked for. */
export interface AppointmentFilter {
  status: Status | null;
  branch: string | null;
  doctor: string | null;
  contractType: ContractType | null;
  /** First and last day of the appointment, `YYYY-MM-DD` by the clock of the branch. */
  firstDay: string | null;
  lastDay: string | null;
  /** Keeps only appointments that changed hours have left outside. */
  toBeMoved: 'true' | null;
  /** Mark of what is searched for: the text itself is a patient's and kept out of addresses (session.ts). */
  search: string | null;
  /** Columns beside the number; null for the usual ones. */
  columns: Column[] | null;
  sort: (typeof SORTS)[number];
  size: PageSize | null;
  page: number;
}
