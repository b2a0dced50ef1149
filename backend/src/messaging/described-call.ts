import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { gatewayNotice } from '../contract/hooks';
import { parseJson } from '../contract/parse-json';
import { fillPlaceholders, placeholdersOf } from '../contract/placeholders';
import { sameText } from '../platform/same-text';
import { type GatewayAnswer, valueAt } from './post-message';

const texts = z.record(z.string(), z.string());

/** An answer is of this kind when its status is listed, and the value at `field` is listed where one is named. */
export const kindOfAnswer = z.strictObject({
  status: z.array(z.number().int().min(100).max(599)).min(1).optional(),
  field: z.string().min(1).optional(),
  values: z.array(z.string()).min(1).optional(),
});

/** Fields of a description for the call itself; texts may have placeholders. */
export const describedCall = z
  .strictObject({
    url: z.string().regex(/^https?:\/\//, 'must begin with https:// or http://'),
    method: z.enum(['POST', 'PUT', 'GET']).default('POST'),
    headers: texts.default({}),
    json: z.json().optional(),
    form: texts.optional(),
    success: kindOfAnswer.default({}),
  })
  .refine(({ json, form }) => json === undefined || form === undefined, {
    path: ['form'],
    error: 'and json are not given together',
  });
type DescribedCall = z.infer<typeof describedCall>;

/** Thrown for an unusable gateway description; names the place, never its value. */
export class GatewayError extends Error {}

type Json = z.infer<ReturnType<typeof z.json>>;

function mapTexts(value: Json, change: (text: string) => Json): Json {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, mapTexts(item, change)]));
}

/** Returns what stands in braces in a call, each once. */
export function placeholdersOfCall({ url, headers, json, form }: DescribedCall): Set<string> {
  const named = new Set<string>();
  mapTexts({ url, headers, json: json ?? null, form: form ?? null }, (words) => {
    for (const name of placeholdersOf(words)) named.add(name);
    return words;
  });
  return named;
}

/** Reads a description by its schema. @throws GatewayError naming every fault */
export function parseDescription<Described>(text: string, schema: z.ZodType<Described>): Described {
  const value = parseJson(text);
  if (value === undefined) throw new GatewayError('The file is not JSON.');
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map(
    ({ path, message }) => `${path.join('.') || 'the file'}: ${message}`,
  );
  throw new GatewayError(faults.join('; '));
}

/** @throws GatewayError for what nobody knows */
export function refuseUnknown(named: Set<string>, known: readonly string[]): void {
  const unknown = [...named].filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  throw new GatewayError(`Nothing is known by ${unknown.map((name) => `{${name}}`).join(', ')}.`);
}

/** @throws GatewayError */
export function readDescription(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new GatewayError('The file cannot be read.');
  }
}

/** Puts values into a described call; in JSON a number stays one where its placeholder stands alone. */
export function fillCall(
  { url, method, headers, json, form }: DescribedCall,
  given: Record<string, string | number>,
) {
  const mapped = (change: (value: string) => string) =>
    Object.fromEntries(Object.entries(given).map(([name, value]) => [name, change(String(value))]));
  const values = mapped((value) => value);
  const fill = (text: string) => fillPlaceholders({ text, values });
  const filled = (fields: Record<string, string>) =>
    Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, fill(value)]));
  const type = form ? 'application/x-www-form-urlencoded' : json === undefined ? null : 'application/json';
  const inJson = (text: string) => {
    const [only] = placeholdersOf(text);
    const value = only === undefined || text !== `{${only}}` ? undefined : given[only];
    return typeof value === 'number' ? value : fill(text);
  };
  return {
    url: fillPlaceholders({ text: url, values: mapped(encodeURIComponent) }),
    method,
    headers: { ...(type ? { 'Content-Type': type } : {}), ...filled(headers) },
    body: form
      ? new URLSearchParams(filled(form)).toString()
      : json === undefined
        ? undefined
        : JSON.stringify(mapTexts(json, inJson)),
  };
}

/** @param usual expected status if the description names none */
export function isOfKind(
  answer: GatewayAnswer,
  { status, field, values }: z.infer<typeof kindOfAnswer>,
  usual: (status: number) => boolean,
): boolean {
  if (status ? !status.includes(answer.status) : !usual(answer.status)) return false;
  if (field === undefined) return true;
  const value = valueAt({ body: answer.body, path: field });
  return value !== null && (values === undefined || values.includes(value));
}

export const isOk = (status: number) => status >= 200 && status < 300;

const path = z.string().min(1);

/** A secret that each call carries, in a header or in the body. */
const secret = z
  .strictObject({
    header: path.optional(),
    field: path.optional(),
    value: z.string().default('{secret}'),
  })
  .refine(({ header, field }) => (header === undefined) !== (field === undefined), {
    error: 'names either a header or a field',
  })
  .refine(({ value }) => placeholdersOf(value).join() === 'secret', {
    path: ['value'],
    error: 'must hold {secret}, and nothing else in braces',
  });

/** A signature by that secret (HMAC), of the body or of some of its fields. */
const signature = z
  .strictObject({
    header: path.optional(),
    query: path.optional(),
    algorithm: z.enum(['sha1', 'sha256', 'sha512']).default('sha256'),
    encoding: z.enum(['hex', 'base64']).default('hex'),
    prefix: z.string().default(''),
    /** Text that is signed where it is not the body: `{a.b}` is a field of it, empty where there is none. */
    over: z.string().min(1).optional(),
  })
  .refine(({ header, query }) => (header === undefined) !== (query === undefined), {
    error: 'names either a header or a place in the query',
  });

/** Proof of a gateway's own calls, see docs/operations.md. */
export const proofFields = { secret: secret.optional(), signature: signature.optional() };

/** Returns whether exactly one kind of proof is configured. */
export function hasOneProof(proof: Proof): boolean {
  return (proof.secret === undefined) !== (proof.signature === undefined);
}
export const ONE_PROOF = { path: ['secret'], error: 'or signature is needed, and not both' };

interface Proof {
  secret?: z.output<typeof secret> | undefined;
  signature?: z.output<typeof signature> | undefined;
}
export type Sent = z.output<typeof gatewayNotice>;

/** The body as its gateway means it; undefined for what is neither. */
export function bodyOf({ body, isForm }: Sent): unknown {
  return isForm ? Object.fromEntries(new URLSearchParams(body)) : parseJson(body);
}

/** Replaces `{a.b}` by fields of the gateway's answer. */
export function fillFields(text: string, body: unknown, change = (value: string) => value): string {
  return text.replace(/\{([\w.]+)\}/g, (_, path: string) => change(valueAt({ body, path }) ?? ''));
}

/** Tells whether a call is the gateway's. */
export function isProven({ secret, signature }: Proof, key: string, sent: Sent, body: unknown): boolean {
  const headerOf = (name: string) => sent.headers[name.toLowerCase()] ?? '';
  if (signature) {
    const { header, query, algorithm, encoding, prefix, over } = signature;
    const signed = over === undefined ? sent.body : fillFields(over, body);
    const digest = createHmac(algorithm, key).update(signed).digest(encoding);
    const given = header ? headerOf(header) : (sent.query[query ?? ''] ?? '');
    return sameText(given, `${prefix}${digest}`);
  }
  if (!secret) return false;
  const { header, field, value } = secret;
  const given = header ? headerOf(header) : (valueAt({ body, path: field ?? '' }) ?? '');
  return sameText(given, fillPlaceholders({ text: value, values: { secret: key } }));
}
