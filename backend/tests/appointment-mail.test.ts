import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { composeAppointmentMail } from '../src/documents/mails/compose';
import { writeMessages } from '../src/messaging/outbox';
import { smtpTransport } from '../src/messaging/transport';
import { createOutboxWorker } from '../src/messaging/worker';
import { at, DAY, freshDate, pluck, startClinic } from './support/clinic';
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

test('a patient who gave an address is told that the request has arrived, in text, HTML and as a calendar entry', async () => {
  const own = await book();
  const mail = await mailTo(own.email, 1);
  expect(mail.subject).toContain('Your request has reached us');
  expect(mail.text).toContain(own.number);
  expect(mail.html).toContain('<html lang="en" dir="ltr">');
  expect(mail.text).toContain(`https://clinic.example/en/booking/confirmation/${own.number}#${own.key}`);
  expect(eventIn(mail)).toEqual({ status: 'TENTATIVE', sequence: 0, uid: `${own.number}@clinic.example` });
  await until(async () => (await rowsOf(own))[0]?.state === 'sent');
  expect((await rowsOf(own))[0]).toMatchObject({ text: '', subject: '' });
});

test('a patient who gave an address is told of each change once, with a calendar entry that replaces the one before', async () => {
  const date = freshDate();
  const own = await book({ startsAt: at('10:00', date) });
  await mailTo(own.email, 1);
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
  const kinds = pluck(await rowsOf(own), 'kind');
  const expected = ['visit-received', 'visit-confirmed', 'visit-reminder', 'visit-moved', 'visit-canceled'];
  expect(kinds).toEqual(expected);
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

test('the reminder comes a day before, once, and not before', async () => {
  const startsAt = Date.parse(at('10:00', freshDate()));
  const own = await book({ startsAt: new Date(startsAt).toISOString() });
  await mailTo(own.email, 1);
  await confirm(own, staff);
  await mailTo(own.email, 2);
  await deliverAt(startsAt - DAY - 1000);
  expect(mailsTo(own.email)).toHaveLength(2);
  await Promise.all([deliverAt(startsAt - DAY + 1000), deliverAt(startsAt - DAY + 1000)]);
  await deliverAt(startsAt - DAY + 60_000);
  expect(mailsTo(own.email)).toHaveLength(3);
  expect(mailsTo(own.email)[2]?.subject).toContain('reminder');
  expect(mailsTo(own.email)[2]?.calendar).toBe('');
});

test('one address is sent ten mails of 25 bookings in its name, and every booking stands', async () => {
  const email = 'victim@example.org';
  const dates = [freshDate(), freshDate()];
  const clocks = [9, 10, 11, 12, 13].flatMap((hour) =>
    ['00', '20', '40'].map((minute) => `${hour}:${minute}`),
  );
  const times = dates.flatMap((date) => clocks.map((clock) => at(clock.padStart(5, '0'), date)));
  const booked: Own[] = [];
  for (const [turn, startsAt] of times.slice(0, 25).entries()) {
    // However it is written.
    booked.push(await book({ startsAt, email: turn % 2 ? email : 'Victim@Example.org' }));
  }
  const rowsOfVictim = () =>
    backend.db('outbox_messages').whereRaw('lower(recipient) = ?', [email]).select('state', 'last_error');
  await until(async () => (await rowsOfVictim()).every(({ state }) => ['sent', 'failed'].includes(state)));
  const rows = await rowsOfVictim();
  const refused = rows.filter((row: Record<string, unknown>) => row.last_error === 'RECIPIENT_LIMIT');
  expect({ all: rows.length, refused: refused.length }).toEqual({ all: 25, refused: 15 });
  for (const own of booked) expect(await rowOf(own)).toMatchObject({ status: 'pending' });
});
