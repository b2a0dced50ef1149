import { join } from 'node:path';
import { beforeEach, expect, inject, onTestFinished, test } from 'vitest';
import { phoneFiles } from '../src/messaging/mailing';
import { claimDue, type NewMessage, writeMessages } from '../src/messaging/outbox';
import { countMessages, readOutboxStates } from '../src/messaging/outbox-state';
import { smtpTransport } from '../src/messaging/transport';
import { createOutboxWorker, type OutboxWorkerOptions } from '../src/messaging/worker';
import { inTransaction, isPostgres, isUniqueViolation } from '../src/platform/database';
import { startDyingServer, startSmtp } from './support/smtp';
import { startStrapi } from './support/strapi';
import { until } from './support/until';

const MINUTE = 60_000;
const table = 'outbox_messages';

// A day ahead of the backend's own worker, which therefore never sees these mails as due.
let clock: number;

const backend = await startStrapi();
const db = backend.db;
const folder = join(backend.environment.DATA_DIR ?? '', 'mail');
const phones = { sms: phoneFiles('sms', folder), whatsapp: phoneFiles('whatsapp', folder) };
beforeEach(async () => {
  clock = Date.now() + 24 * 60 * MINUTE;
  await db(table).delete();
});

const mailAbout = (reference: string): NewMessage => ({
  channel: 'email',
  kind: 'test',
  reference,
  to: 'clinic@example.org',
  replyTo: { address: 'mona@example.org', name: 'منى حسن' },
  subject: 'رسالة من الموقع',
  text: 'مرحبا\nHello',
});

const write = (reference: string) =>
  inTransaction(backend.strapi, (trx) => writeMessages({ trx, now: clock }, [mailAbout(reference)]));

type Sender = { url: string; timeoutMs?: number } & Pick<OutboxWorkerOptions, 'compose'>;
/** A sender until the end of the test, and the faults it met; as patient as the product unless said otherwise. */
function worker({ url, timeoutMs, compose }: Sender) {
  const faults: { reason: string; isGivenUp: boolean }[] = [];
  const timeouts = timeoutMs && {
    timeouts: { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs },
  };
  const created = createOutboxWorker({
    db,
    transports: { email: smtpTransport({ url, from: 'site@clinic.example', ...timeouts }), ...phones },
    onAttempt: ({ result }) => {
      if (!result.ok) faults.push({ reason: result.reason, isGivenUp: result.retryAt === null });
    },
    onError: (error) => {
      throw error;
    },
    now: () => clock,
    ...(compose ? { compose } : {}),
  });
  onTestFinished(created.stop);
  return { ...created, faults };
}

const stored = (reference: string) => db(table).where({ reference }).first();

test('a mail in the outbox is written with what it tells of or not at all, and once of a kind about one thing, is taken by one sender only, and given up by a dead one', async () => {
  const failing = inTransaction(backend.strapi, async (trx) => {
    await writeMessages({ trx, now: clock }, [mailAbout('a')]);
    throw new Error('the booking could not be kept');
  });
  await expect(failing).rejects.toThrow('could not be kept');
  expect(await countMessages(db)).toEqual({ waiting: 0, sending: 0, sent: 0, stopped: 0, failed: 0 });
  await write('a');
  expect(isUniqueViolation(await write('a').catch((error: unknown) => error))).toBe(true);
  expect((await countMessages(db)).waiting).toBe(1);

  const claim = (at: number) =>
    claimDue(db, { now: new Date(at), until: new Date(at + 2 * MINUTE), limit: 5 });
  expect((await Promise.all([claim(clock), claim(clock)])).flat()).toHaveLength(1);
  expect(await claim(clock + MINUTE)).toEqual([]);
  expect(await claim(clock + 3 * MINUTE)).toMatchObject([{ reference: 'a', attempts: 2 }]);
});

test('sending hands each mail over once, however many senders there are, keeps no words, passes over a mail that cannot be read, and looks at it again later', async () => {
  const smtp = await startSmtp();
  onTestFinished(smtp.stop);
  for (let index = 0; index < 12; index += 1) await write(`mail-${index}`);
  await Promise.all([worker(smtp), worker(smtp), worker(smtp)].map((each) => each.deliverDue()));
  expect(new Set(smtp.taken.map((raw) => /^Message-ID: (.+)$/im.exec(raw)?.[1])).size).toBe(12);
  expect(smtp.taken).toHaveLength(12);
  expect(await countMessages(db)).toMatchObject({ sent: 12, waiting: 0, sending: 0 });
  expect(await stored('mail-0')).toMatchObject({ state: 'sent', text: '', attempts: 1 });

  for (const reference of ['before', 'damaged', 'after']) await write(reference);
  await db(table).where({ reference: 'damaged' }).update({ channel: 'pigeon' });
  const { deliverDue } = worker(smtp);
  await deliverDue();
  expect(smtp.taken).toHaveLength(12 + 2);
  expect(await readOutboxStates(db, clock)).toMatchObject({ email: { waiting: 0, due: 0 } });
  await db(table).where({ reference: 'damaged' }).update({ channel: 'email' });
  clock += 3 * MINUTE;
  await deliverDue();
  expect(await stored('damaged')).toMatchObject({ state: 'sent', attempts: 1 });
});

