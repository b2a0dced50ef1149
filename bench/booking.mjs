import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { compileBackend, startBackend } from './lib/bench-backend.mjs';
import { bookingRequests } from './lib/booking-requests.mjs';
import { load } from './lib/load.mjs';
import { startPostgres } from './lib/postgres.mjs';

// Booking inserts and a month of free times through the real calls, with few and with many appointments stored,
// and /_health beside them as the baseline of this machine at this moment.
const { values } = parseArgs({
  options: {
    database: { type: 'string', default: 'sqlite,postgres' },
    stored: { type: 'string', default: '1000,1000000' },
    seconds: { type: 'string', default: '15' },
    clients: { type: 'string', default: '16' },
    calls: { type: 'string', default: 'health,month,own,insert' },
  },
});
const seconds = Number(values.seconds);
const connections = Number(values.clients);
const calls = values.calls.split(',');
const NAMES = {
  health: 'baseline /_health',
  month: 'month of free times',
  own: 'the same, never cached',
  insert: 'booking insert',
};
const rows = [];

function months(backend, headers = {}) {
  const { measured, branch } = backend.clinic;
  const from = new Date().toISOString().slice(0, 10);
  const path = `/api/availability?doctor=${measured}&branch=${branch}&from=${from}&days=31`;
  return () => ({ method: 'GET', path, headers: { 'X-Website-Key': backend.key, ...headers } });
}

async function measure({ database, stored, backend }) {
  const run = (request) => load({ url: backend.url, connections, seconds, request });
  await load({ url: backend.url, connections, seconds: 3, request: months(backend) });
  const kinds = {
    health: () => ({ method: 'GET', path: '/_health' }),
    month: months(backend),
    // A visitor with a hold gets an answer of their own.
    own: months(backend, { 'X-Hold-Key': 'a-visitor-with-a-hold' }),
    insert: bookingRequests(backend),
  };
  for (const [kind, request] of Object.entries(kinds).filter(([name]) => calls.includes(name))) {
    const before = backend.cpuSeconds();
    const result = await run(request);
    const answered = Object.values(result.statuses).reduce((sum, count) => sum + count, 0);
    const cpuMs = (1000 * (backend.cpuSeconds() - before)) / answered;
    rows.push({ database, stored, kind: NAMES[kind], cpuMs, ...result });
    console.error(JSON.stringify(rows.at(-1)));
  }
}

compileBackend();
for (const database of values.database.split(',')) {
  const postgres = database === 'postgres' ? await startPostgres() : null;
  try {
    for (const stored of values.stored.split(',').map(Number)) {
      const databaseUrl = postgres ? await postgres.createDatabase(`bench_${stored}`) : null;
      const backend = await startBackend({ databaseUrl, stored });
      await measure({ database, stored, backend }).finally(() => backend.stop());
    }
  } finally {
    await postgres?.stop();
  }
}

console.log(
  `\n${cpus().length} cores (${cpus()[0]?.model}), Node ${process.version}, ${connections} clients, ${seconds} s each\n`,
);
console.log('| database | stored | call | requests/s | p50 ms | p99 ms | CPU ms each | answers |');
console.log('|---|---|---|---|---|---|---|---|');
for (const row of rows) {
  const answers = Object.entries(row.statuses)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ');
  console.log(
    `| ${row.database} | ${row.stored.toLocaleString('en')} | ${row.kind} | ${row.perSecond.toLocaleString('en')} | ${row.p50} | ${row.p99} | ${row.cpuMs.toFixed(2)} | ${answers} |`,
  );
}
