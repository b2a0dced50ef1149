import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { composeAppointmentMail } from '../src/documents/mails/compose';
import { writeMessages } from '../src/messaging/outbox';
import { smtpTransport } from '../src/messaging/transport';
import { createOutboxWorker } from '../src/messaging/worker';
import { at, freshDate, pluck, startClinic } from './support/clinic';
import { type ReadMail, readMail } from './support/read-mail';
import { startSmtp } from './support/smtp';
import { besidePhones } from './support/transports';
import { until } from './support/until';

const smtp = await startSmtp();
const env = { ...smtp.env, SITE_URL: 'https://clinic.example' };
const { backend, rowOf, messagesOf: rowsOf, act, confirm, signIn, ...does } = await startClinic({ env });
type Own = Awaited<ReturnType<typeof book>>;
const staff = await signIn('staff');

let people = 0;

async function book(fields: Record<string, unknown> = {}) {
  people += 1;
  const email = `patient${people}@example.org`;
  const own = await does.book({ email, ...fields });
  return { ...own, number: own.bookingNumber, key: own.manageKey, email };
}

const mailsTo = (email: string): ReadMail[] =>
  smtp.taken.map(readMail).filter((mail) => mail.to.includes(email));

async function mailTo(email: string, count: number): Promise<ReadMail> {
  await until(() => mailsTo(email).length >= count);
  const mail = mailsTo(email)[count - 1];
  if (!mail) throw new Error('no mail');
  return mail;
}

function eventIn({ calendar }: ReadMail) {
  const event = new ICAL.Component(ICAL.parse(calendar)).getFirstSubcomponent('vevent');
  const read = (name: string) => event?.getFirstPropertyValue(name);
  return { status: read('status'), sequence: read('sequence'), uid: read('uid') };
}

/** A worker whose clock stands at a moment to come. */
async function deliverAt(clock: number) {
  // A mail that has arrived may not be noted as sent yet; to a worker of the future its sender would be long dead.
  const sending = () => backend.db('outbox_messages').where({ state: 'sending' }).first();
  await until(async () => !(await sending()));
  const worker = createOutboxWorker({
    db: backend.db,
    transports: besidePhones(smtpTransport({ url: smtp.url, from: 'visits@clinic.example' })),
    compose: (mail) => composeAppointmentMail(backend.strapi, mail, clock),
    onAttempt: () => undefined,
    onError: (error) => {
      throw error;
    },
    now: () => clock,
  });
  await worker.deliverDue();
  await worker.stop();
}

test('a patient who gave an address is told of the request and of each change once, in text, HTML and as a calendar entry that replaces the one before', async () => {
  const date = freshDate();
  const own = await book({ startsAt: at('10:00', date) });
  const asked = await mailTo(own.email, 1);
  expect(asked.subject).toContain('Your request has reached us');
  expect(asked.text).toContain(own.number);
  expect(asked.html).toContain('<html lang="en" dir="ltr">');
  expect(asked.text).toContain(`https://clinic.example/en/booking/confirmation/${own.number}#${own.key}`);
  expect(eventIn(asked)).toEqual({ status: 'TENTATIVE', sequence: 0, uid: `${own.number}@clinic.example` });
  await until(async () => (await rowsOf(own))[0]?.state === 'sent');
  expect((await rowsOf(own))[0]).toMatchObject({ text: '', subject: '' });
  await confirm(own, staff);
  const confirmed = await mailTo(own.email, 2);
  expect(confirmed.subject).toContain('Your appointment is confirmed');
  expect(eventIn(confirmed)).toMatchObject({ status: 'CONFIRMED', sequence: 1 });
  expect((await act(own, 'move', { version: 2, startsAt: at('12:00', date) })).status).toBe(200);
  const moved = await mailTo(own.email, 3);
  expect(moved.text).toContain('12:00 pm');
  expect(moved.text).toContain('not yet confirmed');
  expect(eventIn(moved)).toMatchObject({ status: 'TENTATIVE', sequence: 2 });
  expect((await act(own, 'cancel', { version: 3 })).status).toBe(200);
  const canceled = await mailTo(own.email, 4);
  expect(canceled.text).toContain('You have cancelled this appointment');
  expect(eventIn(canceled)).toMatchObject({ status: 'CANCELLED', sequence: 3 });
  const expected = ['visit-received', 'visit-confirmed', 'visit-reminder', 'visit-moved', 'visit-canceled'];
  expect(pluck(await rowsOf(own), 'kind')).toEqual(expected);
});

test('a mail that the appointment has outrun before it left is stopped: only the newer one arrives', async () => {
  const own = await book();
  await mailTo(own.email, 1);
  const db = backend.db;
  const { document_id } = await rowOf(own);
  const mail = { channel: 'email' as const, kind: 'visit-moved', subject: '', text: '' };
  const late = { ...mail, reference: `${document_id}:0`, to: own.email };
  await confirm(own, staff);
  await mailTo(own.email, 2);
  await db.transaction((trx) => writeMessages({ trx, now: Date.now() }, [late]));
  await deliverAt(Date.now() + 1000);
  expect(mailsTo(own.email)).toHaveLength(2);
  expect((await rowsOf(own)).at(-1)).toMatchObject({ kind: 'visit-moved', state: 'stopped' });
});

test('one address is sent ten mails of twelve bookings in its name, and every booking stands', async () => {
  const email = 'victim@example.org';
  const booked: Own[] = [];
  // However it is written.
  for (let turn = 0; turn < 12; turn += 1)
    booked.push(await book({ email: turn % 2 ? email : 'Victim@Example.org' }));
  const rowsOfVictim = () =>
    backend.db('outbox_messages').whereRaw('lower(recipient) = ?', [email]).select('state', 'last_error');
  await until(async () => (await rowsOfVictim()).every(({ state }) => ['sent', 'failed'].includes(state)));
  const rows = await rowsOfVictim();
  const refused = rows.filter((row: Record<string, unknown>) => row.last_error === 'RECIPIENT_LIMIT');
  expect([rows.length, refused.length]).toEqual([12, 2]);
  for (const own of booked) expect(await rowOf(own)).toMatchObject({ status: 'pending' });
});
