import { randomBytes } from 'node:crypto';
import { compileBackend, startBackend } from './lib/bench-backend.mjs';
import { writeFigures } from './lib/figures.mjs';
import { load } from './lib/load.mjs';
import { median } from './lib/median.mjs';
import { personOfShift } from './lib/shift.mjs';

// Whether the time of a refused sign-in tells if there is such an account, what a flood of sign-ins costs everybody
// else, and whether a shift gets in during one. The flood comes from addresses that are never the same, so that no
// limit but the queue holds it up. Fewer pairs than the failures after which strangers are slowed.
const PAIRS = 18;
const SHIFT = 30;
/** In which the shift signs in. */
const SHIFT_MS = 60_000;
const SECONDS = 8;
const CLIENTS = 16;

process.env.STAFF_EMAIL = 'known@clinic.example';
process.env.STAFF_PASSWORD = randomBytes(18).toString('hex');
process.env.BENCH_STAFF = String(SHIFT);
process.env.BENCH_STAFF_PASSWORD = randomBytes(18).toString('hex');

compileBackend();
const backend = await startBackend({ databaseUrl: null, stored: 1000 });
let visitors = 0;

/** @param {string} identifier */
function signIn(identifier) {
  visitors += 1;
  return {
    method: 'POST',
    path: '/api/auth/local',
    headers: {
      'content-type': 'application/json',
      'x-website-key': backend.key,
      'x-client-ip': `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`,
    },
    body: JSON.stringify({ identifier, password: 'not the password' }),
  };
}

const nobody = () => `${randomBytes(8).toString('hex')}@clinic.example`;

/** @param {string} identifier */
async function timeOf(identifier) {
  const { path, ...options } = signIn(identifier);
  const begin = performance.now();
  const answer = await fetch(`${backend.url}${path}`, options);
  await answer.arrayBuffer();
  if (answer.status !== 400) throw new Error(`A sign-in was answered with ${answer.status}.`);
  return performance.now() - begin;
}

/**
 * One person of the shift, from the one address of the call centre.
 *
 * @param {{ index: number, device?: string | undefined }} options `device`: what their browser keeps of the day before
 */
async function signInToShift({ index, device }) {
  const { path, ...options } = signIn(personOfShift(index));
  const begin = performance.now();
  const answer = await fetch(`${backend.url}${path}`, {
    ...options,
    headers: { ...options.headers, 'x-client-ip': '203.0.113.30', ...(device ? { 'x-device': device } : {}) },
    body: JSON.stringify({ identifier: personOfShift(index), password: process.env.BENCH_STAFF_PASSWORD }),
  });
  const { device: kept } = await answer.json();
  return { status: answer.status, device: kept, ms: performance.now() - begin };
}

/**
 * The shift signs in within a minute. Of every three, two come to a browser they have signed in with before.
 *
 * @param {(string | undefined)[]} devices
 */
function startShift(devices) {
  return Promise.all(
    devices.map(async (device, index) => {
      await new Promise((done) => setTimeout(done, (index * SHIFT_MS) / SHIFT));
      return signInToShift({ index, device: index % 3 === 2 ? undefined : device });
    }),
  );
}

try {
  /** @type {{ known: number[], unknown: number[] }} */
  const times = { known: [], unknown: [] };
  await timeOf(nobody());
  for (let index = 0; index < PAIRS; index += 1) {
    times.known.push(await timeOf('known@clinic.example'));
    times.unknown.push(await timeOf(nobody()));
  }
  const health = () =>
    load({
      url: backend.url,
      connections: 1,
      seconds: SECONDS,
      request: () => ({ method: 'GET', path: '/_health' }),
    });
  const quiet = await health();
  const [flood, during] = await Promise.all([
    load({ url: backend.url, connections: CLIENTS, seconds: SECONDS, request: () => signIn(nobody()) }),
    health(),
  ]);
  const before = [];
  for (let index = 0; index < SHIFT; index += 1) before.push((await signInToShift({ index })).device);
  let junk = 0;
  const [crowd, shift] = await Promise.all([
    load({
      url: backend.url,
      connections: CLIENTS * 2,
      seconds: SHIFT_MS / 1000 + 2,
      request: () => {
        junk += 1;
        return signIn(junk % 2 ? nobody() : personOfShift(junk % SHIFT));
      },
    }),
    startShift(before),
  ]);
  const waits = shift.map(({ ms }) => ms).sort((first, second) => first - second);
  const isIn = shift.filter(({ status }) => status === 200).length;
  const [known, unknown] = [median(times.known), median(times.unknown)];
  const lines = [
    `On ${new Date().toISOString().slice(0, 10)}, SQLite, ${PAIRS} refused sign-ins each, one after the other.`,
    '',
    '| refused sign-in, median | ms |',
    '| ----------------------- | -: |',
    `| a known account         | ${known.toFixed(1)} |`,
    `| an unknown one          | ${unknown.toFixed(1)} |`,
    `| difference (aim 5)      | ${Math.abs(known - unknown).toFixed(1)} |`,
    '',
    `| \`/_health\`, one client | p50 ms | p99 ms |`,
    '| ---------------------- | -----: | -----: |',
    `| nothing else           | ${quiet.p50} | ${quiet.p99} |`,
    `| ${CLIENTS} clients signing in without pause (aim 100) | ${during.p50} | ${during.p99} |`,
    '',
    `The flood was answered ${flood.perSecond} times a second: ${JSON.stringify(flood.statuses)}.`,
    '',
    `| a shift of ${SHIFT} signing in within a minute from one address, during a flood | |`,
    '| ---------------------------------------- | -: |',
    `| signed in (aim ${SHIFT}) | ${isIn} |`,
    `| longest wait, ms (aim 3,000) | ${Math.round(waits.at(-1) ?? 0)} |`,
    `| median wait, ms | ${Math.round(median(waits))} |`,
    `| junk sign-ins answered a second | ${crowd.perSecond} |`,
    '',
    `Half of the junk names people of the shift. It was answered ${JSON.stringify(crowd.statuses)}.`,
  ];
  console.log(lines.join('\n'));
  writeFigures({ heading: 'Signing in: `npm run bench:sign-in`', text: lines.join('\n') });
} finally {
  await backend.stop();
}
