import { requireFromBackend } from '../scripts/lib/project.mjs';
import { compileBackend, startBackend } from './lib/bench-backend.mjs';
import { bookingRequests } from './lib/booking-requests.mjs';
import { onEachDatabase } from './lib/postgres.mjs';
import { tableFrom } from './lib/results.mjs';
import { runBench } from './lib/run-bench.mjs';

const autocannon = requireFromBackend('autocannon');

/** Sixteen clients show the throughput of the backend, but wait for each other; two show how long a patient waits. */
const TWO_AT_ONCE = 'month of free times, two clients';

/** Each call that is measured, by its readable name; the baseline first. */
function callsOf(backend) {
  const { measured, branch, shots } = backend.clinic;
  const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString();
  const series = `doctor=${measured}&branch=${branch}&service=${shots}&startsAt=${tomorrow}`;
  const from = new Date().toISOString().slice(0, 10);
  const path = `/api/availability?doctor=${measured}&branch=${branch}&from=${from}&days=31`;
  const month = (headers) => () => ({
    method: 'GET',
    path,
    headers: { 'X-Website-Key': backend.key, ...headers },
  });
  return {
    'baseline /_health': () => ({ method: 'GET', path: '/_health' }),
    'month of free times': month({}),
    [TWO_AT_ONCE]: month({}),
    // A visitor with a hold gets an answer of their own.
    'month of free times, never cached': month({ 'X-Hold-Key': 'a-visitor-with-a-hold' }),
    'first whole series of twelve': () => ({
      method: 'GET',
      path: `/api/availability/series?${series}`,
      headers: { 'X-Website-Key': backend.key },
    }),
    'booking insert': bookingRequests(backend),
  };
}

/** Sends requests from several clients at once. @returns figures, and what was no answer of 2xx, a sentence each */
async function load({ url, clients, seconds, request, what }) {
  const result = await autocannon({
    url,
    connections: clients,
    duration: seconds,
    requests: [{ setupRequest: (base) => ({ ...base, ...request() }) }],
  });
  const statuses = Object.entries(result.statusCodeStats ?? {});
  const faults = statuses
    .filter(([status]) => !status.startsWith('2'))
    .map(([status, { count }]) => `${count} answers of ${status} to ${what}`);
  if (result.errors > 0) faults.push(`${result.errors} requests without an answer: ${what}`);
  return {
    perSecond: result.requests.total / result.duration,
    mean: result.latency.average,
    p99: result.latency.p99,
    answered: statuses.reduce((sum, [, { count }]) => sum + count, 0),
    faults,
  };
}

async function measureCalls({ database, stored, backend, calls, clients, seconds }) {
  const found = [];
  for (const [call, request] of Object.entries(calls)) {
    const what = `${call} on ${database}`;
    const asked = { url: backend.url, clients: call === TWO_AT_ONCE ? 2 : clients, request, what };
    await load({ ...asked, seconds: 1 });
    const before = backend.cpuSeconds();
    const figures = await load({ ...asked, seconds });
    const cpuMs = (1000 * (backend.cpuSeconds() - before)) / figures.answered;
    found.push({ database, stored, call, ...figures, cpuMs, ratio: cpuMs / (found[0]?.cpuMs ?? cpuMs) });
  }
  return found;
}

const LABELS = { database: 'database', stored: 'stored', call: 'call' };
const COLUMNS = {
  perSecond: { name: 'calls/s' },
  mean: { name: 'mean, ms', digits: 1 },
  p99: { name: 'p99, ms' },
  cpuMs: { name: 'processor, ms', digits: 2 },
  ratio: { name: 'to baseline', digits: 1 },
};

const INSERTS_A_SECOND = { SQLite: 1000, PostgreSQL: 800 };

/** Aims of one database: of its largest store, and of that beside its smallest. */
function aimsOf(found) {
  const [{ database, stored: fewest }] = found;
  const most = found.at(-1).stored;
  const at = (call, stored) => found.find((one) => one.call === call && one.stored === stored);
  const [insert, month, two] = ['booking insert', 'month of free times', TWO_AT_ONCE].map((call) =>
    at(call, most),
  );
  const series = at('first whole series of twelve', most);
  const where = `${database}, ${most.toLocaleString('en')} stored`;
  const ratio = month.ratio / at('month of free times', fewest).ratio;
  return [
    {
      name: `booking insert, ${where}`,
      unit: 'a second',
      value: insert.perSecond,
      atLeast: INSERTS_A_SECOND[database],
    },
    { name: 'the same, p99', unit: 'ms', value: insert.p99, atMost: 100 },
    { name: 'the same, processor', unit: 'ms', value: insert.cpuMs, atMost: 1, digits: 2 },
    { name: `month of free times, p99, ${where}`, unit: 'ms', value: month.p99, atMost: 20 },
    { name: 'the same, two clients', unit: 'ms', value: two.p99, atMost: 20 },
    { name: `first whole series of twelve, p99, ${where}`, unit: 'ms', value: series.p99, atMost: 300 },
    {
      name: `month of free times to ${fewest.toLocaleString('en')} stored, in baselines`,
      unit: '',
      value: ratio,
      atMost: 1.2,
      digits: 2,
    },
  ];
}

await runBench({
  name: 'booking',
  title: 'Booking',
  about:
    'Inserts and a month of free times through the real calls, with few and with many appointments stored, by sixteen clients. Processor is that of the backend alone, per call; the baseline is `/_health` beside it, in processor.',
  options: { database: 'sqlite,postgres', stored: '1000,1000000', clients: 16, seconds: 3 },
  measure: async ({ values }) => {
    const { clients, seconds, runs } = values;
    compileBackend();
    const byDatabase = await onEachDatabase(values.database, async ({ database, createDatabase }) => {
      const found = Array.from({ length: runs }, () => []);
      for (const stored of values.stored.split(',').map(Number)) {
        const backend = await startBackend({ databaseUrl: await createDatabase(`bench_${stored}`), stored });
        const calls = callsOf(backend);
        for (const run of found)
          run.push(...(await measureCalls({ database, stored, backend, calls, clients, seconds })));
        await backend.stop();
      }
      return found;
    });
    return Array.from({ length: runs }, (_, run) => {
      const found = byDatabase.map((each) => each[run]);
      const faults = found.flat().flatMap((call) => call.faults);
      const table = tableFrom({ found: found.flat(), labels: LABELS, columns: COLUMNS });
      return { tables: [table], aims: found.flatMap(aimsOf), faults };
    });
  },
});
