import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { DeliveryState } from '../contract/channels';
import { DOCUMENT_ID } from '../contract/limits';
import type { IncomingMessage } from './incoming-messages';
import { incomingMessage, readIncoming } from './whatsapp-message';

export interface Delivery {
  /** Document id of the message, which WhatsApp was given with it. */
  message: string;
  state: DeliveryState;
  at: number;
  /** WhatsApp's code, for what was not delivered. */
  fault: string | null;
}

/** Tells whether a body has the app's signature (`X-Hub-Signature-256`), in constant time; without a secret none has. */
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

/** Seconds within the range of a date. */
const seconds = z.coerce
  .number()
  .int()
  .min(0)
  .max(8_640_000_000_000)
  .transform((value) => value * 1000);
const STATES = { delivered: 'delivered', read: 'read', failed: 'undelivered' } as const;
const status = z.object({
  status: z.enum(['delivered', 'read', 'failed']).transform((word): DeliveryState => STATES[word]),
  timestamp: seconds,
  biz_opaque_callback_data: z.string().regex(DOCUMENT_ID).optional(),
  errors: z.array(z.object({ code: z.number() })).optional(),
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
            messages: listOf(incomingMessage),
          }),
        }),
      ),
    }),
  ),
});

/** Reads a notice of the WhatsApp Cloud API about a number; null for what is none, others' matters left out. */
export function readHook({
  body,
  phoneId,
}: {
  body: string;
  phoneId: string | undefined;
}): { deliveries: Delivery[]; messages: IncomingMessage[] } | null {
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
      statuses.flatMap(({ status: state, timestamp: at, biz_opaque_callback_data: message, errors }) => {
        const fault = errors?.[0] ? `WHATSAPP ${errors[0].code}` : null;
        return message ? [{ message, state, at, fault }] : [];
      }),
    ),
    messages: own.flatMap(({ messages }) => messages.map(readIncoming)),
  };
}
