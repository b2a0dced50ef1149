import { connect, createServer, type Socket } from 'node:net';
import pg from 'pg';
import { afterAll, expect, inject, test } from 'vitest';
import { health } from '../src/contract/health';
import { at, BOOKING_DATE, freshTime, HOUR, startClinic } from './support/clinic';
import { moveClock } from './support/clock';
import { signInEditor } from './support/editor';
import { listenHere } from './support/listener';
import { freeAddress, readMetrics } from './support/metrics';
import { asVisitor, createAccount, postJson, tokenOf } from './support/staff';
import { until } from './support/until';

/** Passes on what comes in on a port of its own to the database, and back; a test can cut it or let it hang. */
async function startRelay(to: number) {
  const sockets = new Set<Socket>();
  let state: 'whole' | 'cut' | 'hanging' = 'whole';
  const endAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    return socket;
  };
  const server = createServer((socket) => {
    keep(socket);
    if (state === 'cut') socket.destroy();
    if (state !== 'whole') return;
    const other = keep(connect(to, '127.0.0.1'));
    socket.pipe(other).pipe(socket);
    socket.on('close', () => other.destroy());
    other.on('close', () => socket.destroy());
  });
  return {
    port: await listenHere(server),
    cut: () => {
      state = 'cut';
      endAll();
    },
    hang: () => {
      state = 'hanging';
      for (const socket of sockets) socket.unpipe();
    },
    mend: () => {
      state = 'whole';
      endAll();
    },
    stop: () => {
      endAll();
      server.close();
    },
  };
}

let relay: Awaited<ReturnType<typeof startRelay>>;
/** Past the relay. */
let directUrl: string;

// On PostgreSQL only: SQLite is a file of the same machine.
const metricsAddress = await freeAddress();
const { backend, booker } = await startClinic({
  env: { METRICS_ADDRESS: metricsAddress },
  prepare: async ({ databaseUrl }) => {
    directUrl = databaseUrl ?? '';
    const url = new URL(directUrl);
    relay = await startRelay(Number(url.port));
    url.port = String(relay.port);
    process.env.DATABASE_URL = url.href;
  },
});
afterAll(async () => {
  relay?.mend();
  await backend.stop();
  relay?.stop();
});

const ready = async () => {
  const answer = await fetch(`${backend.url}/health/ready`);
  return { status: answer.status, headers: answer.headers, body: health.parse(await answer.json()) };
};
const isReady = async () => (await ready()).status === 200;

test('a backend with its database is ready, and says that their clocks differ', async () => {
  // In the hour at which the tests' clock stands they would agree.
  if (Math.abs(inject('clockShiftMs')) < HOUR) moveClock(2 * HOUR);
  // The data of the tests lie elsewhere.
  const checks = { database: 'ok', disk: 'ok', clock: 'warning', pictures: 'ok' };
  const { status, headers, body } = await ready();
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(body).toEqual({ status: 'degraded', checks });
});

test.each([
  ['is gone', 'cut', '11:00'],
  ['hangs', 'hang', '11:20'],
] as const)(
  'one whose database %s says so, asks to wait, tells its metrics all the same, and is ready again with it',
  async (_, way, time) => {
    const read = () => readMetrics(metricsAddress);
    expect((await booker.book({ startsAt: freshTime() })).status).toBe(201);
    await until(async () => (await read()).value('clinic_requests_pending') > 0);
    relay[way]();
    await until(async () => !(await isReady()));
    const { status, headers, body } = await ready();
    expect([status, headers.get('retry-after')]).toEqual([503, '5']);
    expect(body).toMatchObject({ status: 'unavailable', checks: { database: 'failed' } });
    expect((await fetch(`${backend.url}/health/live`)).status).toBe(200);
    await until(async () => (await read()).value('clinic_database_up') === 0);
    const without = await read();
    expect(without.value('clinic_requests_pending')).toBeNaN();
    expect(without.text).not.toMatch(/clinic_outbox_failed \d/);
    expect(without.value('process_resident_memory_bytes')).toBeGreaterThan(0);
    expect(without.value('clinic_bookings_total', { by: 'patient', outcome: 'booked' })).toBeGreaterThan(0);
    if (way === 'cut') {
      const refused = await booker.book({ startsAt: at(time) });
      expect([refused.status, refused.body.error.message]).toEqual([503, 'Service Unavailable']);
      const asked = await booker.free({ from: BOOKING_DATE, days: '2' });
      expect([asked.status, asked.headers.get('retry-after')]).toEqual([503, '5']);
      expect(JSON.stringify(asked.body)).not.toMatch(/127\.0\.0\.1|ECONN|terminated/);
    }
    relay.mend();
    await until(isReady);
    expect((await booker.book({ startsAt: at(time) })).status).toBe(201);
    await until(async () => (await read()).value('clinic_database_up') === 1);
  },
);

test('without the database nobody is told that a password or a session is wrong', async () => {
  const account = await createAccount({ backend, role: 'staff' });
  const token = await tokenOf(backend, account);
  const editor = await signInEditor(backend);
  relay.cut();
  await until(async () => !(await isReady()));
  const { email, password } = account;
  const asked = await Promise.all([
    postJson(`${backend.url}/api/auth/local`, { identifier: email, password }, asVisitor(backend)),
    fetch(`${backend.url}/api/users/me`, { headers: { Authorization: `Bearer ${token}` } }),
    postJson(`${backend.url}/admin/login`, { email, password }),
  ]);
  for (const answer of asked) {
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await answer.text()).not.toMatch(/127\.0\.0\.1|ECONN|terminated|Invalid|credentials/);
  }
  const { status } = await editor.call('GET', '/content-manager/collection-types/api::doctor.doctor');
  expect(status).toBe(503);
  relay.mend();
  await until(isReady);
});

test('a booking whose connection breaks in the middle is told so, and nothing of it is stored', async () => {
  const startsAt = at('12:00');
  const gate = new pg.Client(directUrl);
  await gate.connect();
  await gate.query('BEGIN; LOCK TABLE appointments IN EXCLUSIVE MODE');
  const lost = booker.book({ startsAt });
  const waiting = "SELECT 1 FROM pg_locks WHERE locktype = 'relation' AND NOT granted";
  const here = 'database = (SELECT oid FROM pg_database WHERE datname = current_database())';
  await until(async () => (await gate.query(`${waiting} AND ${here}`)).rows.length > 0);
  relay.cut();
  expect([(await lost).status, (await lost).body.error.message]).toEqual([503, 'Service Unavailable']);
  await gate.query('COMMIT');
  await gate.end();
  relay.mend();
  await until(isReady);
  expect((await booker.book({ startsAt })).status).toBe(201);
});