test('sending that is asked for within a transaction is no part of it', async () => {
  const { url, stop, taken } = await startSmtp();
  onTestFinished(stop);
  const isPart: boolean[] = [];
  const compose: Sender['compose'] = async (message) => {
    isPart.push(backend.strapi.db.inTransaction());
    return message;
  };
  const { wake } = worker({ url, compose });
  await write('a');
  // Visits that are changed together.
  await inTransaction(backend.strapi, () => inTransaction(backend.strapi, async () => wake()));
  await until(() => taken.length === 1);
  expect(isPart).toEqual([false]);
});

test('sending tries again after a minute when the server is busy, says nothing for ever, or dies in the middle of a mail', async () => {
  const busy = await startSmtp({
    onRcptTo: (_address, _session, done) => done(Object.assign(new Error('later'), { responseCode: 451 })),
  });
  const silent = await startSmtp({ onConnect: () => undefined });
  const dying = await startDyingServer();
  const met: unknown[] = [];
  for (const server of [busy, { ...silent, timeoutMs: 200 }, dying]) {
    onTestFinished(server.stop);
    await write(server.url);
    const { deliverDue, stop, faults } = worker(server);
    await deliverDue();
    met.push(...faults);
    expect(await stored(server.url)).toMatchObject({ state: 'waiting', attempts: 1 });
    await stop();
  }
  const once = { isGivenUp: false };
  expect(met).toMatchObject([{ reason: 'EENVELOPE 451 RCPT TO', ...once }, once, once]);

  const smtp = await startSmtp();
  onTestFinished(smtp.stop);
  const { deliverDue } = worker(smtp);
  clock += MINUTE - 1000;
  await deliverDue();
  expect(smtp.taken).toHaveLength(0);
  clock += 1000;
  await deliverDue();
  expect(smtp.taken).toHaveLength(3);
  expect(await stored(dying.url)).toMatchObject({ state: 'sent', attempts: 2 });
});

await backend.db.raw('CREATE TABLE parents (id integer PRIMARY KEY)');
await backend.db.raw(
  'CREATE TABLE children (id integer PRIMARY KEY, parent integer REFERENCES parents (id) DEFERRABLE INITIALLY DEFERRED)',
);

test('a transaction in which a statement failed is never said to be committed, and one runs again as a whole when another writer was in the way of a part of it', async () => {
  const swallowing = inTransaction(backend.strapi, async (trx) => {
    await trx('parents').insert({ id: 7 });
    await trx('no_such_table')
      .select()
      .catch(() => {});
  });
  const isKept = () => backend.db('parents').where({ id: 7 }).first();
  if (isPostgres(backend.db)) {
    await expect(swallowing).rejects.toThrow('rolled back instead of committed');
    expect(await isKept()).toBeUndefined();
  } else {
    await swallowing;
    expect(await isKept()).toEqual({ id: 7 });
  }
  expect(isPostgres(backend.db)).toBe(Boolean(inject('postgresUrl')));

  const tries = { whole: 0, part: 0 };
  await inTransaction(backend.strapi, async () => {
    tries.whole += 1;
    await inTransaction(backend.strapi, async () => {
      tries.part += 1;
      if (tries.part === 1) throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
    });
  });
  expect(tries).toEqual({ whole: 2, part: 2 });
});

// Last: what was opened before is gone with the restart.
test('a commit that the database refuses is no success, and what is written after it is not lost with it', async () => {
  const { strapi } = backend;
  const orphan = inTransaction(strapi, async (trx) => await trx('children').insert({ id: 1, parent: 99 }));
  const beside = backend.db('parents').insert({ id: 1 });
  await expect(orphan).rejects.toThrow(/foreign key/i);
  await beside;
  await inTransaction(strapi, async (trx) => await trx('children').insert({ id: 2, parent: 1 }));
  await backend.restart();
  expect(await backend.db('children').select('id')).toEqual([{ id: 2 }]);
  expect(await backend.db('parents').where({ id: 1 })).toHaveLength(1);
});
