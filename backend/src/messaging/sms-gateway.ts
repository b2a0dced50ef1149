import { z } from 'zod';
import { readEnvironment } from '../platform/environment/environment';
import {
  describedCall,
  fillCall,
  GatewayError,
  isOfKind,
  isOk,
  kindOfAnswer,
  parseDescription,
  placeholdersOfCall,
  readDescription,
  refuseUnknown,
} from './described-call';
import { GATEWAY_TIMEOUT_MS, postMessage, valueAt } from './post-message';
import { NotTaken, RefusedForGood } from './retry';
import { hookDescription, SmsHook } from './sms-hook';
import { isGsmText } from './sms-text';
import type { Transport } from './transport';

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
  hookSecret?: string | undefined;
}

/**
 * Reads the description of a gateway's call, see docs/operations.md.
 * @param key the secret, which stands in the environment and not in the file
 * @param hookSecret the one by which the gateway's own calls are known
 * @throws GatewayError naming every fault
 */
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
      if (refused && isOfKind(answer, refused, () => true)) {
        throw new RefusedForGood(`HTTP ${answer.status}`);
      }
      if (isOfKind(answer, success, isOk)) {
        return messageId === undefined ? null : valueAt({ body: answer.body, path: messageId });
      }
      const code = `HTTP ${answer.status}`;
      throw !refused && ABOUT_THE_MESSAGE.includes(answer.status)
        ? new RefusedForGood(code)
        : new NotTaken(code);
    },
    close: () => undefined,
  };
}
