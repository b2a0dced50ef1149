import { z } from 'zod';
import { CHANNELS, DELIVERY_STATES } from './channels';

/** Messages about an appointment to a patient, by mail and to the phone. */
export const MAIL_KINDS = [
  'visit-received',
  'visit-confirmed',
  'visit-moved',
  'visit-canceled',
  'visit-reminder',
  'visit-recall',
  'visit-review',
  'visit-link',
  'visit-message',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** Kinds that are sent after an appointment: all others have nothing to say once it has begun. */
export const AFTER_VISIT_KINDS: readonly MailKind[] = ['visit-recall', 'visit-review'];

export const mailState = z.enum(['waiting', 'sending', 'sent', 'stopped', 'failed']);
const mailCounts = z.record(mailState, z.number().int());
export type MailCounts = z.output<typeof mailCounts>;
export const mailCountsAnswer = z.object({ data: mailCounts });

export const mail = z.object({
  documentId: z.string(),
  kind: z.enum(MAIL_KINDS),
  channel: z.enum(CHANNELS),
  state: mailState,
  attempts: z.number().int(),
  dueAt: z.string(),
  sentAt: z.string().nullable(),
  lastError: z.string().nullable(),
  delivery: z.enum(DELIVERY_STATES).nullable(),
  deliveryAt: z.string().nullable(),
  isRepeatable: z.boolean(),
});
export type AppointmentMail = z.output<typeof mail>;
