import pg from 'pg';
import { expect, test } from 'vitest';
import { ask, createBooker, DAY, dataOf, freshTime, MINUTE, startClinic } from './support/clinic';
import { launchSecondBackend, type SecondBackend, startSecondBackend } from './support/second-backend';
import { startSmtp } from './support/smtp';
import { createAccount, tokenOf } from './support/staff';
import { until } from './support/until';

/** Time longer than a mail belongs to the backend that took it. */
const LEASE_MS = 3 * MINUTE;

/** Called while the mail server is told for whom a mail is. */
let onRecipient: (address: string, connection: string) => void = () => {};
/** Ids of the connections to the mail server that have ended. */
const ended = new Set<string>();
const smtp = await startSmtp({
  onRcptTo: ({ address }, { id }, done) => {
    onRecipient(address, id);
    done();
  },
  onClose: ({ id }) => void ended.add(id),
});
/** Backend whose clock is behind: all that becomes due in this file is the work of the two others. */
const { backend, clinic, booker: bookerHere, db, rowOf } = await startClinic({ env: smtp.env });
/** Number of such locks here: other files of tests have databases of their own on the same server. */
const locks = async (held: Record<string, unknown>) => {
  const here = 'database = (SELECT oid FROM pg_database WHERE datname = current_database())';
  return (await db()('pg_locks').where(held).whereRaw(here)).length;
};
const staff = await createAccount({ backend, role: 'staff' });
const first = await startSecondBackend();

// Hangs while it starts, beside the next one.
const hungAtStart = launchSecondBackend();
await until(async () => (await locks({ locktype: 'advisory', granted: true, objsubid: 1 })) === 1);
hungAtStart.hang();
const second = await startSecondBackend();
hungAtStart.wake();

const others = [first, second];
/** Milliseconds by which the clocks of the others are ahead. */
let ahead = 0;
/** One of them, for those who book and confirm. */
const there = { ...backend, url: first.url };
const bookerAt = ({ url }: SecondBackend) => createBooker({ ...backend, url }, clinic);
const booker = bookerAt(first);

const mailsTo = (address: string) => smtp.taken.filter((mail) => mail.includes(`To: ${address}`)).length;

/** Sets the clocks of both to an instant, epoch milliseconds. */
async function passTo(instant: number) {
  const milliseconds = instant - Date.now() - ahead;
  ahead += milliseconds;
  for (const other of others) await other.pass(milliseconds);
}

test('a backend that hangs while it starts lets the next one start, and ends when it wakes; one that hangs in the middle of a transaction holds up the others for some seconds, and writes nothing when it wakes', async () => {
  expect((await fetch(`${second.url}/health/ready`)).status).toBe(200);
  await expect(hungAtStart.started).rejects.toThrow('has ended');

  const startsAt = freshTime();
  const gate = new pg.Client(backend.environment.DATABASE_URL);
  await gate.connect();
  await gate.query('BEGIN; LOCK TABLE appointments IN EXCLUSIVE MODE');
  const lost = booker.book({ startsAt });
  // Asked by another connection: what others do is read once in a transaction.
  await until(async () => (await locks({ locktype: 'relation', granted: false })) > 0);
  // It has the time's claims, and never gets to its commit.
  first.hang();
  await gate.query('COMMIT');
  await gate.end();
  const booked = dataOf(await bookerHere.post(bookerHere.request({ startsAt })), 201);
  first.wake();
  expect([409, 503]).toContain((await lost).status);
  const stored = await db()('appointments').where({ starts_at: new Date(startsAt) });
  expect(stored.map((row) => row.booking_number)).toEqual([booked.bookingNumber]);
  expect((await booker.book({ startsAt: freshTime('11:00') })).status).toBe(201);
});

