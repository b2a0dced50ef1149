import { requireFromBackend } from '../../scripts/lib/project.mjs';

const autocannon = requireFromBackend('autocannon');

/** As many clients as the aims speak of: the number of them with which the stores are compared. */
export const USUAL_CLIENTS = 16;
/** The store with which numbers of clients are compared. */
const USUAL_STORED = 100_000;

/** @param {string} text such as "1,4" */
export const numbers = (text) => text.split(',').map(Number);

/** The clients for one of the stores: all of them in the usual store, the usual number in the others. */
function clientsFor({ stored, values }) {
  const [clients, stores] = [numbers(values.clients), numbers(values.stored)];
  const usual = (list, wanted) => (list.includes(wanted) ? wanted : list[0]);
  return stored === usual(stores, USUAL_STORED) ? clients : [usual(clients, USUAL_CLIENTS)];
}

/**
 * Measures each call of a backend with one store, by growing numbers of clients; "health" first, as the baseline.
 *
 * @param {{ database: string, stored: number, backend: object, values: Record<string, string>,
 *   calls: [string, () => object][], names: Record<string, string> }} options `names`: readable ones of the calls
 */
export async function measureGrowth({ database, stored, backend, values, calls, names }) {
  const found = [];
  for (const clients of clientsFor({ stored, values })) {
    let baseline = Number.NaN;
    for (const [call, request] of calls) {
      const what = `${names[call]} on ${database}`;
      const run = (seconds) => load({ url: backend.url, connections: clients, seconds, request, what });
      await run(1);
      const before = backend.cpuSeconds();
      const { answered, ...figures } = await run(Number(values.seconds));
      const cpuMs = (1000 * (backend.cpuSeconds() - before)) / answered;
      if (call === 'health') baseline = cpuMs;
      const where = { database, stored, clients, call, name: names[call] };
      found.push({ ...where, ...figures, cpuMs, ratio: cpuMs / baseline });
    }
  }
  return found;
}

/** @param {Awaited<ReturnType<typeof measureGrowth>>} found */
export function growthTable(found) {
  return {
    labels: ['database', 'stored', 'clients', 'call'],
    columns: [
      { name: 'calls/s' },
      { name: 'mean, ms', digits: 1 },
      { name: 'p99, ms' },
      { name: 'processor, ms', digits: 2 },
      { name: 'to baseline', digits: 1 },
    ],
    rows: found.map(({ database, stored, clients, name, perSecond, mean, p99, cpuMs, ratio }) => ({
      labels: [database, stored.toLocaleString('en'), String(clients), name],
      values: [perSecond, mean, p99, cpuMs, ratio],
    })),
  };
}

const AXES = [
  {
    along: 'clients',
    beside: 'stored',
    across: 'clients at once',
    unit: 'calls a second',
    figure: ({ perSecond }) => perSecond,
  },
  {
    along: 'stored',
    beside: 'clients',
    across: 'appointments stored',
    unit: 'ms of processor for a call',
    figure: ({ cpuMs }) => cpuMs,
  },
];

/**
 * One plot along the clients and one along the stores, with a line per call and database; none along what has one value.
 *
 * @param {Awaited<ReturnType<typeof measureGrowth>>} found
 * @returns {import('./results.mjs').Plot[]}
 */
export function growthPlots(found) {
  return AXES.flatMap(({ along, beside, across, unit, figure }) => {
    const placesOf = (some) => [...new Set(some.map((one) => one[along]))];
    const groups = [...Map.groupBy(found, (one) => one[beside]).values()];
    const [widest = []] = groups.sort((one, two) => placesOf(two).length - placesOf(one).length);
    const at = placesOf(widest);
    if (at.length < 2) return [];
    const lines = Map.groupBy(widest, ({ name, database }) => `${name}, ${database}`);
    const where = `${widest[0][beside].toLocaleString('en')} ${beside}`;
    return [
      {
        file: `booking-by-${along}`,
        title: `Booking, ${where}`,
        across,
        at,
        unit,
        lines: [...lines].map(([name, points]) => ({ name, values: points.map(figure) })),
      },
    ];
  });
}

/** Sends requests from `connections` clients at once. @returns figures, and what was no answer of 2xx, a sentence each */
async function load({ url, connections, seconds, request, what }) {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    requests: [{ setupRequest: (base) => ({ ...base, ...request() }) }],
  });
  const statuses = Object.entries(result.statusCodeStats ?? {}).map(([status, { count }]) => ({
    status,
    count,
  }));
  const faults = statuses
    .filter(({ status }) => !status.startsWith('2'))
    .map(({ status, count }) => `${count} answers of ${status} to ${what}`);
  if (result.errors > 0) faults.push(`${result.errors} requests without an answer: ${what}`);
  return {
    perSecond: result.requests.total / result.duration,
    mean: result.latency.average,
    p99: result.latency.p99,
    answered: statuses.reduce((sum, { count }) => sum + count, 0),
    faults,
  };
}
