import { randomBytes } from 'node:crypto';
import { compileBackend, startBackend } from './lib/bench-backend.mjs';
import { writeFigures } from './lib/figures.mjs';
import { load } from './lib/load.mjs';
import { median } from './lib/median.mjs';

// Whether the time of a refused sign-in tells if there is such an account, and what a flood of sign-ins costs
// everybody else. Both from addresses that are never the same, so that no limit but the one on hashes counts.
// Fewer than the failures after which an account is closed to strangers.
const PAIRS = 45;
const SECONDS = 8;
const CLIENTS = 16;

process.env.STAFF_EMAIL = 'known@clinic.example';
process.env.STAFF_PASSWORD = randomBytes(18).toString('hex');

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
  ];
  console.log(lines.join('\n'));
  writeFigures({ heading: 'Signing in: `npm run bench:sign-in`', text: lines.join('\n') });
} finally {
  await backend.stop();
}
