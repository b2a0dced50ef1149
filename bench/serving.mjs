import { join } from 'node:path';
import { hasNginx } from '../scripts/lib/edge.mjs';
import { findFreePort } from '../scripts/lib/ports.mjs';
import { waitForHttp } from '../scripts/lib/wait-for-http.mjs';
import { startTestSite } from '../scripts/test/test-site.mjs';
import { measureBareServer } from './lib/baseline.mjs';
import { startNginx } from './lib/nginx.mjs';
import { loadPage } from './lib/page-load.mjs';
import { tableFrom } from './lib/results.mjs';
import { runBench } from './lib/run-bench.mjs';

const KEPT = ['/en', '/ar', '/en/doctors', '/ar/doctors'];
const CHOSEN = ['doctor=1', 'doctor=1&branch=1', 'doctor=1&branch=1&specialty=1&service=1'];
const BOOKING = ['en', 'ar'].flatMap((locale) => [
  `/${locale}/booking`,
  ...['by=doctor', 'by=branch', ...CHOSEN.map((choices) => `by=doctor&${choices}`)].map(
    (choices) => `/${locale}/booking?${choices}`,
  ),
  `/${locale}/booking-old`,
]);
const ALONE = 'website alone';
const EDGE = 'behind nginx';

async function measureServer({ name, base, paths, clients, seconds, baseline }) {
  return await Array.fromAsync(paths, async (path) => {
    const load = { url: `${base}${path}` };
    await loadPage({ ...load, clients: 4, seconds: 1 });
    const run = await loadPage({ ...load, clients, seconds });
    return { name, path, ...run, size: run.bytes / 1024, ratio: baseline.perSecond / run.perSecond };
  });
}

/** The shipped nginx in front of the website. @returns {Promise<string>} its address */
async function startEdge({ tmp, websitePort }) {
  const port = await findFreePort();
  const running = startNginx({ tmp, port, websites: [`127.0.0.1:${websitePort}`] });
  const edge = `http://127.0.0.1:${port}`;
  const logFile = join(tmp, 'nginx', 'clinic-error.log');
  await waitForHttp({ url: `${edge}/en`, running, timeoutMs: 10_000, logFile });
  return edge;
}

const least = (some) => Math.min(...some.map(({ perSecond }) => perSecond));
const longest = (some) => Math.max(...some.map(({ p99 }) => p99));

function aimsOf(found) {
  const of = (name, isAsked) => found.filter((one) => one.name === name && isAsked(one.path));
  const isKept = (path) => KEPT.includes(path);
  const [kept, steps] = [of(ALONE, isKept), of(ALONE, (path) => BOOKING.includes(path))];
  const edge = of(EDGE, isKept);
  return [
    { name: 'slowest kept page, website alone', unit: 'a second', value: least(kept), atLeast: 14_000 },
    ...(edge.length > 0
      ? [{ name: 'slowest kept page, behind nginx', unit: 'a second', value: least(edge), atLeast: 20_000 }]
      : []),
    {
      name: 'slowest step of the booking, website alone',
      unit: 'a second',
      value: least(steps),
      atLeast: 500,
    },
    { name: 'the same, p99', unit: 'ms', value: longest(steps), atMost: 100 },
    {
      name: 'HTML of the home page as sent, larger language',
      unit: 'KB',
      value: Math.max(
        ...of(ALONE, (path) => path === '/en' || path === '/ar').map(({ body }) => body / 1024),
      ),
      atMost: 30,
      digits: 1,
    },
  ];
}

function resultOf({ clients, seconds, baseline, found }) {
  const bare = { name: 'bare server', path: 'baseline', ...baseline, size: null, ratio: 1 };
  return {
    tables: [
      tableFrom({
        about: `${clients} clients, ${seconds} s per page.`,
        found: [bare, ...found],
        labels: { name: 'served by', path: 'page' },
        columns: {
          perSecond: { name: 'pages/s' },
          p50: { name: 'p50, ms', digits: 1 },
          p99: { name: 'p99, ms', digits: 1 },
          size: { name: 'answer, KB', digits: 1 },
          ratio: { name: 'to baseline', digits: 1 },
        },
      }),
    ],
    aims: aimsOf(found),
    faults: found
      .filter(({ faults }) => faults > 0)
      .map(({ name, path, faults }) => `${faults} answers other than 200: ${path}, ${name}`),
  };
}

await runBench({
  name: 'serving',
  title: 'Pages served',
  about:
    'How many pages a second the website serves by itself, and behind the shipped nginx where it is installed: kept pages, and alone every step of the booking. Site and clients on the same machine, SQLite. The baseline is a bare server of Node, asked in the same way.',
  options: { clients: 16, seconds: 2 },
  measure: async ({ values, tmp }) => {
    const { clients, seconds, runs } = values;
    const site = await startTestSite({ tmp });
    const websitePort = Number(new URL(site.siteUrl).port);
    const servers = [{ name: ALONE, base: `http://127.0.0.1:${websitePort}`, paths: [...KEPT, ...BOOKING] }];
    if (hasNginx()) servers.push({ name: EDGE, base: await startEdge({ tmp, websitePort }), paths: KEPT });
    return await Array.fromAsync({ length: runs }, async () => {
      const given = { clients, seconds, baseline: await measureBareServer({ clients }) };
      const found = await Array.fromAsync(servers, (server) => measureServer({ ...given, ...server }));
      return resultOf({ ...given, found: found.flat() });
    });
  },
});
