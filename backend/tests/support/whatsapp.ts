import { createHmac } from 'node:crypto';
import { ask } from './clinic';
import type { TestBackend } from './strapi';

/** The secret of the app and the number, as the backend is told them. */
export const WHATSAPP_SECRET = 'the secret of the app';
export const WHATSAPP_NUMBER = '1055';

/** Tells a backend something as WhatsApp does, signed. */
export function tellAsWhatsapp(
  backend: TestBackend,
  value: object,
  { secret = WHATSAPP_SECRET, number = WHATSAPP_NUMBER } = {},
) {
  const changes = [{ field: 'messages', value: { metadata: { phone_number_id: number }, ...value } }];
  const body = JSON.stringify({ object: 'whatsapp_business_account', entry: [{ id: '1', changes }] });
  const signature = `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
  return ask(backend, '/hooks/whatsapp', { data: { body, signature } });
}

interface Sent {
  /** The provider's id of what is answered. */
  repliesTo?: string | undefined;
  /** Milliseconds since it was sent. */
  ago?: number;
}

let written = 0;
/** A message of a phone, now or so long ago, each under an id of its own. */
export function messageOf(phone: string, said: object, { repliesTo, ago = 0 }: Sent = {}) {
  written += 1;
  const context = repliesTo ? { context: { id: repliesTo } } : {};
  const timestamp = String(Math.floor((Date.now() - ago) / 1000));
  return { messages: [{ from: phone.slice(1), id: `wamid.in${written}`, timestamp, ...said, ...context }] };
}

export function wordsOf(phone: string, text: string, sent: Sent = {}) {
  return messageOf(phone, { type: 'text', text: { body: text } }, sent);
}
