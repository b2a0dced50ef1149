import { z } from 'zod';

export const PROCESSING_ACTIVITIES = [
  'appointments',
  'payments',
  'waitingList',
  'cards',
  'messages',
  'inbox',
  'contact',
  'news',
  'imports',
  'systems',
  'website',
  'working',
  'accounts',
  'log',
  'privacy',
] as const;
export type ProcessingActivity = (typeof PROCESSING_ACTIVITIES)[number];

const DATA_SUBJECTS = [
  'patients',
  'guardians',
  'writers',
  'staff',
  'editors',
  'doctors',
  'reviewers',
] as const;
export type DataSubject = (typeof DATA_SUBJECTS)[number];

/** Grounds on which the law lets data be processed, as the product proposes them; a lawyer of the clinic judges. */
const LEGAL_BASES = ['request', 'health', 'consent', 'employment', 'law', 'interest'] as const;
export type LegalBasis = (typeof LEGAL_BASES)[number];

export const DATA_KINDS = [
  'identity',
  'contact',
  'visit',
  'care',
  'insurance',
  'payment',
  'consent',
  'texts',
  'profile',
  'working',
  'account',
  'secrets',
  'trace',
  'marks',
] as const;
export type DataKind = (typeof DATA_KINDS)[number];

/** Time for which something is kept; those with a number of days say how many. */
const RETENTIONS = [
  'untilErased',
  'afterVisit',
  'afterArrival',
  'afterEntry',
  'afterSending',
  'afterMaking',
  'afterClosing',
  'untilOver',
  'untilRevoked',
  'withAccount',
  'withContent',
] as const;

export const RECIPIENTS = [
  'mail',
  'sms',
  'whatsapp',
  'payments',
  'webhooks',
  'apiKeys',
  'calendars',
  'signIn',
  'files',
  'scanner',
  'database',
  'counters',
  'backups',
] as const;
export type RecipientKind = (typeof RECIPIENTS)[number];

const retention = z.object({ kind: z.enum(RETENTIONS), days: z.number().int().nullable() });
export type Retention = z.output<typeof retention>;

/** A table, or a part of one: its fields by what kind of data they are. */
const storedPart = z.object({
  table: z.string(),
  retention,
  fields: z.array(z.object({ kind: z.enum(DATA_KINDS), names: z.array(z.string()) })),
});

const activity = z.object({
  name: z.enum(PROCESSING_ACTIVITIES),
  subjects: z.array(z.enum(DATA_SUBJECTS)),
  bases: z.array(z.enum(LEGAL_BASES)),
  /** Recipients that are set up. */
  recipients: z.array(z.enum(RECIPIENTS)),
  stored: z.array(storedPart),
});

/** Recipient that is set up: the hosts or names by which managers know it, and their number; backups with days. */
const recipient = z.object({
  kind: z.enum(RECIPIENTS),
  names: z.array(z.string()),
  count: z.number().int().nonnegative(),
  days: z.number().int().nullable(),
});
export type Recipient = z.output<typeof recipient>;

const processingRegister = z.object({ activities: z.array(activity), recipients: z.array(recipient) });
export type ProcessingRegister = z.output<typeof processingRegister>;
export const processingRegisterAnswer = z.object({ data: processingRegister });
