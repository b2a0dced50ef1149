import { z } from 'zod';
import { documentId } from './document-id';
import { askedDay } from './instant';
import { longPageSize, pageUpTo, pagination } from './lists';
import { names } from './names';

export const LOG_ACTIONS = [
  'signIn',
  'appointment.view',
  'appointment.status',
  'appointment.book',
  'appointment.move',
  'appointment.recall',
  'appointment.amend',
  'appointment.message',
  'appointment.room',
  'payment.take',
  'payment.correct',
  'payment.settle',
  'payment.receipt',
  'waiting.add',
  'waiting.remove',
  'note.add',
  'note.remove',
  'queue.change',
  'time.block',
  'time.unblock',
  'hours.change',
  'feed.make',
  'feed.renew',
  'feed.revoke',
  'busy.set',
  'busy.end',
  'card.view',
  'call.open',
  'call.outcome',
  'mail.again',
  'message.view',
  'message.status',
  'message.answer',
  'message.resume',
  'list.search',
  'search.many',
  'list.export',
  'patient.find',
  'patient.view',
  'patient.record',
  'patient.join',
  'patient.separate',
  'patient.search',
  'patient.export',
  'patient.erase',
  'news.export',
  'data.export',
  'data.fetch',
  'data.remove',
  'news.withdraw',
  'consent.withdraw',
  'account.invite',
  'account.change',
  'account.signOut',
  'account.password',
  'secondFactor.on',
  'secondFactor.off',
  'secondFactor.reset',
  'case.view',
  'case.open',
  'case.step',
  'settings.change',
  'texts.change',
  'webhook.change',
  'webhook.view',
  'key.make',
  'key.revoke',
  'import.change',
  'log.view',
  'log.people',
  'refused',
  'call',
] as const;
export type LogAction = (typeof LOG_ACTIONS)[number];

/** Filter of entries: of an account, about something, of an action, between two days of the clinic's clock. */
export const logQuery = z.strictObject({
  actor: documentId.optional(),
  subject: documentId.optional(),
  action: z
    .string()
    .regex(/^[A-Za-z.]{1,40}$/)
    .optional(),
  firstDay: askedDay.optional(),
  lastDay: askedDay.optional(),
  page: pageUpTo(100_000),
  pageSize: longPageSize,
});
export type LogQuery = z.output<typeof logQuery>;

/** Subject of an entry, without the patient: an appointment is its number, a message the moment it was sent. */
const subject = z.object({
  documentId: z.string(),
  bookingNumber: z.string().nullable(),
  account: z.string().nullable(),
  messageSentAt: z.string().nullable(),
  /** A time that was kept free; instants are ISO, the zone that of its branch. */
  block: z
    .object({ doctor: names.nullable(), startsAt: z.string(), endsAt: z.string(), timeZone: z.string() })
    .nullable(),
});
export type LogSubject = z.output<typeof subject>;

/** Detail of an entry, which cannot be taken back: never a name, number or text of a patient but an encrypted search. */
export const logDetail = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));

/** `actor` is the address of an account, null for nobody known. The instant is ISO. */
const entry = z.object({
  documentId: z.string(),
  at: z.string(),
  actor: z.string().nullable(),
  /** One of {@link LOG_ACTIONS}, or one of an older version. */
  action: z.string(),
  isRefused: z.boolean(),
  subject: subject.nullable(),
  detail: logDetail.nullable(),
  address: z.string().nullable(),
});
export type LogEntry = z.output<typeof entry>;

export const logAnswer = z.object({ data: z.array(entry), meta: z.object({ pagination }) });
export type LogAnswer = z.output<typeof logAnswer>;
