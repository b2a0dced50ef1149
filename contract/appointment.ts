import { z } from 'zod';
import { actor, historyEvent } from './appointment-history';
import { mail } from './appointment-mails';
import { patientNote } from './appointment-note';
import { ATTENDANCES } from './attendance';
import { callLinesAnswer } from './availability';
import { CARD_SIDES } from './card';
import { checkInState } from './check-in';
import { consent } from './consent';
import { ownDeposit } from './deposit';
import { displayedFee } from './fees';
import { visitMessages } from './incoming-message';
import { pagination } from './lists';
import { names } from './names';
import { CONTRACT_TYPES, LANGUAGES } from './patient';
import { nameAndPhone, patientRecord, personAnswer } from './person';
import { neededRoom } from './room';
import { bookedVisit, ownSeries, staffSeries } from './series';
import { STATUSES } from './transitions';
import { answeredQuestions } from './visit-questions';

const attendance = z.enum(ATTENDANCES).nullable();
const named = names.nullable();

/** An entry as an appointment names it, in both languages: as published now, else as booked. The number leads to its page. */
const entry = z.object({ documentId: z.string(), number: z.number().int().nullable(), name: named });

/** The branch of an appointment, with what leads a patient there. */
const place = entry.extend({
  address: named,
  /** E.164, with the country it is shown in local form for. */
  phone: z.string().nullable(),
  country: z.string().nullable(),
});

/** Fields that patient and staff see of an appointment. Instants are ISO, in UTC. */
const shared = z.object({
  ...bookedVisit,
  version: z.number().int(),
  endsAt: z.string(),
  branch: place,
  doctor: entry,
  service: entry,
  specialty: entry.nullable(),
  fee: displayedFee.nullable().default(null),
  firstName: z.string(),
  locale: z.enum(LANGUAGES),
  createdAt: z.string(),
  callBy: z.string().nullable(),
});
export type SharedAppointment = z.output<typeof shared>;

/** Reason and author of a cancellation; `notConfirmed` and `notPaid` are nobody's doing. */
const cancellation = z.object({
  by: z.enum(['patient', 'clinic', 'notConfirmed', 'notPaid']),
  /** Reason in the words of staff, who wrote them for the patient; null when there is none. */
  reason: z.string().nullable(),
});
export type Cancellation = z.output<typeof cancellation>;

/** View of the holder of a booking's key; `fileKey` opens its files for 15 minutes and may stand in addresses. */
const own = shared.extend({
  contractType: z.enum(CONTRACT_TYPES).default('cash'),
  sequence: z.number().int(),
  canCancel: z.boolean(),
  canMove: z.boolean(),
  canCorrect: z.boolean(),
  /** Branches it can be moved to, its own first, and whether it is confirmed there without a call; empty if none. */
  moveTo: z.array(z.object({ branch: z.string(), staysConfirmed: z.boolean() })).default([]),
  /** Hours of the call that a move would need. */
  callLines: callLinesAnswer,
  /** Facts that the call and the mails rest on, while the appointment is ahead. */
  patient: z
    .object({
      ...nameAndPhone,
      email: z.string().nullable(),
      /** Age as given; what the desk knows of their birth is not shown. */
      age: z.number().int().nullable().default(null),
    })
    .nullable(),
  cancellation: cancellation.nullable(),
  /** Moment until which the patient may undo a cancellation, if the time is still free; null when they may not. */
  undoUntil: z.string().nullable(),
  fileKey: z.string(),
  /** Key that opens it from now on: once its phone was corrected, a link to the former one does not. */
  manageKey: z.string().optional(),
  /** True when its patient may say how the visit was, or has; null when they are not asked. */
  review: z.enum(['open', 'given']).nullable().default(null),
  /** True when they are told when an earlier time becomes free; null when they cannot be. */
  earlier: z.enum(['open', 'asked']).nullable().default(null),
  news: z.boolean().default(false),
  /** Consents in their words, which the patient may withdraw. */
  consents: z.array(consent).default([]),
  deposits: z.array(ownDeposit).default([]),
  /** State of the questions before the visit; null if there are none, or no longer. */
  questions: z.enum(['open', 'answered']).nullable().default(null),
  /** State of check-in and queue on the day of the visit; null on other days. */
  checkIn: checkInState.nullable().default(null),
  series: ownSeries.default([]),
});
export type OwnAppointment = z.output<typeof own>;
export const ownAppointmentAnswer = z.object({ data: own });

