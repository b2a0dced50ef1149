import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { gatewayNotice } from '../contract/hooks';
import { fillPlaceholders, placeholdersOf } from '../contract/placeholders';
import { valueAt } from './post-message';

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

/** Tells whether exactly one of them is described. */
export function hasOneProof(proof: Proof): boolean {
  return (proof.secret === undefined) !== (proof.signature === undefined);
}
export const ONE_PROOF = { path: ['secret'], error: 'or signature is needed, and not both' };

interface Proof {
  secret?: z.output<typeof secret> | undefined;
  signature?: z.output<typeof signature> | undefined;
}
type Sent = z.output<typeof gatewayNotice>;

/** The body as its gateway means it; undefined for what is neither. */
export function bodyOf({ body, isForm }: Sent): unknown {
  if (isForm) return Object.fromEntries(new URLSearchParams(body));
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** Puts fields of what a gateway has said in the place of `{a.b}`. */
export function fillFields(text: string, body: unknown, change = (value: string) => value): string {
  return text.replace(/\{([\w.]+)\}/g, (_, path: string) => change(valueAt({ body, path }) ?? ''));
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [given, expected].map((text) => createHash('sha256').update(text).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}

/** Tells whether a call is the gateway's. */
export function isProven({ secret, signature }: Proof, key: string, sent: Sent, body: unknown): boolean {
  const headerOf = (name: string) => sent.headers[name.toLowerCase()] ?? '';
  if (signature) {
    const { header, query, algorithm, encoding, prefix, over } = signature;
    const signed = over === undefined ? sent.body : fillFields(over, body);
    const digest = createHmac(algorithm, key).update(signed).digest(encoding);
    const given = header ? headerOf(header) : (sent.query[query ?? ''] ?? '');
    return isSame(given, `${prefix}${digest}`);
  }
  if (!secret) return false;
  const { header, field, value } = secret;
  const given = header ? headerOf(header) : (valueAt({ body, path: field ?? '' }) ?? '');
  return isSame(given, fillPlaceholders({ text: value, values: { secret: key } }));
}
