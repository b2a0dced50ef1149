import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { compileBackend, startBackend } from './lib/bench-backend.mjs';
import { growthOptions, growthPlots, growthTable, measureGrowth, numbers } from './lib/growth.mjs';
import { onEachDatabase } from './lib/postgres.mjs';
import { runBench } from './lib/run-bench.mjs';
import { median, percentile } from './lib/statistics.mjs';

process.env.STAFF_EMAIL = 'manager@clinic.example';
process.env.STAFF_PASSWORD = randomBytes(12).toString('hex');

/** What this machine takes at this moment for a call that asks for next to nothing, with the same checks. */
const BASELINE = '/api/users/me';
const NAMES = { health: 'baseline /users/me', list: 'list', counts: 'counts' };

async function signIn(backend) {
  const answer = await fetch(`${backend.url}/api/auth/local`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ identifier: process.env.STAFF_EMAIL, password: process.env.STAFF_PASSWORD }),
  });
  return { Authorization: `Bearer ${(await answer.json()).jwt}` };
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

/** What is searched for goes in a header, never in the address. */
function askedFor({ query, headers }) {
  const params = new URLSearchParams(query);
  const search = params.get('q');
  params.delete('q');
  return search
    ? { query: params.toString(), headers: { ...headers, 'X-Search': encodeURIComponent(search) } }
    : { query, headers };
}

async function timeOf({ url, headers }) {
  const start = performance.now();
  const answer = await fetch(url, { headers });
  await answer.text();
  if (answer.status !== 200) throw new Error(`${new URL(url).pathname} answered ${answer.status}`);
  return performance.now() - start;
}

/** One call as often as asked for, the baseline after each: its median, 95th percentile and ratio of medians. */
async function measureCall({ backend, headers, path, calls }) {
  const [times, baseline] = [[], []];
  for (let index = 0; index < calls; index += 1) {
    times.push(await timeOf({ url: `${backend.url}${path}`, headers }));
    baseline.push(await timeOf({ url: `${backend.url}${BASELINE}`, headers }));
  }
  return [median(times), percentile(times, 0.95), median(times) / median(baseline)];
}

async function measureFilters({ database, backend, signedIn, calls }) {
  const rows = [];
  for (const [filter, wanted] of Object.entries(filtersOf(backend.clinic))) {
    const { query, headers } = askedFor({ query: wanted, headers: signedIn });
    const asked = { backend, headers, calls };
    const list = await measureCall({ ...asked, path: `/api/appointments?${query}` });
    const isCounted = !/status|sort|page/.test(query);
    const counts = isCounted
      ? await measureCall({ ...asked, path: `/api/appointments/counts?${query}` })
      : [null, null, null];
    rows.push({ labels: [database, filter], values: [...list, ...counts] });
  }
  return rows;
}

/** The quarter of a year whose figures are asked for, and the one before it that they are compared with. */
function quarter() {
  const day = (days) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
  return `from=${day(93)}&to=${day(2)}`;
}

/** Asks until the days are added up: until then the call refuses after some seconds. */
async function untilAddedUp({ backend, path }) {
  for (;;) {
    const answer = await fetch(`${backend.url}${path}`, { headers: await signIn(backend) });
    if (answer.status === 200) return answer.json();
    if (answer.status !== 503) throw new Error(`Figures answered ${answer.status}`);
    await pause(500);
  }
}

/** The figures of a quarter, told apart by each of what they can be, and of one doctor. */
async function measureFigures({ database, backend, calls }) {
  const rows = [];
  const asked = {
    'by branch': 'by=branch',
    'by doctor': 'by=doctor',
    'by service': 'by=service',
    'by weekday': 'by=weekday',
    'of one doctor': `by=weekday&doctor=${backend.clinic.measured}`,
  };
  for (const [name, query] of Object.entries(asked)) {
    const path = `/api/figures?${quarter()}&${query}`;
    const start = performance.now();
    const answer = await untilAddedUp({ backend, path });
    const first = performance.now() - start;
    // Adding up half a year can take longer than a token is good for.
    const signedIn = await signIn(backend);
    const measured = await measureCall({ backend, headers: signedIn, path, calls });
    rows.push({ labels: [database, name], values: [answer.data.total.requests, first, ...measured] });
  }
  return rows;
}

const COLUMNS = ['list', 'counts'].flatMap((call) => [
  { name: `${call} p50, ms`, digits: 1 },
  { name: `${call} p95, ms`, digits: 1 },
  { name: 'to baseline', digits: 1 },
]);

await runBench({
  name: 'staff',
  title: 'Staff list',
  about:
    'The list and the counts of the staff area through the real calls: every filter by one caller with the most appointments stored, then the whole list and its counts with growing stores and clients. The baseline is `/users/me`, a signed-in call that asks for next to nothing: in time of one caller, in processor where there are many.',
  options: { ...growthOptions, calls: '40', figures: '10' },
  measure: async ({ values }) => {
    const [rows, figures, found] = [[], [], []];
    const stores = numbers(values.stored);
    compileBackend();
    await onEachDatabase(values.database, async ({ database, createDatabase }) => {
      for (const stored of stores) {
        const backend = await startBackend({ databaseUrl: await createDatabase(`staff_${stored}`), stored });
        const signedIn = await signIn(backend);
        if (stored === Math.max(...stores)) {
          const asked = { database, backend, signedIn };
          figures.push(...(await measureFigures({ ...asked, calls: Number(values.figures) })));
          rows.push(...(await measureFilters({ ...asked, calls: Number(values.calls) })));
        }
        const get = (path) => () => ({ method: 'GET', path, headers: signedIn });
        const calls = Object.entries({
          health: get(BASELINE),
          list: get('/api/appointments'),
          counts: get('/api/appointments/counts'),
        });
        found.push(...(await measureGrowth({ database, stored, backend, values, calls, names: NAMES })));
        await backend.stop();
      }
    });
    const most = Math.max(...stores).toLocaleString('en');
    return {
      tables: [
        {
          about: `${most} appointments stored, ${values.calls} calls of each.`,
          labels: ['database', 'filter'],
          columns: COLUMNS,
          rows,
        },
        {
          about: `Figures of a quarter of a year beside the quarter before, ${values.figures} calls of each. The first call of all adds up the days, which a job does otherwise.`,
          labels: ['database', 'figures'],
          columns: [
            { name: 'requests in it', digits: 0 },
            { name: 'first, ms', digits: 0 },
            { name: 'p50, ms', digits: 0 },
            { name: 'p95, ms', digits: 0 },
            { name: 'to baseline', digits: 1 },
          ],
          rows: figures,
        },
        growthTable(found),
      ],
      aims: [
        ...[...Map.groupBy(rows, ({ labels }) => labels[0])].map(([database, own]) => ({
          name: `slowest filter, p95, ${database}, ${most} stored`,
          unit: 'ms',
          value: Math.max(...own.flatMap(({ values: [, list, , , counts] }) => [list, counts])),
          atMost: 50,
        })),
        ...[...Map.groupBy(figures, ({ labels }) => labels[0])].map(([database, own]) => ({
          name: `slowest figures of a quarter, p50, ${database}, ${most} stored`,
          unit: 'ms',
          value: Math.max(...own.map(({ values: [, , p50] }) => p50)),
          atMost: 1000,
        })),
      ],
      plots: growthPlots({
        found: found.filter(({ call }) => call !== 'health'),
        file: 'staff',
        title: 'Staff list',
      }),
      faults: found.flatMap(({ faults }) => faults),
    };
  },
});
