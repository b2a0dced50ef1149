import { createHmac } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { jsonValue, TEXTS } from './fuzz-random.mjs';

const [WHATSAPP_APP_SECRET, SMS_HOOK_SECRET] = ['the secret of the app', 'the secret of the hooks'];
const NUMBER = '1055';
/** Address where nothing listens. */
const NO_LISTENER = 'http://127.0.0.1:9';

/** Settings of a backend that takes messages and sends none. @param {string} tmp folder for the description of the gateway */
export function hookSettings(tmp) {
  const file = join(tmp, 'gateway.json');
  const delivery = { id: 'message', state: 'status', delivered: ['DELIVRD'], undelivered: ['UNDELIV'] };
  const answer = { sender: 'from', text: 'body', id: 'inbound' };
  const hooks = { list: 'events', signature: { header: 'X-Signature', prefix: 'v1=' }, delivery, answer };
  const json = { to: '{to}', text: '{text}', id: '{id}' };
  writeFileSync(file, JSON.stringify({ url: `${NO_LISTENER}/sms`, json, messageId: 'id', hooks }));
  return {
    ...{ WHATSAPP_APP_SECRET, WHATSAPP_PHONE_ID: NUMBER, WHATSAPP_TOKEN: 'the token' },
    ...{ WHATSAPP_API_URL: NO_LISTENER, SMS_GATEWAY_FILE: file, SMS_HOOK_SECRET },
  };
}

const SAID = ['1', '2', 'STOP', 'إيقاف', 'ابدأ', '👍', 'الغاء الحجز', 'نعم ان شاء الله', 'When?'];
const signatureOf = (secret, body) => createHmac('sha256', secret).update(body).digest('hex');

/** Puts something else in the place of some values, however deep they lie. */
function bent(random, value) {
  if (random.chance(0.05)) return random.pick([jsonValue(random), random.pick(TEXTS)]);
  if (Array.isArray(value)) return value.map((one) => bent(random, one));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, bent(random, one)]));
}

function messageOf(random, phone) {
  const text = random.pick([...SAID, random.pick(TEXTS)]);
  const kinds = [
    { type: 'text', text: { body: text } },
    { type: 'image', image: { id: '7002', caption: text } },
    { type: 'audio', audio: { id: '7001' } },
    { type: 'reaction', reaction: { message_id: 'wamid.1', emoji: text } },
    { type: 'location', location: { latitude: 30.04, longitude: 31.2, name: text } },
    { type: 'contacts', contacts: [{ name: { formatted_name: text }, phones: [{ phone }] }] },
    { type: 'interactive', interactive: { button_reply: { id: '1', title: text } } },
    { type: 'order' },
  ];
  const timestamp = String(Math.floor(Date.now() / 1000) - random.below(3) * 100_000);
  const context = random.chance(0.3) ? { context: { id: 'wamid.1' } } : {};
  const id = `wamid.${random.below(1000)}`;
  return { from: phone.slice(1), id, timestamp, ...random.pick(kinds), ...context };
}

/** One signed notice of WhatsApp or of the gateway of SMS, bent out of shape. */
export function hookRequest({ random, phones }) {
  const phone = random.pick(phones);
  const asked = { app: 'website', group: 'signed hooks', method: 'POST' };
  const json = ['Content-Type', 'application/json'];
  if (random.chance(0.3)) {
    const answer = { from: phone, body: random.pick(SAID), inbound: String(random.below(1000)) };
    const body = JSON.stringify(bent(random, { events: [answer, { message: 'x', status: 'DELIVRD' }] }));
    const headers = [json, ['X-Signature', `v1=${signatureOf(SMS_HOOK_SECRET, body)}`]];
    return { ...asked, path: '/api/hooks/sms', headers, body };
  }
  const messages = [messageOf(random, phone), messageOf(random, phone)];
  const statuses = [{ status: 'read', timestamp: '1763900000', biz_opaque_callback_data: 'a'.repeat(24) }];
  const value = { metadata: { phone_number_id: NUMBER }, messages, statuses };
  const body = JSON.stringify(
    bent(random, { entry: [{ id: '1', changes: [{ field: 'messages', value }] }] }),
  );
  const headers = [json, ['X-Hub-Signature-256', `sha256=${signatureOf(WHATSAPP_APP_SECRET, body)}`]];
  return { ...asked, path: '/api/hooks/whatsapp', headers, body };
}
