import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { fillPlaceholders, placeholdersOf } from '../contract/placeholders';
import { readEnvironment } from '../platform/environment/environment';
import { GATEWAY_TIMEOUT_MS, type GatewayAnswer, postMessage, valueAt } from './post-message';
import { NotTaken, RefusedForGood } from './retry';
import { hookDescription, SmsHook } from './sms-hook';
import { isGsmText } from './sms-text';
import type { Transport } from './transport';

/** What can stand in braces in the description of a call. */
const PLACEHOLDERS = ['to', 'digits', 'text', 'id', 'key', 'alphabet'];

const texts = z.record(z.string(), z.string());
/** An answer is of this kind when its status is listed, and the value at `field` is listed where one is named. */
const kindOfAnswer = z.strictObject({
  status: z.array(z.number().int().min(100).max(599)).min(1).optional(),
  field: z.string().min(1).optional(),
  values: z.array(z.string()).min(1).optional(),
});

const description = z
  .strictObject({
    url: z.string().regex(/^https?:\/\//, 'must begin with https:// or http://'),
    method: z.enum(['POST', 'PUT', 'GET']).default('POST'),
    headers: texts.default({}),
    json: z.json().optional(),
    /** Sent as a form (application/x-www-form-urlencoded). */
    form: texts.optional(),
    /** What `{alphabet}` says for a text of the GSM alphabet, and for one that needs Unicode. */
    alphabet: z
      .strictObject({ gsm: z.string(), unicode: z.string() })
      .default({ gsm: 'gsm', unicode: 'unicode' }),
    success: kindOfAnswer.default({}),
    /** Answers that say: never. Anything else that is no success is tried again. */
    refused: kindOfAnswer.optional(),
    /** Where the answer has the gateway's id of the message, as `data.0.id`. */
    messageId: z.string().min(1).optional(),
    hooks: hookDescription.optional(),
  })
  .refine(({ json, form }) => json === undefined || form === undefined, {
    path: ['form'],
    error: 'and json are not given together',
  });
type Description = z.infer<typeof description>;

interface Secrets {
  key: string | undefined;
  hookSecret?: string | undefined;
}

/** A description that cannot be used; says where, never what stands there. */
export class GatewayError extends Error {}

type Json = z.infer<ReturnType<typeof z.json>>;

function mapTexts(value: Json, change: (text: string) => string): Json {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, mapTexts(item, change)]));
}

/**
 * Reads the description of a gateway's call, see docs/operations.md.
 * @param key the secret, which stands in the environment and not in the file
 * @param hookSecret the one by which the gateway's own calls are known
 * @throws GatewayError naming every fault
 */
export function parseGateway({ text, key, hookSecret }: Secrets & { text: string }): Description {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new GatewayError('The file is not JSON.');
  }
  const parsed = description.safeParse(value);
  if (!parsed.success) {
    const faults = parsed.error.issues.map(
      ({ path, message }) => `${path.join('.') || 'the file'}: ${message}`,
    );
    throw new GatewayError(faults.join('; '));
  }
  const { url, headers, json, form } = parsed.data;
  const named = new Set<string>();
  mapTexts({ url, headers, json: json ?? null, form: form ?? null }, (words) => {
    for (const name of placeholdersOf(words)) named.add(name);
    return words;
  });
  const unknown = [...named].filter((name) => !PLACEHOLDERS.includes(name));
  if (unknown.length > 0) {
    throw new GatewayError(`Nothing is known by ${unknown.map((name) => `{${name}}`).join(', ')}.`);
  }
  if (!named.has('text') || !(named.has('to') || named.has('digits'))) {
    throw new GatewayError('The call must name {text}, and {to} or {digits}.');
  }
  if (named.has('key') && !key) throw new GatewayError('SMS_GATEWAY_KEY is missing: the call names {key}.');
  if (parsed.data.hooks && !hookSecret) {
    throw new GatewayError('SMS_HOOK_SECRET is missing: the description has hooks.');
  }
  return parsed.data;
}

/** @throws GatewayError */
export function readGatewayFile({ file, ...secrets }: Secrets & { file: string }): Description {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new GatewayError('The file cannot be read.');
  }
  return parseGateway({ text, ...secrets });
}

/** Returns what the gateway tells by calling us; null where it does not. @throws GatewayError */
export function readSmsHook(): SmsHook | null {
  const { SMS_GATEWAY_FILE: file, SMS_GATEWAY_KEY: key, SMS_HOOK_SECRET: hookSecret } = readEnvironment();
  if (!file || !hookSecret) return null;
  const { hooks } = readGatewayFile({ file, key, hookSecret });
  return hooks ? new SmsHook(hooks, hookSecret) : null;
}

function isOfKind(
  answer: GatewayAnswer,
  kind: Description['success'],
  usual: (status: number) => boolean,
): boolean {
  const { status, field, values } = kind;
  if (status ? !status.includes(answer.status) : !usual(answer.status)) return false;
  if (field === undefined) return true;
  const value = valueAt({ body: answer.body, path: field });
  return value !== null && (values === undefined || values.includes(value));
}

/** Statuses that speak of this message; 401, 403, 408 and 429 speak of the account and of the hour. */
const ABOUT_THE_MESSAGE = [400, 404, 410, 413, 422];

/** Sends through any gateway that takes a message by one HTTP call, as its description says. */
export function smsGateway({
  gateway,
  key,
  timeoutMs = GATEWAY_TIMEOUT_MS,
}: {
  gateway: Description;
  key: string | undefined;
  timeoutMs?: number;
}): Transport {
  const { method, json, form, success, refused, messageId } = gateway;
  return {
    description: `SMS are sent through ${new URL(gateway.url.replace(/[{}]/g, '')).host}`,
    send: async (message, isOurs) => {
      const values = {
        to: message.to,
        digits: message.to.replace(/\D/g, ''),
        text: message.text,
        id: message.documentId,
        key: key ?? '',
        alphabet: isGsmText(message.text) ? gateway.alphabet.gsm : gateway.alphabet.unicode,
      };
      const fill = (text: string) => fillPlaceholders({ text, values });
      const inAddress = Object.fromEntries(
        Object.entries(values).map(([name, value]) => [name, encodeURIComponent(value)]),
      );
      const filled = (fields: Record<string, string>) =>
        Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, fill(value)]));
      const type = form
        ? 'application/x-www-form-urlencoded'
        : json === undefined
          ? null
          : 'application/json';
      const request = {
        url: fillPlaceholders({ text: gateway.url, values: inAddress }),
        method,
        headers: { ...(type ? { 'Content-Type': type } : {}), ...filled(gateway.headers) },
        body: form
          ? new URLSearchParams(filled(form)).toString()
          : json === undefined
            ? undefined
            : JSON.stringify(mapTexts(json, fill)),
      };
      const answer = await postMessage(request, isOurs, timeoutMs);
      if (refused && isOfKind(answer, refused, () => true)) {
        throw new RefusedForGood(`HTTP ${answer.status}`);
      }
      if (isOfKind(answer, success, (status) => status >= 200 && status < 300)) {
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
