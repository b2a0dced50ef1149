import { randomBytes } from 'node:crypto';
import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from '../scripts/lib/ports.mjs';
import { compileBackend, compiled, newDirectory, startBackend } from './lib/bench-backend.mjs';
import { openDatabase } from './lib/bookkeeping.mjs';
import { forkProgram } from './lib/clean-up.mjs';
import { onEachDatabase } from './lib/postgres.mjs';
import { noneOf } from './lib/results.mjs';
import { runBench } from './lib/run-bench.mjs';

const WEBHOOK = 'webhookofthebench0000000';
const BATCHES = 40;
/** Leases of a killed backend end after a minute, and a rest of the address after five. */
const LONGEST_DRAIN_MS = 15 * 60_000;

/** What the receiver has heard: each message once, in the order of its first coming. */
function readHeard(file) {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  const first = new Map(lines.toReversed().map((line) => [line.split(' ')[0], line]));
  return { messages: lines.length, heard: [...first.values()].toReversed() };
}

/** Messages that came before an earlier one of the same appointment. */
function countOvertaking(heard) {
  const last = new Map();
  let count = 0;
  for (const line of heard) {
    const [, appointment, at] = line.split(' ');
    if (Number(at) <= (last.get(appointment) ?? 0)) count += 1;
    last.set(appointment, Number(at));
  }
  return count;
}

/** Rows of the history of stored appointments: what a backend would write, and the database makes events of. */
function historySql({ appointments, from, count, since, isPostgres }) {
  const instant = (at) => (isPostgres ? `to_timestamp(${at} / 1000.0) AT TIME ZONE 'UTC'` : at);
  const rows = Array.from({ length: count }, (_, index) => {
    const appointment = appointments[(from + index) % appointments.length];
    return `('${appointment}', ${instant(since + from + index)}, 'user:bench', 'pending', 'pending', 'amended')`;
  });
  return `INSERT INTO appointment_events (appointment, at, actor, from_status, to_status, action) VALUES ${rows.join()}`;
}

async function killRounds({ database, databaseUrl, events, kills, minutes, appointments: many }) {
  const directory = newDirectory();
  const file = join(directory, 'heard.txt');
  appendFileSync(file, '');
  const key = randomBytes(24).toString('hex');
  const secret = `whsec_${randomBytes(24).toString('base64')}`;
  const env = { ENCRYPTION_KEY: key, WEBHOOK_PRIVATE_HOSTS: '127.0.0.1' };
  const start = (stored) => startBackend({ databaseUrl, stored, directory, env });
  let backend = await start(many + 500);
  const port = await findFreePort();
  const told = { RECEIVER_PORT: String(port), RECEIVER_FILE: file, RECEIVER_SECRET: secret };
  const listen = () => forkProgram('./webhook-receiver-process.mjs', { env: { ...process.env, ...told } });
  let receiver = await listen();

  const db = await openDatabase({ databaseUrl, file: join(directory, 'data/clinic.db') });
  const isPostgres = databaseUrl !== null;
  const { deriveKey, encrypt } = compiled('platform/aes-gcm');
  const sealed = encrypt({
    key: deriveKey({ secret: key, use: 'webhook secret' }),
    name: WEBHOOK,
    content: Buffer.from(secret),
  }).toString('base64');
  await db.run(`INSERT INTO webhooks (document_id, name, url, kinds, has_persons, is_on, failures, secret)
    VALUES ('${WEBHOOK}', 'Bench', 'http://127.0.0.1:${port}/', '["appointment.changed"]', false, true, 0, '${sealed}')`);
  const rows = await db.all(`SELECT document_id FROM appointments ORDER BY id LIMIT ${many}`);
  const appointments = rows.map(({ document_id }) => document_id);

  const began = Date.now();
  const span = minutes * 60_000;
  const since = began - events;
  const found = { database, events, heard: 0, messages: 0, receivers: 0, backends: 0 };
  let isOver = false;
  const write = async () => {
    const count = Math.ceil(events / BATCHES);
    for (let from = 0; from < events; from += count) {
      const some = Math.min(count, events - from);
      await db.run(historySql({ appointments, from, count: some, since, isPostgres }));
      await pause((span * 0.8) / BATCHES);
    }
  };
  const killReceivers = async () => {
    while (!isOver) {
      await pause(2000 + Math.random() * 8000);
      await receiver.end('SIGKILL');
      found.receivers += 1;
      await pause(Math.random() * 1000);
      receiver = await listen();
    }
  };
  const killBackends = async () => {
    while (Date.now() < began + span) {
      await pause((span / kills) * (0.3 + Math.random()));
      await backend.kill();
      found.backends += 1;
      backend = await start(0);
    }
    isOver = true;
  };
  await Promise.all([write(), killReceivers(), killBackends()]);
  const until = Date.now() + LONGEST_DRAIN_MS;
  let result = readHeard(file);
  while (result.heard.length < events && Date.now() < until) {
    await pause(1000);
    result = readHeard(file);
  }
  await receiver.end('SIGTERM');
  await db.close();
  await backend.stop();
  return {
    ...found,
    heard: result.heard.length,
    messages: result.messages,
    missed: events - result.heard.length,
    overtaking: countOvertaking(result.heard),
    seconds: (Date.now() - began) / 1000,
  };
}

await runBench({
  name: 'webhooks',
  title: 'Webhooks under kills',
  about:
    'Events of many appointments are written while the system that is told of them and the backend that tells it are killed (SIGKILL) at random moments of an hour: the receiver every six seconds, the backend every half minute. Afterwards: has it heard of every event, and of none before an earlier one of the same appointment? It hears of some twice, as promised.',
  options: { database: 'sqlite', events: '100000', minutes: '60', kills: '100', appointments: '500' },
  measure: async ({ values }) => {
    const results = [];
    compileBackend();
    await onEachDatabase(values.database, async ({ database, createDatabase }) => {
      const databaseUrl = await createDatabase('webhooks');
      const names = ['events', 'kills', 'minutes', 'appointments'];
      const numbers = Object.fromEntries(names.map((name) => [name, Number(values[name])]));
      results.push(await killRounds({ database, databaseUrl, ...numbers }));
    });
    const names = ['events', 'heard', 'messages', 'missed', 'overtaking', 'receivers', 'backends', 'seconds'];
    return {
      tables: [
        {
          labels: ['database'],
          columns: names.map((name) => ({ name, isTotal: true })),
          rows: results.map((result) => ({
            labels: [result.database],
            values: names.map((name) => result[name]),
          })),
        },
      ],
      aims: results.flatMap(({ database, missed, overtaking }) => [
        noneOf(`events missed, ${database}`, missed),
        noneOf(`events out of their order, ${database}`, overtaking),
      ]),
      faults: results.flatMap(({ database, missed, overtaking }) => [
        ...(missed > 0 ? [`${database}: ${missed} events missed`] : []),
        ...(overtaking > 0 ? [`${database}: ${overtaking} events out of their order`] : []),
      ]),
    };
  },
});
