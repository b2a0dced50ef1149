import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { freshTime, newPhone, read, startClinic } from './clinic';
import { startListener } from './listener';
import { signIn } from './staff';

/** What a patient holds of their booking. */
export interface OwnBooking {
  bookingNumber: string;
  manageKey: string;
}

/** A clinic that writes to phones, before a gateway that is listened to. */
export async function startPhoneClinic({ consent }: { consent: string }) {
  const directory = mkdtempSync(join(tmpdir(), 'clinic-gateway-'));
  const gateway = await startListener();
  const file = join(directory, 'gateway.json');
  const json = { to: '{to}', text: '{text}', id: '{id}' };
  writeFileSync(file, JSON.stringify({ url: `${gateway.url}/sms`, json, messageId: 'id' }));
  const env = {
    SITE_URL: 'https://clinic.example',
    SMS_GATEWAY_FILE: file,
    WHATSAPP_API_URL: `${gateway.url}/graph`,
    WHATSAPP_PHONE_ID: '1055',
    WHATSAPP_TOKEN: 'the token',
  };
  const { backend, booker } = await startClinic({ env });
  const db = () => backend.strapi.db.connection;

  async function setUp(data: Record<string, unknown>) {
    const documents = backend.strapi.documents('api::booking-setting.booking-setting');
    const found = await documents.findFirst({ locale: 'en' });
    await documents.update({ documentId: found?.documentId ?? '', locale: 'en', data } as never);
  }
  await setUp({ offersSms: true, offersWhatsapp: true, phoneMessagesText: consent });
  const token = await signIn({ backend, role: 'manager' });

  async function book(fields: Record<string, unknown> = {}): Promise<OwnBooking> {
    const booked = await booker.post(
      booker.request({ startsAt: freshTime(), phone: newPhone(), tellBy: 'sms', ...fields }),
    );
    expect(booked.status).toBe(201);
    return booked.body.data;
  }

  const rowOf = (own: OwnBooking) =>
    db()('appointments').where({ booking_number: own.bookingNumber }).first();
  const outboxOf = async (own: OwnBooking) =>
    db()('outbox_messages')
      .where('reference', 'like', `${(await rowOf(own)).document_id}:%`)
      .orderBy('id');
  const receivedAt = (asked: string) =>
    gateway.received.filter(({ path }) => path === asked).map(({ body }) => JSON.parse(body));
  const sentTo = (phone: string) => receivedAt('/sms').filter(({ to }) => to === phone);
  /** Meta writes phones without their plus. */
  const whatsappTo = (phone: string) =>
    receivedAt('/graph/1055/messages').filter(({ to }) => to === phone.slice(1));

  async function staff(path: string, data: unknown) {
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
    const answer = await fetch(`${backend.url}/api${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ data }),
    });
    return read(answer);
  }

  async function act(own: OwnBooking, verb: string, data: Record<string, unknown>) {
    const headers = {
      'Content-Type': 'application/json',
      'X-Website-Key': backend.websiteHeaders['X-Website-Key'] ?? '',
      'X-Manage-Key': own.manageKey,
    };
    const path = `${backend.url}/api/appointments/by-number/${own.bookingNumber}/${verb}`;
    return read(await fetch(path, { method: 'POST', headers, body: JSON.stringify({ data }) }));
  }

  async function confirm(own: OwnBooking) {
    const { document_id, version } = await rowOf(own);
    const answer = await staff(`/appointments/${document_id}/transitions`, { to: 'confirmed', version });
    expect(answer.status).toBe(200);
  }

  /** What staff read by GET. */
  const asked = async (path: string) =>
    read(await fetch(`${backend.url}/api${path}`, { headers: { Authorization: `Bearer ${token}` } }));

  /** A booking that staff make for a caller. */
  const bookForCaller = async (data: Record<string, unknown>) =>
    read(
      await fetch(`${backend.url}/api/appointments/for-caller`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Authorization: `Bearer ${token}`,
          'Idempotency-Key': randomUUID(),
        },
        body: JSON.stringify({ data }),
      }),
    );

  async function stop() {
    await backend.stop();
    gateway.stop();
    rmSync(directory, { recursive: true, force: true });
  }

  return {
    ...{ gateway, backend, booker, db, setUp, book, rowOf, outboxOf, sentTo, staff, asked, act, confirm },
    ...{ whatsappTo, bookForCaller, stop },
  };
}

export type PhoneClinic = Awaited<ReturnType<typeof startPhoneClinic>>;