export const appointmentRow = shared.extend({
  documentId: z.string(),
  ...personAnswer.shape,
  ...patientRecord,
  contractType: z.enum(CONTRACT_TYPES),
  organisation: entry.nullable(),
  /** Due time of the call about a request: as agreed last, else as promised, else by the appointment itself. */
  callDueAt: z.string().nullable(),
  /** True if a manager has booked it at the same time as another appointment. */
  isOverbooked: z.boolean(),
  /** The hours have changed and do not hold it any more. */
  isToBeMoved: z.boolean(),
  /** Moment when the patient answered that they come; null while they have not, and once it is moved. */
  comesAt: z.string().nullable(),
  /** Note of the desk on a confirmed appointment on its day; once it is done, the last note. */
  attendance,
  arrivedAt: z.string().nullable(),
  withDoctorAt: z.string().nullable(),
  /** Came without an appointment and was booked at the desk. */
  isWalkIn: z.boolean(),
  /** True for a patient who checked in by phone: the desk has not seen them yet. */
  isCheckedInByPhone: z.boolean().default(false),
  /** Number in the waiting room on the day they arrived. */
  ticket: z.number().int().nullable(),
});
export type Appointment = z.output<typeof appointmentRow>;
export const appointmentAnswer = z.object({ data: appointmentRow });
/** The request that was opened to be called about; null when none waits. */
export const nextCallAnswer = z.object({ data: appointmentRow.nullable() });
export const renewalAnswer = z.object({ data: appointmentRow.pick({ status: true, version: true }) });

/** One page of the staff list; `isCapped` when a search fits more than were looked through. */
export const appointmentListAnswer = z.object({
  data: z.array(appointmentRow),
  meta: z.object({ pagination, isCapped: z.boolean() }),
});
export type AppointmentList = z.output<typeof appointmentListAnswer>;

/** Number of appointments of each status, and how many changed hours have left outside. */
const counts = z.record(z.enum([...STATUSES, 'total', 'toBeMoved']), z.number().int());
export type Counts = z.output<typeof counts>;
export const countsAnswer = z.object({ data: counts, meta: z.object({ isCapped: z.boolean() }) });

/** The calls about a request: how often nobody answered, when to call again, who is on the phone about it now. */
const callState = z.object({
  tries: z.number().int(),
  dueAt: z.string().nullable(),
  openedBy: z
    .object({ name: z.string().nullable(), isYou: z.boolean(), until: z.string().nullable() })
    .nullable(),
});
export type CallState = z.output<typeof callState>;

const workRow = appointmentRow.extend({ call: callState });
export type WorkRow = z.output<typeof workRow>;

export const workListAnswer = z.object({
  data: z.array(workRow),
  meta: z.object({
    pagination,
    /** Requests that wait for a time to come, and the first such time. */
    later: z.number().int(),
    nextDueAt: z.string().nullable(),
    /** Document id of the request the caller has open. */
    open: z.string().nullable(),
  }),
});
export type WorkListAnswer = z.output<typeof workListAnswer>;

/** States of a recall: waiting, sent, patient not reachable, met by a booking with the same doctor, or withdrawn. */
export const RECALL_STATES = ['waiting', 'told', 'unreachable', 'met', 'withdrawn'] as const;
export type RecallState = (typeof RECALL_STATES)[number];

const recall = z.object({ on: z.string(), state: z.enum(RECALL_STATES) });

/** A note of staff about an appointment, which its patient never sees; without text once it was removed. */
const note = z.object({
  documentId: z.string(),
  at: z.string(),
  by: actor,
  text: z.string().nullable(),
  removedAt: z.string().nullable(),
  removedBy: actor.nullable(),
  /** True when this member of staff may remove it: its author, and managers. */
  isRemovable: z.boolean(),
  /** True for a note about the patient, not this appointment alone. */
  ofPatient: z.boolean().default(false),
});

/** One appointment with its history and mails, oldest first, and the moves this member of staff may make. */
const detail = appointmentRow.extend({
  /** Age as given for this appointment, whatever the birth date says. */
  saidAge: z.number().int().nullable().default(null),
  cards: z.array(z.enum(CARD_SIDES)),
  allowedNext: z.array(z.enum(STATUSES)),
  /** Questions before the visit with their answers; null if there are none. */
  visitAnswers: answeredQuestions.nullable().default(null),
  rooms: z.array(neededRoom).default([]),
  series: staffSeries.default([]),
  recall: recall.nullable(),
  /** True when a recall can be set: the patient is there or the visit is done, and they can be known. */
  canRecall: z.boolean().default(false),
  nextAttendances: z.array(z.enum(ATTENDANCES)),
  /** True when others who wait go in first by the rules: calling this patient needs a reason. */
  goesBeforeOthers: z.boolean().default(false),
  /** Corrections that a manager may make, with a reason; null is nothing noted. */
  attendanceCorrections: z.array(attendance),
  call: callState,
  history: z.array(historyEvent),
  mails: z.array(mail),
  consents: z.array(consent).default([]),
  /** The oldest first. */
  notes: z.array(note),
  /** Notes about the patient from their other appointments, the latest first. */
  patientNotes: z.array(patientNote).default([]),
  incoming: visitMessages.default([]),
  /** The message that ended the reminders to its phone, null where it is none of the reader's, and when; null while they are sent. */
  remindersStopped: z.object({ message: z.string().nullable(), at: z.string() }).nullable().default(null),
  /** Opening text of WhatsApp when staff write to the patient; null where there is nothing to write about. */
  staffWords: z.string().nullable().default(null),
});
export type AppointmentDetail = z.output<typeof detail>;
export const appointmentDetailAnswer = z.object({ data: detail });
