import { randomBytes } from 'node:crypto';
import { compileBackend, startBackend } from './lib/bench-backend.mjs';
import { load } from './lib/load.mjs';
import { runBench } from './lib/run-bench.mjs';
import { personOfShift } from './lib/shift.mjs';
import { median } from './lib/statistics.mjs';

/** Fewer than the failures after which strangers are slowed. */
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

/** @type {Awaited<ReturnType<typeof startBackend>>} */
let backend;
let visitors = 0;

/** A sign-in from an address that no other has: no limit but the queue holds it up. @param {string} identifier */
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

/** Refused sign-ins of a known and of unknown accounts, one after the other, in ms. */
async function timeRefusals() {
  const times = { known: [], unknown: [] };
  await timeOf(nobody());
  for (let index = 0; index < PAIRS; index += 1) {
    times.known.push(await timeOf(process.env.STAFF_EMAIL));
    times.unknown.push(await timeOf(nobody()));
  }
  return [median(times.known), median(times.unknown)];
}

const flood = ({ clients, seconds, identifier }) =>
  load({ url: backend.url, connections: clients, seconds, request: () => signIn(identifier()) });

const health = () =>
  load({
    url: backend.url,
    connections: 1,
    seconds: SECONDS,
    request: () => ({ method: 'GET', path: '/_health' }),
  });

/** The shift signs in during a flood, half of which names people of the shift. */
async function floodTheShift() {
  const devices = [];
  for (let index = 0; index < SHIFT; index += 1) devices.push((await signInToShift({ index })).device);
  let junk = 0;
  const identifier = () => {
    junk += 1;
    return junk % 2 ? nobody() : personOfShift(junk % SHIFT);
  };
  const seconds = SHIFT_MS / 1000 + 2;
  const [crowd, shift] = await Promise.all([
    flood({ clients: CLIENTS * 2, seconds, identifier }),
    startShift(devices),
  ]);
  const waits = shift.map(({ ms }) => ms);
  const signedIn = shift.filter(({ status }) => status === 200).length;
  return { signedIn, longest: Math.max(...waits), middle: median(waits), junk: crowd.perSecond };
}

await runBench({
  name: 'sign-in',
  title: 'Signing in',
  about: `Whether the time of a refused sign-in tells if there is such an account, what a flood of sign-ins costs everybody else, and whether a shift of ${SHIFT} gets in from one address within a minute of one, two of three with a browser that signed in before. SQLite; the flood comes from addresses that are never the same. The baseline of times is \`/_health\` with nothing else going on.`,
  measure: async () => {
    compileBackend();
    backend = await startBackend({ databaseUrl: null, stored: 1000 });
    const [known, unknown] = await timeRefusals();
    const quiet = await health();
    const [refused, during] = await Promise.all([
      flood({ clients: CLIENTS, seconds: SECONDS, identifier: nobody }),
      health(),
    ]);
    const shift = await floodTheShift();
    await backend.stop();
    const inMs = (label, ms) => ({ labels: [label], values: [ms, ms / quiet.mean] });
    return {
      tables: [
        {
          labels: ['what takes so long'],
          columns: [
            { name: 'ms', digits: 1 },
            { name: 'to baseline', digits: 1 },
          ],
          rows: [
            inMs('baseline `/_health`, mean', quiet.mean),
            inMs(`\`/_health\` while ${CLIENTS} clients sign in without pause, mean`, during.mean),
            inMs('refused sign-in of a known account, median', known),
            inMs('refused sign-in of an unknown one, median', unknown),
            inMs('sign-in of the shift during a flood, median', shift.middle),
          ],
        },
        {
          labels: ['flood'],
          columns: [{ name: 'answers/s' }],
          rows: [
            { labels: ['unknown accounts'], values: [refused.perSecond] },
            { labels: ['half of it names people of the shift'], values: [shift.junk] },
          ],
        },
      ],
      aims: [
        {
          name: 'difference of known and unknown',
          unit: 'ms',
          value: Math.abs(known - unknown),
          atMost: 5,
          digits: 1,
        },
        { name: '`/_health` during a flood, p99', unit: 'ms', value: during.p99, atMost: 100 },
        { name: 'of the shift, signed in', unit: 'people', value: shift.signedIn, atLeast: SHIFT },
        { name: 'longest wait of the shift', unit: 'ms', value: shift.longest, atMost: 3000 },
      ],
      faults: [],
    };
  },
});
