import { compileBackend, startBackend } from './lib/bench-backend.mjs';
import { bookingRequests } from './lib/booking-requests.mjs';
import { growthPlots, growthTable, measureGrowth, numbers, USUAL_CLIENTS } from './lib/growth.mjs';
import { onEachDatabase } from './lib/postgres.mjs';
import { runBench } from './lib/run-bench.mjs';

const NAMES = {
  health: 'baseline /_health',
  month: 'month of free times',
  own: 'the same, never cached',
  insert: 'booking insert',
};
function callsOf(backend) {
  const { measured, branch } = backend.clinic;
  const from = new Date().toISOString().slice(0, 10);
  const path = `/api/availability?doctor=${measured}&branch=${branch}&from=${from}&days=31`;
  const month = (headers) => () => ({
    method: 'GET',
    path,
    headers: { 'X-Website-Key': backend.key, ...headers },
  });
  return {
    health: () => ({ method: 'GET', path: '/_health' }),
    month: month({}),
    // A visitor with a hold gets an answer of their own.
    own: month({ 'X-Hold-Key': 'a-visitor-with-a-hold' }),
    insert: bookingRequests(backend),
  };
}

const INSERTS_A_SECOND = { SQLite: 1000, PostgreSQL: 800 };

function aimsOf({ found, database }) {
  const all = found.filter((one) => one.database === database && one.clients === USUAL_CLIENTS);
  const stores = all.map(({ stored }) => stored);
  const at = (call, stored) => all.find((one) => one.call === call && one.stored === stored);
  const [fewest, most] = [Math.min(...stores), Math.max(...stores)];
  const [insert, month, small] = [at('insert', most), at('month', most), at('month', fewest)];
  const where = `${database}, ${most.toLocaleString('en')} stored`;
  const aims = [];
  if (insert) {
    const { perSecond, p99, cpuMs } = insert;
    const atLeast = INSERTS_A_SECOND[database];
    aims.push({ name: `booking insert, ${where}`, unit: 'a second', value: perSecond, atLeast });
    aims.push({ name: 'the same, p99', unit: 'ms', value: p99, atMost: 100 });
    aims.push({ name: 'the same, processor', unit: 'ms', value: cpuMs, atMost: 1, digits: 2 });
  }
  if (month)
    aims.push({ name: `month of free times, p99, ${where}`, unit: 'ms', value: month.p99, atMost: 20 });
  if (month && fewest < most) {
    const name = `the same to ${fewest.toLocaleString('en')} stored, in baselines`;
    aims.push({ name, unit: '', value: month.ratio / small.ratio, atMost: 1.2, digits: 2 });
  }
  return aims;
}

await runBench({
  name: 'booking',
  title: 'Booking',
  about:
    'Inserts and a month of free times through the real calls, with few and with many appointments stored and clients. Processor is that of the backend alone, per call; the baseline is `/_health` beside it, in processor.',
  options: {
    database: 'sqlite,postgres',
    stored: '1000,100000,1000000',
    clients: '1,4,16,64',
    seconds: '6',
    calls: 'health,month,own,insert',
  },
  measure: async ({ values }) => {
    const found = [];
    compileBackend();
    await onEachDatabase(values.database, async ({ database, createDatabase }) => {
      for (const stored of numbers(values.stored)) {
        const backend = await startBackend({ databaseUrl: await createDatabase(`bench_${stored}`), stored });
        const calls = Object.entries(callsOf(backend)).filter(([call]) => values.calls.includes(call));
        found.push(...(await measureGrowth({ database, stored, backend, values, calls, names: NAMES })));
        await backend.stop();
      }
    });
    return {
      tables: [growthTable(found)],
      aims: ['SQLite', 'PostgreSQL'].flatMap((database) => aimsOf({ found, database })),
      plots: growthPlots(found.filter(({ call }) => call === 'month' || call === 'insert')),
      faults: found.flatMap(({ faults }) => faults),
    };
  },
});
