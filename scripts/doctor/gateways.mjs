import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { tryOr } from '../lib/fault.mjs';
import { backendDir } from '../lib/project.mjs';
import { ask, note, ok, wrong } from './finding.mjs';

const WHATSAPP_URL = 'https://graph.facebook.com/v23.0';

/** The gateway of SMS. Nothing is sent. @param {{ backend: Record<string, string> }} settings */
export async function checkSms({
  backend: { SMS_GATEWAY_FILE: file, SMS_GATEWAY_KEY: key, SMS_HOOK_SECRET },
}) {
  if (!file) return note('no SMS_GATEWAY_FILE: SMS are written to files, nobody receives them');
  return checkGateway({ name: 'SMS_GATEWAY', file, key }, (text) => {
    const hasHooks = /"hooks"\s*:/.test(text);
    if (hasHooks && !SMS_HOOK_SECRET) {
      return wrong('SMS_HOOK_SECRET is missing: SMS_GATEWAY_FILE describes hooks.');
    }
    return ok(hasHooks ? '' : '; what becomes of SMS is not told (no "hooks")');
  });
}

/** Checks the settings of the deposit gateway without a request to it. @param {{ backend: Record<string, string> }} settings */
export async function checkPayments({ backend }) {
  const { PAYMENT_GATEWAY_FILE: file, PAYMENT_GATEWAY_KEY: key, PAYMENT_NOTICE_SECRET } = backend;
  if (!file) return note('no PAYMENT_GATEWAY_FILE: no deposits are asked');
  return checkGateway({ name: 'PAYMENT_GATEWAY', file, key }, (text) => {
    const needed = ['"page"', '"notice"', '{amount}', '{currency}', '{reference}'];
    const missing = needed.filter((part) => !text.includes(part));
    if (missing.length > 0) return wrong(`PAYMENT_GATEWAY_FILE has no ${missing.join(', ')}.`);
    if (text.includes('PUBLIC_KEY')) return wrong('Put your public key into PAYMENT_GATEWAY_FILE.');
    return PAYMENT_NOTICE_SECRET
      ? ok('')
      : wrong('PAYMENT_NOTICE_SECRET is missing: notices prove themselves by it.');
  });
}

/**
 * A gateway that a file describes: the file is there and JSON, its secrets are given, and something answers at its host.
 *
 * @param {{ name: string, file: string, key: string | undefined }} given
 * @param {(text: string) => import('./finding.mjs').Finding} examine the description; what it adds, or what is wrong
 */
async function checkGateway({ name, file: named, key }, examine) {
  const file = resolve(backendDir, named);
  if (!existsSync(file)) return wrong(`${name}_FILE names ${file}, which is not there.`);
  const text = readFileSync(file, 'utf8');
  const host = hostIn(text);
  if (host === null) return wrong(`${name}_FILE is not JSON with a "url": see docs/operations.md.`);
  if (text.includes('{key}') && !key) {
    return wrong(`${name}_KEY is missing: the call of ${name}_FILE names {key}.`);
  }
  const examined = examine(text);
  if (examined.mark === 'wrong') return examined;
  const at = new URL(host).host;
  const answer = await ask(`${host}/`, { method: 'HEAD', redirect: 'manual' });
  return answer
    ? ok(`something answers at ${at}${examined.text}`)
    : wrong(`Nothing answers at ${at}, which ${name}_FILE names.`);
}

/** @param {string} text @returns {string | null} origin of the gateway, without what stands in the address */
const hostIn = (text) => tryOr(() => new URL(JSON.parse(text).url).origin, null);

/** The WhatsApp number: whether the token may see it. Nothing is sent. @param {{ backend: Record<string, string> }} settings */
export async function checkWhatsapp({ backend }) {
  const { WHATSAPP_TOKEN, WHATSAPP_PHONE_ID, WHATSAPP_API_URL } = backend;
  if (!WHATSAPP_TOKEN) {
    return note('no WHATSAPP_TOKEN: WhatsApp messages are written to files, nobody receives them');
  }
  const url = `${(WHATSAPP_API_URL || WHATSAPP_URL).replace(/\/$/, '')}/${WHATSAPP_PHONE_ID}?fields=id`;
  const { host } = new URL(url);
  const answer = await ask(url, { headers: { Authorization: `Bearer ${WHATSAPP_TOKEN}` } });
  if (!answer) return wrong(`Nothing answers at ${host}.`);
  if (answer.ok) return ok(`${host} knows the number`);
  return wrong(`${host} answers ${answer.status}: look at WHATSAPP_TOKEN and WHATSAPP_PHONE_ID.`);
}

/**
 * Lists the files that settings name and that are not there, as after a restore: no backup has them, and a backend does not start
 * without.
 *
 * @param {Record<string, string>} settings of the backend
 * @returns {string[]} the setting and its file
 */
export const missingGatewayFiles = (settings) =>
  ['SMS_GATEWAY_FILE', 'PAYMENT_GATEWAY_FILE'].flatMap((name) => {
    const named = settings[name];
    const file = named ? resolve(backendDir, named) : null;
    return file && !existsSync(file) ? [`${name}, ${file}`] : [];
  });
