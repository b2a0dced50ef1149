import { randomBytes } from 'node:crypto';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { compileBackend, startBackend } from './lib/bench-backend.mjs';
import { startPostgres } from './lib/postgres.mjs';

// The list and the counts of the staff area through the real calls, filter by filter, with many appointments
// stored. One caller, as one member of staff is; the aim is 50 ms for 95 of 100 answers.
const { values } = parseArgs({
  options: {
    database: { type: 'string', default: 'sqlite,postgres' },
    stored: { type: 'string', default: '1000000' },
    calls: { type: 'string', default: '40' },
  },
});
const stored = Number(values.stored);
const calls = Number(values.calls);
const rows = [];

process.env.STAFF_EMAIL = 'manager@clinic.example';
process.env.STAFF_PASSWORD = randomBytes(12).toString('hex');

async function signIn(backend) {
  const answer = await fetch(`${backend.url}/api/auth/local`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ identifier: process.env.STAFF_EMAIL, password: process.env.STAFF_PASSWORD }),
  });
  return (await answer.json()).jwt;
}

/** Queries by name; each is asked as the list and, where it has no status or order, as the counts. */
function filtersOf({ branch, measured }) {
  const day = new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10);
  const month = new Date(Date.now() - 60 * 86_400_000).toISOString().slice(0, 10);
  return {
    everything: '',
    'page 30,000 of everything': 'page=30000',
    'latest request': 'sort=createdAt:desc',
    'oldest pending request': 'status=pending&sort=createdAt:asc',
    'all done': 'status=done',
    branch: `branch=${branch}`,
    'latest request of a branch': `branch=${branch}&sort=createdAt:desc`,
    doctor: `doctor=${measured}`,
    'latest request of a doctor': `doctor=${measured}&sort=createdAt:desc`,
    'canceled contracts of a doctor': `doctor=${measured}&contractType=syndicate&status=canceled`,
    'contract type': 'contractType=company',
    'one day': `firstDay=${day}&lastDay=${day}`,
    'a month of a branch': `firstDay=${month}&lastDay=${day}&branch=${branch}`,
    'booking number': 'q=7KQM-4RX2',
    phone: `q=${encodeURIComponent('0101 000 1234')}`,
    'last digits of a phone': 'q=0001234',
    'first and last name': `q=${encodeURIComponent('First1234 Last12')}`,
    'last name': 'q=last1234',
    'common beginning of names': 'q=first1',
    'the same on one day': `q=first1&firstDay=${day}&lastDay=${day}`,
    'common beginning of phones': 'q=0101',
  };
}

/** What this machine takes at this moment for a call that asks for next to nothing, with the same checks. */
const BASELINE = '/users/me';

/** What is searched for goes in a header, never in the address. */
function askedFor({ query, headers }) {
  const params = new URLSearchParams(query);
  const search = params.get('q');
  params.delete('q');
  return search
    ? { query: params.toString(), headers: { ...headers, 'X-Search': encodeURIComponent(search) } }
    : { query, headers };
}

async function time({ backend, headers, path }) {
  const times = [];
  const baseline = [];
  for (let index = 0; index < calls; index += 1) {
    const start = performance.now();
    const answer = await fetch(`${backend.url}/api${path}`, { headers });
    await answer.text();
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
    times.push(performance.now() - start);
    const after = performance.now();
    await (await fetch(`${backend.url}/api${BASELINE}`, { headers })).text();
    baseline.push(performance.now() - after);
  }
  for (const list of [times, baseline]) list.sort((a, b) => a - b);
  const at = (list, part) => list[Math.floor(calls * part)];
  return { p50: at(times, 0.5), p95: at(times, 0.95), base50: at(baseline, 0.5), base95: at(baseline, 0.95) };
}

async function measure({ database, backend }) {
  const signedIn = { Authorization: `Bearer ${await signIn(backend)}` };
  for (const [filter, wanted] of Object.entries(filtersOf(backend.clinic))) {
    const { query, headers } = askedFor({ query: wanted, headers: signedIn });
    const isCounted = !/status|sort|page/.test(query);
    for (const call of isCounted ? ['list', 'counts'] : ['list']) {
      const path = `/appointments${call === 'counts' ? '/counts' : ''}?${query}`;
      rows.push({ database, filter, call, ...(await time({ backend, headers, path })) });
      console.error(JSON.stringify(rows.at(-1)));
    }
  }
}

compileBackend();
for (const database of values.database.split(',')) {
  const postgres = database === 'postgres' ? await startPostgres() : null;
  try {
    const databaseUrl = postgres ? await postgres.createDatabase('bench_staff') : null;
    const backend = await startBackend({ databaseUrl, stored });
    await measure({ database, backend }).finally(() => backend.stop());
  } finally {
    await postgres?.stop();
  }
}

console.log(
  `\n${stored.toLocaleString('en')} appointments, ${cpus().length} cores, Node ${process.version}\n`,
);
console.log('| database | filter | call | p50 ms | p95 ms | baseline p50 | baseline p95 |');
console.log('|---|---|---|---|---|---|---|');
for (const { database, filter, call, ...figures } of rows) {
  const { p50, p95, base50, base95 } = figures;
  const cells = [p50, p95, base50, base95].map((one) => one.toFixed(1)).join(' | ');
  console.log(`| ${database} | ${filter} | ${call} | ${cells} |`);
}
