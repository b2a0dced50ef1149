import pg from 'pg';
import { expect, test } from 'vitest';
import { at, createBooker, freshDate } from './support/clinic';
import { launchSecondBackend, type SecondBackend, startSecondBackend } from './support/second-backend';
import { startSmtp } from './support/smtp';
import { startClinic } from './support/start-clinic';
import { until } from './support/until';

/** Longer than a mail belongs to the backend that took it. */
const LEASE_MS = 3 * 60_000;
/** A start on a machine that has much else to do takes less. */
const START_MS = 100_000;
/** Other files of tests have databases of their own on the same server. */
const OF_THIS_DATABASE = 'database = (SELECT oid FROM pg_database WHERE datname = current_database())';

/** What happens while the mail server is told for whom a mail is. */
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
const { backend, clinic, booker } = await startClinic({
  env: { SMTP_URL: smtp.url, MAIL_FROM: 'visits@clinic.example' },
});
const hanging = await startSecondBackend();
const other = await startSecondBackend();

const bookerAt = ({ url }: SecondBackend) => createBooker({ ...backend, url }, clinic);
const mailsTo = (address: string) => smtp.taken.filter((mail) => mail.includes(`To: ${address}`)).length;
const mailOf = (recipient: string) =>
  backend.strapi.db.connection('outbox_messages').where({ recipient }).orderBy('id').first();

test('a backend that hangs in the middle of a transaction holds up the others for some seconds, and writes nothing when it wakes', async () => {
  const startsAt = at('10:00', freshDate());
  const gate = new pg.Client(backend.environment.DATABASE_URL);
  await gate.connect();
  await gate.query('BEGIN; LOCK TABLE appointments IN EXCLUSIVE MODE');
  const lost = bookerAt(hanging).post(bookerAt(hanging).request({ startsAt }));
  // Asked by another connection: what others do is read once in a transaction.
  const isWaiting = async () => {
    const waiting = await backend.strapi.db
      .connection('pg_locks')
      .where({ locktype: 'relation', granted: false })
      .whereRaw(OF_THIS_DATABASE);
    return waiting.length > 0;
  };
  await until(isWaiting);
  // It has the time's claims, and never gets to its commit.
  hanging.hang();
  await gate.query('COMMIT');
  await gate.end();
  const booked = await booker.post(booker.request({ startsAt }));
  expect(booked.status).toBe(201);
  hanging.wake();
  expect([409, 503]).toContain((await lost).status);
  const stored = await backend.strapi.db.connection('appointments').where({ starts_at: new Date(startsAt) });
  expect(stored.map((row) => row.booking_number)).toEqual([booked.body.data.bookingNumber]);
  // And goes on with its work.
  const next = await bookerAt(hanging).post(
    bookerAt(hanging).request({ startsAt: at('11:00', freshDate()) }),
  );
  expect(next.status).toBe(201);
});

test('a backend that hangs with a mail loses it to another, which sends it, and does not send it again when it wakes', async () => {
  const email = 'once@example.org';
  let hung = '';
  onRecipient = (address, connection) => {
    if (hung || address !== email) return;
    hung = connection;
    hanging.hang();
  };
  const asking = bookerAt(hanging);
  // The answer may not come before the process stops.
  const asked = asking.post(asking.request({ startsAt: at('10:00', freshDate()), email })).catch(() => null);
  await until(() => hung !== '');
  expect(mailsTo(email)).toBe(0);
  await other.pass(LEASE_MS);
  // A booking of its own makes the other look at once.
  const taking = bookerAt(other);
  await taking.post(taking.request({ startsAt: at('11:00', freshDate()), email: 'second@example.org' }));
  await until(() => mailsTo(email) === 1);
  hanging.wake();
  // The connection it hung in has come to its end.
  await until(() => ended.has(hung));
  await asked;
  expect(mailsTo(email)).toBe(1);
  expect(await mailOf(email)).toMatchObject({ state: 'sent', attempts: 2 });
});

test(
  'a backend that hangs while it starts lets the next one start, and ends when it wakes',
  async () => {
    const holders = () =>
      backend.strapi.db
        .connection('pg_locks')
        .where({ locktype: 'advisory', granted: true, objsubid: 1 })
        .whereRaw(OF_THIS_DATABASE);
    const first = launchSecondBackend();
    await expect.poll(async () => (await holders()).length, { timeout: START_MS }).toBe(1);
    first.hang();
    const next = await startSecondBackend();
    expect((await fetch(`${next.url}/health/ready`)).status).toBe(200);
    await next.stop();
    first.wake();
    await expect(first.started).rejects.toThrow('has ended');
  },
  3 * START_MS,
);
