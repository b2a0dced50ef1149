import { z } from 'zod';
import { CONTRACT_TYPES } from '@/contract/patient';
import { STATUSES, type Status } from '@/contract/transitions';
import { callLinesSchema } from '@/features/availability/schema';

export const statusSchema = z.enum(STATUSES);

const names = z.object({ en: z.string(), ar: z.string() }).nullable();

/**
 * An editorial entry as an appointment names it, in both languages: as it is now, or as it was booked when it is not
 * published any more.
 */
const entrySchema = z.object({ documentId: z.string(), name: names });

/** The branch of an appointment, with what leads a patient there. */
const placeSchema = entrySchema.extend({
  address: names,
  /** E.164, with the country it is shown in local form for. */
  phone: z.string().nullable(),
  country: z.string().nullable(),
});

/** What patient and staff see of an appointment. Instants are ISO, in UTC. */
const visitSchema = z.object({
  bookingNumber: z.string(),
  status: statusSchema,
  version: z.number().int(),
  startsAt: z.string(),
  endsAt: z.string(),
  timeZone: z.string(),
  branch: placeSchema,
  doctor: entrySchema,
  service: entrySchema,
  specialty: entrySchema.nullable(),
  firstName: z.string(),
  locale: z.enum(['en', 'ar']),
  createdAt: z.string(),
  /** By when the call centre calls about a request. */
  callBy: z.string().nullish(),
});

/**
 * What the holder of a booking's key sees and may do. `fileKey` opens the visit's files for a quarter of an
 * hour and may stand in an address.
 */
export const ownVisitSchema = visitSchema.extend({
  canCancel: z.boolean(),
  canMove: z.boolean(),
  canCorrect: z.boolean().default(false),
  /** By which hours it would be called about when it is moved. */
  callLines: callLinesSchema,
  /** What the call and the mails rest on, while the appointment is ahead. */
  patient: z
    .object({
      firstName: z.string(),
      lastName: z.string(),
      phone: z.string(),
      email: z.string().nullable(),
    })
    .nullish(),
  /** By whom and why it was canceled. */
  cancellation: z
    .object({ by: z.enum(['patient', 'clinic', 'notConfirmed']), reason: z.string().nullable() })
    .nullish(),
  fileKey: z.string(),
});
export type OwnVisit = z.infer<typeof ownVisitSchema>;

/** A row of the staff list. Phone is E.164. */
export const appointmentSchema = visitSchema.extend({
  documentId: z.string(),
  lastName: z.string(),
  phone: z.string(),
  email: z.string().nullable(),
  age: z.number().int(),
  contractType: z.enum(CONTRACT_TYPES),
  organisation: entrySchema.nullable(),
  additionalNotes: z.string().nullable(),
  /** When the call about a request is due: as agreed last, else as promised, else by the visit itself. */
  callDueAt: z.string().nullish(),
  /** Beside another visit at the same time, by a manager's decision. */
  isOverbooked: z.boolean(),
  /** The hours have changed and do not hold it any more. */
  isToBeMoved: z.boolean(),
});
export type Appointment = z.infer<typeof appointmentSchema>;

/** The calls about a request: how often nobody answered, when to call again, who is on the phone about it now. */
export const callStateSchema = z.object({
  tries: z.number().int(),
  dueAt: z.string().nullable(),
  openedBy: z
    .object({ name: z.string().nullable(), isYou: z.boolean(), until: z.string().nullable() })
    .nullable(),
});

const historyEventSchema = z.object({
  at: z.string(),
  by: z.object({
    kind: z.enum(['patient', 'system', 'staff']),
    name: z.string().nullable(),
    isYou: z.boolean(),
  }),
  from: statusSchema.nullable(),
  to: statusSchema,
  reason: z.string().nullable(),
  movedFrom: z.string().nullable(),
  movedTo: z.string().nullable(),
  action: z
    .enum(['confirmed', 'canceled', 'noAnswer', 'callBack', 'mailAgain', 'overbooked', 'corrected'])
    .nullable(),
  dueAt: z.string().nullable(),
});
export type HistoryEvent = z.infer<typeof historyEventSchema>;

export const MAIL_KINDS = [
  'visit-received',
  'visit-confirmed',
  'visit-moved',
  'visit-canceled',
  'visit-reminder',
] as const;

export type MailKind = (typeof MAIL_KINDS)[number];

const mailSchema = z.object({
  documentId: z.string(),
  kind: z.enum(MAIL_KINDS),
  state: z.enum(['waiting', 'sending', 'sent', 'stopped', 'failed']),
  attempts: z.number().int(),
  dueAt: z.string(),
  sentAt: z.string().nullable(),
  isRepeatable: z.boolean(),
});
export type VisitMail = z.infer<typeof mailSchema>;

/**
 * One appointment with its history and mails, oldest first, and the moves this member of staff may make.
 */
export const appointmentFileSchema = appointmentSchema.extend({
  /** Sides of the contract card that can be looked at. */
  cards: z.array(z.enum(['front', 'back'])),
  allowedNext: z.array(statusSchema),
  call: callStateSchema,
  history: z.array(historyEventSchema),
  mails: z.array(mailSchema),
});
export type AppointmentFile = z.infer<typeof appointmentFileSchema>;

export const countsSchema = z.object({
  pending: z.number().int(),
  confirmed: z.number().int(),
  canceled: z.number().int(),
  done: z.number().int(),
  total: z.number().int(),
  toBeMoved: z.number().int(),
});
export type Counts = z.infer<typeof countsSchema>;

export const SORTS = ['createdAt:desc', 'createdAt:asc', 'startsAt:asc', 'startsAt:desc'] as const;

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

/** Which appointments a list shows, and in which order; null where nothing is asked for. */
export interface AppointmentFilter {
  status: Status | null;
  branch: string | null;
  doctor: string | null;
  contractType: (typeof CONTRACT_TYPES)[number] | null;
  /** First and last day of the visit, `YYYY-MM-DD` by the clock of the branch. */
  firstDay: string | null;
  lastDay: string | null;
  /** Only visits that changed hours have left outside. */
  toBeMoved: 'true' | null;
  /** Mark of what is searched for: the text itself is a patient's and kept out of addresses (session.ts). */
  search: string | null;
  /** Columns beside the number; null for the usual ones. */
  columns: Column[] | null;
  sort: (typeof SORTS)[number];
  page: number;
}
