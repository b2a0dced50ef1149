import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ask, newPhone, type OwnBooking, startClinic } from './clinic';
import { emptyFolder } from './folder';
import { startListener } from './listener';

/** Words that stand there where patients agree to messages to their phones. */
export const CONSENT = 'We write only about this visit.';

/** Secret by which the gateway signs what became of its messages, and what patients answer. */
export const SMS_HOOK_SECRET = 'the secret of the hooks';

const states = { state: 'status', delivered: ['DELIVRD'], undelivered: ['UNDELIV', 'EXPIRED'] };
const hooks = {
  ...{ list: 'events', signature: { header: 'X-Signature', prefix: 'v1=' } },
  delivery: { id: 'message', ...states, fault: 'error' },
  answer: { sender: 'from', text: 'body', id: 'inbound' },
};

/** A clinic that writes to phones, before a gateway that is listened to. */
export async function startPhoneClinic() {
  const gateway = await startListener();
  const file = join(emptyFolder(), 'gateway.json');
  const json = { to: '{to}', text: '{text}', id: '{id}' };
  writeFileSync(file, JSON.stringify({ url: `${gateway.url}/sms`, json, messageId: 'id', hooks }));
  const env = {
    SITE_URL: 'https://clinic.example',
    PHONE_CODE_COUNTRIES: 'SA, AE',
    SMS_GATEWAY_FILE: file,
    SMS_HOOK_SECRET,
    WHATSAPP_API_URL: `${gateway.url}/graph`,
    WHATSAPP_PHONE_ID: '1055',
    WHATSAPP_TOKEN: 'the token',
  };
  const started = await startClinic({ env });
  const { backend, settings: setUp, messagesOf: outboxOf } = started;
  await setUp({ offersSms: true, offersWhatsapp: true, phoneMessagesText: CONSENT });
  const token = await started.signIn('manager');

  const book = (fields: Record<string, unknown> = {}) =>
    started.book({ phone: newPhone(), tellBy: 'sms', ...fields });
  const receivedAt = (asked: string) =>
    gateway.received.filter(({ path }) => path === asked).map(({ body }) => JSON.parse(body));
  const sentTo = (phone: string) => receivedAt('/sms').filter(({ to }) => to === phone);
  /** Meta writes phones without their plus. */
  const whatsappTo = (phone: string) =>
    receivedAt('/graph/1055/messages').filter(({ to }) => to === phone.slice(1));

  const staff = (path: string, data: unknown) => ask(backend, path, { token, data });

  const confirm = (own: OwnBooking) => started.confirm(own, token);

  /** Calls the backend as staff, by GET. */
  const asked = (path: string) => ask(backend, path, { token });

  /** A booking that staff make for a caller. */
  const bookForCaller = (data: Record<string, unknown>) =>
    ask(backend, '/appointments/for-caller', { token, data, headers: { 'Idempotency-Key': randomUUID() } });

  return {
    ...started,
    ...{ gateway, setUp, book, outboxOf, sentTo, staff, asked, confirm, whatsappTo, bookForCaller },
  };
}

export type PhoneClinic = Awaited<ReturnType<typeof startPhoneClinic>>;
