import { createHmac, createSecretKey, hash, type KeyObject } from 'node:crypto';
import { CODE_DIGITS } from '../../contract/limits';
import { CODE_TRIES, PROOF_MINUTES } from '../../contract/phone-code';
import { deriveKey } from '../../platform/aes-gcm';
import type { Given } from '../../platform/call';
import type { Context } from '../../platform/http';
import { codeRefused, invalidFields, type Outcome } from '../../platform/refusal';
import { sameText } from '../../platform/same-text';
import { servicesOf } from '../../platform/services';
import type { With } from '../../platform/with';
import { MINUTE } from '../../scheduling/zone';
import { clinicPhone } from './ask-code';
import { countTry, takeCode } from './code-rows';

const TOKEN = /^([0-9a-z]{1,9})\.([\w-]{1,64})\.([\w-]{43})$/;

/** Codes that prove a phone, and the proof given for one, by a key of the backend: a hash of six digits is soon undone. */
export class PhoneProofs {
  private readonly codeKey: KeyObject;
  private readonly proofKey: KeyObject;

  /** @param secret the backend's ENCRYPTION_KEY */
  constructor(secret: string) {
    const keyOf = (use: string) => createSecretKey(deriveKey({ secret, use }));
    this.codeKey = keyOf('phone code');
    this.proofKey = keyOf('phone proof');
  }

  /** The digits of a code, by the document id of its row. */
  codeOf({ id, phone }: { id: string; phone: string }): string {
    const digest = createHmac('sha256', this.codeKey).update(`${id}|${phone}`).digest();
    // 48 bits: the remainder of a million favours no code.
    return String(digest.readUIntBE(0, 6) % 10 ** CODE_DIGITS).padStart(CODE_DIGITS, '0');
  }

  /** Compares in constant time. */
  isCode({ id, phone, code }: { id: string; phone: string; code: string }): boolean {
    return sameText(this.codeOf({ id, phone }), code);
  }

  /** Returns what its browser shows from now on, and until when it is good; instants in epoch milliseconds. */
  proofFor({ phone, now }: { phone: string; now: number }): { proof: string; expiresAt: number } {
    const expiresAt = now + PROOF_MINUTES * MINUTE;
    return { proof: this.signed({ phone, end: expiresAt.toString(36) }), expiresAt };
  }

  /** The phone (E.164) that a proof is of; null for what is none, or has run out. */
  phoneOf({ proof, now }: { proof: string; now: number }): string | null {
    const [, end = '', hidden = ''] = TOKEN.exec(proof) ?? [];
    if (end === '' || Number.parseInt(end, 36) <= now) return null;
    const phone = Buffer.from(hidden, 'base64url').toString('utf8');
    return sameText(this.signed({ phone, end }), proof) ? phone : null;
  }

  private signed({ phone, end }: { phone: string; end: string }): string {
    const signature = createHmac('sha256', this.proofKey).update(`${phone}|${end}`).digest('base64url');
    return `${end}.${Buffer.from(phone, 'utf8').toString('base64url')}.${signature}`;
  }
}

export interface Proof {
  proof: string;
  phone: string;
  expiresAt: number;
}

/** Gives the proof of a phone for a good code, once. Refused with 409 for a wrong one, with tries left, and an expired one. */
export async function verifyCode(
  { strapi, catalogue, now }: With<'strapi' | 'catalogue' | 'now'>,
  given: { phone: string; code: string },
  browser: string,
): Promise<Outcome<Proof>> {
  const db = strapi.db.connection;
  const { phoneProofs } = servicesOf(strapi);
  const phone = clinicPhone(given.phone, catalogue);
  if (phone === null) return invalidFields(['phone']);
  const tried = await countTry({ db, now }, { phone, browser });
  if (tried.length === 0) return codeRefused('expired');
  const right = tried.find(({ document_id: id }) => phoneProofs.isCode({ id, phone, code: given.code }));
  if (!right) {
    const triesLeft = Math.max(...tried.map(({ tries }) => CODE_TRIES - tries));
    return codeRefused('wrong', { triesLeft });
  }
  if (!(await takeCode(db, right, now))) return codeRefused('expired');
  return { ok: true, value: { phone, ...phoneProofs.proofFor({ phone, now }) } };
}

/** The phone (E.164) that the caller has proved, by the proof beside the call; null without a good one. */
export function provedPhone({
  strapi,
  ctx,
  now,
}: Pick<Given<null>, 'strapi' | 'now'> & { ctx: Pick<Context, 'get'> }): string | null {
  return servicesOf(strapi).phoneProofs.phoneOf({ proof: ctx.get('X-Phone-Proof'), now });
}

/** Returns what stands for the visitor's browser: a digest of the random words that the website keeps in it. */
export function browserOf(ctx: Pick<Context, 'get'>): string {
  return hash('sha256', ctx.get('X-Code-Browser'), 'base64url');
}
