import { createHash } from 'node:crypto';
import { CODE_TRIES } from '../../contract/phone-code';
import type { Given } from '../../platform/call';
import type { Context } from '../../platform/http';
import { codeRefused, invalidFields, type Outcome } from '../../platform/refusal';
import { servicesOf } from '../../platform/services';
import type { With } from '../../platform/with';
import { clinicPhone } from './ask-code';
import { countTry, takeCode } from './code-rows';

export interface Proof {
  proof: string;
  phone: string;
  expiresAt: number;
}

/**
 * Gives the proof of a phone for a code that was sent to it. Of several codes that are still good, as of two tabs, each counts,
 * once. Refused with 409 for a wrong one, with how many tries are left, and for one that is good for nothing any more.
 */
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
  return createHash('sha256').update(ctx.get('X-Code-Browser')).digest('base64url');
}
