import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { DeliveryState, PhoneChannel } from '../contract/channels';
import { DOCUMENT_ID } from '../contract/limits';

/** What became of a message that was handed over. */
export interface Delivery {
  /** Document id of the message, which WhatsApp was given with it. */
  message: string;
  state: DeliveryState;
  /** Epoch milliseconds. */
  at: number;
  /** WhatsApp's code, for what was not delivered. */
  fault: string | null;
}

/** What a patient wrote back. */
export interface IncomingAnswer {
  /** By which it was written, and answers what was sent by the same. */
  channel: PhoneChannel;
  /** E.164. */
  phone: string;
  text: string;
  /** The provider's id of our message that is answered, where the patient's phone names one. */
  repliesTo: string | null;
  /** Epoch milliseconds. */
  at: number;
}

/**
 * Whether a body was signed with the app's secret (`X-Hub-Signature-256`); compared in constant time, over the bytes as
 * they came. Without a secret nothing is.
 */
export function isSigned({
  body,
  signature,
  secret,
}: {
  body: string;
  signature: string;
  secret: string | undefined;
}): boolean {
  if (!secret) return false;
  const expected = Buffer.from(`sha256=${createHmac('sha256', secret).update(body).digest('hex')}`);
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

const seconds = z.coerce
  .number()
  .int()
  .min(0)
  .transform((value) => value * 1000);
const status = z.object({
  status: z.string(),
  timestamp: seconds,
  biz_opaque_callback_data: z.string().regex(DOCUMENT_ID).optional(),
  errors: z.array(z.object({ code: z.number() })).optional(),
});
const message = z.object({
  from: z.string().regex(/^\d{6,15}$/),
  timestamp: seconds,
  text: z.object({ body: z.string() }).optional(),
  button: z.object({ text: z.string() }).optional(),
  interactive: z.object({ button_reply: z.object({ title: z.string() }).optional() }).optional(),
  context: z
    .object({ id: z.string().regex(/^[\x21-\x7e]{1,128}$/) })
    .optional()
    .catch(undefined),
});
/** One that is not as it should be does not keep the others from being read. */
const listOf = <Item extends z.ZodType>(item: Item) =>
  z
    .array(z.unknown())
    .default([])
    .transform((values) => values.flatMap((value) => item.safeParse(value).data ?? []));
const notice = z.object({
  entry: z.array(
    z.object({
      changes: z.array(
        z.object({
          value: z.object({
            metadata: z.object({ phone_number_id: z.string() }),
            statuses: listOf(status),
            messages: listOf(message),
          }),
        }),
      ),
    }),
  ),
});

const STATES: Record<string, DeliveryState | undefined> = {
  delivered: 'delivered',
  read: 'read',
  failed: 'undelivered',
};

/**
 * Reads what the WhatsApp Cloud API tells of a number: what became of our messages, and what patients wrote. Null for what is
 * no notice of it; notices of other numbers of the same app, and of other matters, are left out.
 */
export function readHook({
  body,
  phoneId,
}: {
  body: string;
  phoneId: string | undefined;
}): { deliveries: Delivery[]; answers: IncomingAnswer[] } | null {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    return null;
  }
  const parsed = notice.safeParse(value);
  if (!parsed.success) return null;
  const own = parsed.data.entry
    .flatMap(({ changes }) => changes.map((change) => change.value))
    .filter(({ metadata }) => metadata.phone_number_id === phoneId);
  return {
    deliveries: own.flatMap(({ statuses }) =>
      statuses.flatMap(({ status: word, timestamp, biz_opaque_callback_data: id, errors }) => {
        const state = STATES[word];
        const fault = errors?.[0] ? `WHATSAPP ${errors[0].code}` : null;
        return state && id ? [{ message: id, state, at: timestamp, fault }] : [];
      }),
    ),
    answers: own.flatMap(({ messages }) =>
      messages.flatMap(({ from, timestamp, text, button, interactive, context }) => {
        const words = text?.body ?? button?.text ?? interactive?.button_reply?.title;
        if (words === undefined) return [];
        const repliesTo = context?.id ?? null;
        return [{ channel: 'whatsapp', phone: `+${from}`, text: words, repliesTo, at: timestamp }];
      }),
    ),
  };
}
