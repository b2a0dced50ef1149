import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { fillPlaceholders, placeholdersOf } from '../contract/placeholders';
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

/** A description that cannot be used; says where, never what stands there. */
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
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new GatewayError('The file is not JSON.');
  }
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

/**
 * Puts values into a described call. In JSON a number stays one where its placeholder stands alone.
 */
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

/** @param usual what the status has to be where the description says nothing of it */
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
