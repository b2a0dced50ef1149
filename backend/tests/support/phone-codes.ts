import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { isPostgres } from '../../src/platform/database';
import { servicesOf } from '../../src/platform/services';
import { ask as callWebsite, dataOf, freshTime } from './clinic';
import type { PhoneClinic } from './phone-clinic';
import { until } from './until';

/** Calls by which visitors prove a phone, and use the proof. */
export function phoneCodes(clinic: PhoneClinic) {
  const { backend, booker, db } = clinic;
  const codesOf = (phone: string) => db()('phone_codes').where({ phone }).orderBy('id');

  const send = (path: string, data: unknown, headers: Record<string, string>) =>
    callWebsite(backend, path, { data, headers });
  const post = (path: string, data: unknown, headers: Record<string, string> = {}) =>
    send(`/phone-codes${path}`, data, headers);
  const get = (path: string, proof: string) => booker.get(`/phone-codes${path}`, { 'X-Phone-Proof': proof });
  const ask = (phone: string, locale = 'en', headers: Record<string, string> = {}) =>
    post('', { phone, locale }, headers);
  const verify = (phone: string, code: string, browser = '') =>
    post('/verification', { phone, code }, { 'X-Code-Browser': browser });

  /** The code that the phone was sent last. */
  async function codeSentTo(phone: string, count = 1): Promise<string> {
    const texts = () => clinic.sentTo(phone).map(({ text }) => /(?<!\d)\d{6}(?!\d)/.exec(text)?.[0] ?? '');
    await until(() => texts().filter(Boolean).length === count);
    return texts().filter(Boolean).at(-1) ?? '';
  }

  /** Ends the pause of a minute between two codes. */
  async function endPause() {
    Reflect.get(servicesOf(backend.strapi).limits, 'limiters').delete('phone-code-pause:1:60');
    if (isPostgres(db())) await db()('call_limits').whereLike('key', '%:phone-code-pause:%').delete();
  }

  /** Forgets whoever has asked for codes or anything else. */
  async function forgetLimits() {
    Reflect.get(servicesOf(backend.strapi).limits, 'limiters').clear();
    if (isPostgres(db())) await db()('call_limits').delete();
  }

  async function prove(phone: string): Promise<string> {
    expect((await ask(phone)).status).toBe(200);
    return dataOf(await verify(phone, await codeSentTo(phone))).proof;
  }

  /** A booking by whoever may have proved the phone of it. */
  const book = (fields: Record<string, unknown>, { proof = '', key = randomUUID() as string } = {}) =>
    send('/appointments', booker.request({ startsAt: freshTime(), ...fields }), {
      'X-Phone-Proof': proof,
      'Idempotency-Key': key,
    });

  return { codesOf, send, post, get, ask, verify, codeSentTo, endPause, forgetLimits, prove, book };
}
