import { z } from 'zod';
import { MAIL_KINDS } from './appointment-mails';
import { CHANNELS } from './channels';
import { nameAndPhone } from './person';
import { WAITING_KINDS } from './waiting-list';

const shared = {
  documentId: z.string(),
  channel: z.enum(CHANNELS),
  /** Code of the server or gateway, of the limit that kept it from being sent, or of the visit's change. */
  reason: z.string().nullable(),
  at: z.string(),
  isRepeatable: z.boolean(),
};

const ofAppointment = z.object({
  ...shared,
  /** Null for a canceled or moved visit whose patient cannot be reached. */
  channel: shared.channel.nullable(),
  about: z.literal('appointment'),
  kind: z.enum(MAIL_KINDS),
  appointment: z.string(),
  bookingNumber: z.string(),
  startsAt: z.string(),
  timeZone: z.string(),
  /** Phone to call when the patient does not know of the cancellation, or of a move that no message tells of; else null. */
  phone: z.string().nullable(),
  /** Number of other visits of its series that were changed with it, of which this call tells too. */
  others: z.number().int().default(0),
});

const ofWaitingList = z.object({
  ...shared,
  about: z.literal('waiting'),
  kind: z.enum(WAITING_KINDS),
  entry: z.string(),
  ...nameAndPhone,
});

/** Code for a phone that belongs to no known patient yet. */
const ofCode = z.object({ ...shared, about: z.literal('code'), phone: z.string() });

const ofInbox = z.object({
  ...shared,
  about: z.literal('inbox'),
  incoming: z.string(),
  phone: z.string(),
});

const undelivered = z.discriminatedUnion('about', [ofAppointment, ofWaitingList, ofCode, ofInbox]);
export type Undelivered = z.output<typeof undelivered>;
export type UndeliveredOf<About extends Undelivered['about']> = Extract<Undelivered, { about: About }>;
export const undeliveredAnswer = z.object({ data: z.array(undelivered) });
