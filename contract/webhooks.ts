import { z } from 'zod';
import { lineSchema } from './line-schema';
import { pageUpTo, pagination } from './lists';

export const WEBHOOK_KINDS = [
  'appointment.requested',
  'appointment.confirmed',
  'appointment.moved',
  'appointment.canceled',
  'appointment.done',
  'appointment.no_show',
  'appointment.changed',
  'payment.taken',
  'payment.corrected',
  'patient.erased',
  'message.received',
  'content.published',
] as const;
export type WebhookKind = (typeof WEBHOOK_KINDS)[number];

export const WEBHOOK_NAME_LENGTH = 60;
export const WEBHOOK_URL_LENGTH = 500;
/** Most addresses; each is told of everything on its own. */
export const MOST_WEBHOOKS = 10;

const kinds = z.array(z.enum(WEBHOOK_KINDS)).min(1).max(WEBHOOK_KINDS.length);

/** An address that is told of events, as managers enter it. Whether its host may be called is decided by the backend. */
export const webhookInput = z.strictObject({
  name: lineSchema(WEBHOOK_NAME_LENGTH),
  url: z
    .string()
    .trim()
    .max(WEBHOOK_URL_LENGTH)
    .pipe(z.url({ protocol: /^https?$/ })),
  kinds,
  /** True when names, phones and addresses of email go along. */
  hasPersons: z.boolean(),
});
export type WebhookInput = z.output<typeof webhookInput>;

export const webhookChange = webhookInput.extend({ isOn: z.boolean() }).partial();
export type WebhookChange = z.output<typeof webhookChange>;

/** Reasons why an address gets nothing: switched off by a manager, answered "410 Gone", or silent for three days. */
export const WEBHOOK_OFF_REASONS = ['manager', 'gone', 'silent'] as const;

/** An address and how it does; instants are ISO. */
export const webhook = z.object({
  documentId: z.string(),
  name: z.string(),
  url: z.string(),
  kinds,
  hasPersons: z.boolean(),
  offReason: z.enum(WEBHOOK_OFF_REASONS).nullable(),
  /** Moment until which the secret before the present one signs as well. */
  formerSecretUntil: z.string().nullable(),
  waiting: z.number(),
  failed: z.number(),
  lastTakenAt: z.string().nullable(),
});
export type Webhook = z.output<typeof webhook>;

export const webhooksAnswer = z.object({ data: z.array(webhook) });
export const webhookAnswer = z.object({ data: webhook });
export const webhookSecretAnswer = z.object({ data: webhook.extend({ secret: z.string() }) });

export const DELIVERY_STATES = ['waiting', 'sending', 'taken', 'failed'] as const;

/** Event on its way to an address. `body` is what is sent, and null once its subject is erased. */
const delivery = z.object({
  documentId: z.string(),
  kind: z.enum(WEBHOOK_KINDS),
  at: z.string(),
  state: z.enum(DELIVERY_STATES),
  attempts: z.number(),
  dueAt: z.string().nullable(),
  /** Status and first words of the last answer, or why there was none. */
  status: z.number().nullable(),
  answer: z.string().nullable(),
  body: z.string().nullable(),
});
export type WebhookDelivery = z.output<typeof delivery>;

export const deliveriesQuery = z.strictObject({ page: pageUpTo(1000) });
export const deliveriesAnswer = z.object({ data: z.array(delivery), meta: z.object({ pagination }) });
export type WebhookDeliveries = z.output<typeof deliveriesAnswer>;
