import { z } from 'zod';

/** What the backend records, as far as there are words for it; anything else is shown as it is called. */
export const ACTIONS = [
  'signIn',
  'appointment.view',
  'appointment.status',
  'appointment.book',
  'appointment.move',
  'time.block',
  'time.unblock',
  'card.view',
  'call.open',
  'call.outcome',
  'mail.again',
  'message.view',
  'message.status',
  'list.search',
  'list.export',
  'patient.search',
  'patient.export',
  'patient.erase',
  'account.invite',
  'account.change',
  'account.signOut',
  'account.password',
  'secondFactor.on',
  'secondFactor.off',
  'secondFactor.reset',
  'log.view',
  'refused',
  'call',
] as const;
export type Action = (typeof ACTIONS)[number];

/** One entry; `actor` is the address of an account, null for nobody known. The instant is ISO. */
export const entrySchema = z.object({
  documentId: z.string(),
  at: z.string(),
  actor: z.string().nullable(),
  action: z.string(),
  isRefused: z.boolean(),
  subject: z
    .object({
      documentId: z.string(),
      bookingNumber: z.string().nullable(),
      account: z.string().nullable(),
      /** When a message of the contact page was sent; ISO. */
      messageSentAt: z.string().nullable(),
      /** A time that was kept free; instants are ISO, the zone that of its branch. */
      block: z
        .object({
          doctor: z.object({ en: z.string(), ar: z.string() }).nullable(),
          startsAt: z.string(),
          endsAt: z.string(),
          timeZone: z.string(),
        })
        .nullable(),
    })
    .nullable(),
  detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])).nullable(),
  address: z.string().nullable(),
});
export type Entry = z.infer<typeof entrySchema>;
export type Subject = NonNullable<Entry['subject']>;

/** Which entries to show; ids are document ids, days those of the clinic's clock. */
export interface LogFilter {
  actor: string | null;
  subject: string | null;
  action: string | null;
  firstDay: string | null;
  lastDay: string | null;
  page: number;
}
