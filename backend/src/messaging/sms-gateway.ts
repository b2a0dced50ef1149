import { z } from 'zod';
import type { DeliveryState } from '../contract/channels';
import { readEnvironment } from '../platform/environment/environment';
import {
  bodyOf,
  describedCall,
  fillCall,
  GatewayError,
  hasOneProof,
  isOfKind,
  isOk,
  isProven,
  kindOfAnswer,
  ONE_PROOF,
  parseDescription,
  placeholdersOfCall,
  proofFields,
  readDescription,
  refuseUnknown,
  type Sent,
} from './described-call';
import { type IncomingMessage, incomingKey } from './incoming-messages';
import { foundAt, GATEWAY_TIMEOUT_MS, postMessage, valueAt } from './post-message';
import { NotTaken, RefusedForGood } from './retry';
import { isGsmText } from './sms-text';
import type { Transport } from './transport';

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

export interface SmsDelivery {
  id: string;
  state: DeliveryState;
  fault: string | null;
}

/** Answer of a patient; the phone is as the gateway writes it. */
type SmsAnswer = Pick<IncomingMessage, 'key' | 'text' | 'at'> & { sender: string };

type SmsNotice =
  | { kind: 'notice'; deliveries: SmsDelivery[]; answers: SmsAnswer[] }
  /** Neither signed nor with the secret. */
  | { kind: 'foreign' }
  | { kind: 'malformed' };

/** A moment in ISO 8601, or in seconds or milliseconds since 1970; null for anything else. */
function momentOf(text: string | null): number | null {
  if (text === null || text === '') return null;
  if (/^\d{10}$/.test(text)) return Number(text) * 1000;
  const instant = /^\d{13}$/.test(text) ? Number(text) : Date.parse(text);
  return Number.isNaN(instant) ? null : instant;
}

/** Characters allowed in an error code, so that no other text of the gateway is stored with a message. */
const CODE = /^[\w .:-]{1,50}$/;
const LONGEST_TEXT = 4000;

/** Reads notices of an SMS gateway by its description. Nothing is believed without its secret. */
export class SmsHook {
  constructor(
    private readonly description: z.output<typeof hookDescription>,
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

/** Placeholders in the description of a call. */
const PLACEHOLDERS = ['to', 'digits', 'text', 'id', 'key', 'alphabet'];

const description = describedCall.safeExtend({
  /** Words that `{alphabet}` stands for: for a text of the GSM alphabet, and for one that needs Unicode. */
  alphabet: z
    .strictObject({ gsm: z.string(), unicode: z.string() })
    .default({ gsm: 'gsm', unicode: 'unicode' }),
  /** Answers that say: never. Anything else that is no success is tried again. */
  refused: kindOfAnswer.optional(),
  /** Path of the gateway's id of the message in the answer, as `data.0.id`. */
  messageId: z.string().min(1).optional(),
  hooks: hookDescription.optional(),
});
type Description = z.infer<typeof description>;

interface Secrets {
  key: string | undefined;
  /** Secret by which the gateway's own calls are known. */
  hookSecret?: string | undefined;
}

/** Reads the description of a gateway's call, see docs/operations.md. @throws GatewayError naming every fault */
export function parseGateway({ text, key, hookSecret }: Secrets & { text: string }): Description {
  const parsed = parseDescription(text, description);
  const named = placeholdersOfCall(parsed);
  refuseUnknown(named, PLACEHOLDERS);
  if (!named.has('text') || !(named.has('to') || named.has('digits'))) {
    throw new GatewayError('The call must name {text}, and {to} or {digits}.');
  }
  if (named.has('key') && !key) throw new GatewayError('SMS_GATEWAY_KEY is missing: the call names {key}.');
  if (parsed.hooks && !hookSecret) {
    throw new GatewayError('SMS_HOOK_SECRET is missing: the description has hooks.');
  }
  return parsed;
}

/** @throws GatewayError */
export function readGatewayFile({ file, ...secrets }: Secrets & { file: string }): Description {
  return parseGateway({ text: readDescription(file), ...secrets });
}

/** Returns what the gateway tells by calling us; null where it does not. @throws GatewayError */
export function readSmsHook(): SmsHook | null {
  const { SMS_GATEWAY_FILE: file, SMS_GATEWAY_KEY: key, SMS_HOOK_SECRET: hookSecret } = readEnvironment();
  if (!file || !hookSecret) return null;
  const { hooks } = readGatewayFile({ file, key, hookSecret });
  return hooks ? new SmsHook(hooks, hookSecret) : null;
}

/** Statuses that speak of this message; 401, 403, 408 and 429 speak of the account and of the hour. */
const ABOUT_THE_MESSAGE = [400, 404, 410, 413, 422];

/** Sends through any gateway that takes a message by one HTTP call, as its description says. */
export function smsGateway(
  gateway: Description,
  key: string | undefined,
  timeoutMs = GATEWAY_TIMEOUT_MS,
): Transport {
  const { success, refused, messageId } = gateway;
  return {
    description: `SMS are sent through ${new URL(gateway.url.replace(/[{}]/g, '')).host}`,
    send: async (message, isOurs) => {
      const request = fillCall(gateway, {
        to: message.to,
        digits: message.to.replace(/\D/g, ''),
        text: message.text,
        id: message.documentId,
        key: key ?? '',
        alphabet: isGsmText(message.text) ? gateway.alphabet.gsm : gateway.alphabet.unicode,
      });
      const answer = await postMessage(request, isOurs, timeoutMs);
      if (refused && isOfKind(answer, refused, () => true)) throw new RefusedForGood(`HTTP ${answer.status}`);
      if (isOfKind(answer, success, isOk)) {
        return messageId === undefined ? null : valueAt({ body: answer.body, path: messageId });
      }
      const code = `HTTP ${answer.status}`;
      throw !refused && ABOUT_THE_MESSAGE.includes(answer.status)
        ? new RefusedForGood(code)
        : new NotTaken(code);
    },
  };
}