test('a backend that hangs with a mail loses it to another, which sends it, and does not send it again when it wakes', async () => {
  const email = 'once@example.org';
  let hung = '';
  onRecipient = (address, connection) => {
    if (hung || address !== email) return;
    hung = connection;
    first.hang();
  };
  // The answer may not come before the process stops.
  const asked = booker.book({ startsAt: freshTime(), email }).catch(() => null);
  await until(() => hung !== '');
  expect(mailsTo(email)).toBe(0);
  await second.pass(LEASE_MS);
  // A booking of its own makes the other look at once.
  const taking = bookerAt(second);
  await taking.post(taking.request({ startsAt: freshTime('11:00'), email: 'second@example.org' }));
  await until(() => mailsTo(email) === 1);
  first.wake();
  // The connection it hung in has come to its end.
  await until(() => ended.has(hung));
  await asked;
  await first.pass(LEASE_MS);
  ahead += LEASE_MS;
  expect(mailsTo(email)).toBe(1);
  const row = await db()('outbox_messages').where({ recipient: email }).orderBy('id').first();
  expect(row).toMatchObject({ state: 'sent', attempts: 2 });
});

test('the reminder of an appointment is sent once', async () => {
  const emails = Array.from({ length: 6 }, (_, index) => `reminded-${index}@example.org`);
  for (const email of emails) {
    const own = dataOf(await booker.book({ startsAt: freshTime(), email }), 201);
    const { document_id, version } = await rowOf(own);
    // Else the one that it was received would be outrun by the one that it is confirmed.
    await until(() => mailsTo(email) === 1);
    const asked = { token: await tokenOf(there, staff), data: { to: 'confirmed', version } };
    expect((await ask(there, `/appointments/${document_id}/transitions`, asked)).status).toBe(200);
  }
  const reminders = await db()('outbox_messages').where({ kind: 'visit-reminder' }).orderBy('due_at');
  expect(reminders.length).toBe(emails.length);
  // Noted too: days later one that is not counts as lost, and is sent again.
  const sent = () => db()('outbox_messages').whereIn('recipient', emails).where({ state: 'sent' });
  await until(async () => (await sent()).length === 2 * emails.length);
  for (const { id, due_at } of reminders) {
    await passTo(due_at.getTime() + MINUTE);
    await Promise.all(others.map((other) => other.sendMails()));
    // Before the next: a reminder of what is past would say nothing.
    await until(async () => (await db()('outbox_messages').where({ id, state: 'sent' })).length === 1);
  }
  expect(emails.map(mailsTo)).toEqual(emails.map(() => 3));
  // It changes nothing in the calendar.
  expect(smtp.taken.at(-1)).not.toContain('text/calendar');
});

test('what has been kept for long enough goes, whoever removes it, and nothing else', async () => {
  const rows = async (table: string) => Number((await db()(table).count({ total: '*' }).first())?.total);
  expect([await rows('outbox_messages'), await rows('claims')].every((count) => count > 0)).toBe(true);
  const failed = async ({ id }: { id: number }, at: number) => {
    const change = { state: 'failed', sent_at: null, updated_at: new Date(at) };
    await db()('outbox_messages').where({ id }).update(change);
  };
  const [old, late] = await db()('outbox_messages').orderBy('id').limit(2).select('id');
  await failed(old, Date.now() + ahead);
  await failed(late, Date.now() + ahead + 20 * DAY);
  // By then a request that nobody has answered may be over, and its patient be written to.
  const written = await db()('outbox_messages').pluck('id');
  const events = await db()('appointment_events').pluck('id');
  await passTo(Date.now() + ahead + 40 * DAY);
  for (const job of ['removeSentMails', 'removeOldClaims', 'removeOldLogEntries', 'removeEndedLimits'])
    await Promise.all(others.map((other) => other.runJob(job)));
  expect(await db()('outbox_messages').whereIn('id', written).select('id')).toEqual([late]);
  expect(await db()('claims').where('expires_at', '<', new Date(Date.now() + ahead - DAY))).toEqual([]);
  expect(await rows('call_limits')).toBe(0);
  expect((await db()('appointment_events').whereIn('id', events).select('id')).length).toBe(events.length);
});
