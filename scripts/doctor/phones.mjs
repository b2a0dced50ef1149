import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { backendDir } from '../lib/project.mjs';
import { note, ok, wrong } from './finding.mjs';

const TIMEOUT_MS = 5_000;
const WHATSAPP_URL = 'https://graph.facebook.com/v23.0';

/**
 * The gateway of SMS: the file is there and JSON, its secret is given, and something answers at its host. Nothing is sent.
 *
 * @param {{ backend: Record<string, string> }} settings
 */
export async function checkSms({ backend: { SMS_GATEWAY_FILE, SMS_GATEWAY_KEY, SMS_HOOK_SECRET } }) {
  if (!SMS_GATEWAY_FILE) return note('no SMS_GATEWAY_FILE: SMS are written to files, nobody receives them');
  const file = resolve(backendDir, SMS_GATEWAY_FILE);
  if (!existsSync(file)) return wrong(`SMS_GATEWAY_FILE names ${file}, which is not there.`);
  const text = readFileSync(file, 'utf8');
  const host = hostIn(text);
  if (host === null) return wrong('SMS_GATEWAY_FILE is not JSON with a "url": see docs/operations.md.');
  if (text.includes('{key}') && !SMS_GATEWAY_KEY) {
    return wrong('SMS_GATEWAY_KEY is missing: the call of SMS_GATEWAY_FILE names {key}.');
  }
  const hasHooks = /"hooks"\s*:/.test(text);
  if (hasHooks && !SMS_HOOK_SECRET) {
    return wrong('SMS_HOOK_SECRET is missing: SMS_GATEWAY_FILE describes hooks.');
  }
  try {
    await fetch(`${host}/`, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
    const told = hasHooks ? '' : '; what becomes of SMS is not told (no "hooks")';
    return ok(`something answers at ${new URL(host).host}${told}`);
  } catch {
    return wrong(`Nothing answers at ${new URL(host).host}, where SMS_GATEWAY_FILE sends them.`);
  }
}

/** @param {string} text @returns {string | null} origin of the gateway, without what stands in the address */
function hostIn(text) {
  try {
    return new URL(JSON.parse(text).url).origin;
  } catch {
    return null;
  }
}

/**
 * The WhatsApp number: whether the token may see it. Nothing is sent.
 *
 * @param {{ backend: Record<string, string> }} settings
 */
export async function checkWhatsapp({ backend }) {
  const { WHATSAPP_TOKEN, WHATSAPP_PHONE_ID, WHATSAPP_API_URL } = backend;
  if (!WHATSAPP_TOKEN) {
    return note('no WHATSAPP_TOKEN: WhatsApp messages are written to files, nobody receives them');
  }
  const url = `${(WHATSAPP_API_URL || WHATSAPP_URL).replace(/\/$/, '')}/${WHATSAPP_PHONE_ID}?fields=id`;
  const { host } = new URL(url);
  try {
    const answer = await fetch(url, {
      headers: { Authorization: `Bearer ${WHATSAPP_TOKEN}` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (answer.ok) return ok(`${host} knows the number`);
    return wrong(`${host} answers ${answer.status}: look at WHATSAPP_TOKEN and WHATSAPP_PHONE_ID.`);
  } catch {
    return wrong(`Nothing answers at ${host}.`);
  }
}
