import { z } from 'zod';
import type { DeliveryState } from '../contract/channels';
import type { gatewayNotice } from '../contract/hooks';
import { type IncomingMessage, incomingKey } from './incoming-messages';
import { bodyOf, hasOneProof, isProven, ONE_PROOF, proofFields } from './notice-proof';
import { foundAt, valueAt } from './post-message';

const path = z.string().min(1);
const words = z.array(z.string().min(1)).min(1);

/** Description of how a gateway tells what became of messages and what patients write back, see docs/operations.md. */
export const hookDescription = z
  .strictObject({
    list: path.optional(),
    ...proofFields,
    /** Outcome of a message: where its id stands (the gateway's or ours) and its state, and which words mean what. */
    delivery: z
      .strictObject({
        id: path,
        state: path,
        delivered: words,
        undelivered: words,
        read: words.optional(),
        fault: path.optional(),
      })
      .optional(),
    /** Answer of a patient; its id, or else its moment, tells a repeated one. */
    answer: z
      .strictObject({ sender: path, text: path, id: path.optional(), at: path.optional() })
      .refine(({ id, at }) => id !== undefined || at !== undefined, {
        path: ['id'],
        error: 'or at is needed: a gateway may repeat an answer',
      })
      .optional(),
  })
  .refine(hasOneProof, ONE_PROOF)
  .refine(({ delivery, answer }) => delivery !== undefined || answer !== undefined, {
    path: ['delivery'],
    error: 'or answer is needed',
  });
type HookDescription = z.output<typeof hookDescription>;

export interface SmsDelivery {
  id: string;
  state: DeliveryState;
  fault: string | null;
}

/** Answer of a patient; the phone is as the gateway writes it. */
export type SmsAnswer = Pick<IncomingMessage, 'key' | 'text' | 'at'> & { sender: string };

export type SmsNotice =
  | { kind: 'notice'; deliveries: SmsDelivery[]; answers: SmsAnswer[] }
  /** Neither signed nor with the secret. */
  | { kind: 'foreign' }
  | { kind: 'malformed' };

type Sent = z.output<typeof gatewayNotice>;

/** A moment in ISO 8601, or in seconds or milliseconds since 1970; null for anything else. */
function momentOf(text: string | null): number | null {
  if (text === null || text === '') return null;
  if (/^\d{10}$/.test(text)) return Number(text) * 1000;
  const instant = /^\d{13}$/.test(text) ? Number(text) : Date.parse(text);
  return Number.isNaN(instant) ? null : instant;
}

/** Letters of a code, so that nothing else a gateway says stands beside a message. */
const CODE = /^[\w .:-]{1,50}$/;
const LONGEST_TEXT = 4000;

/** Reads notices of an SMS gateway by its description. Nothing is believed without its secret. */
export class SmsHook {
  constructor(
    private readonly description: HookDescription,
    private readonly secret: string,
  ) {}

  read({ sent, now }: { sent: Sent; now: number }): SmsNotice {
    const body = bodyOf(sent);
    if (!isProven(this.description, this.secret, sent, body)) return { kind: 'foreign' };
    const { list, delivery, answer } = this.description;
    const found = list === undefined ? body : foundAt({ body, path: list });
    const notices = Array.isArray(found) ? found : [found];
    if (notices.some((notice) => typeof notice !== 'object' || notice === null)) return { kind: 'malformed' };
    return {
      kind: 'notice',
      deliveries: delivery ? notices.flatMap((notice) => this.deliveryIn(notice) ?? []) : [],
      answers: answer ? notices.flatMap((notice) => this.answerIn({ notice, now }) ?? []) : [],
    };
  }

  private deliveryIn(notice: unknown): SmsDelivery | null {
    const { delivery } = this.description;
    if (!delivery) return null;
    const id = valueAt({ body: notice, path: delivery.id });
    const word = valueAt({ body: notice, path: delivery.state });
    const states = ['delivered', 'undelivered', 'read'] as const;
    const state = states.find((one) => word !== null && delivery[one]?.includes(word));
    if (!id || !state) return null;
    const fault = delivery.fault ? valueAt({ body: notice, path: delivery.fault }) : null;
    const code = fault !== null && CODE.test(fault) ? `SMS ${fault}` : null;
    return { id: id.slice(0, 128), state, fault: state === 'undelivered' ? code : null };
  }

  private answerIn({ notice, now }: { notice: unknown; now: number }): SmsAnswer | null {
    const { answer } = this.description;
    if (!answer) return null;
    const at = (where: string | undefined) => (where ? valueAt({ body: notice, path: where }) : null);
    const [sender, text, id, moment] = [at(answer.sender), at(answer.text), at(answer.id), at(answer.at)];
    if (!sender || text === null) return null;
    return {
      key: id ? incomingKey('sms', 'id', id) : incomingKey('sms', 'at', sender, moment ?? '', text),
      sender: sender.slice(0, 40),
      text: text.slice(0, LONGEST_TEXT),
      at: momentOf(moment) ?? now,
    };
  }
}
