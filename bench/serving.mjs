import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { onStop } from '../scripts/lib/on-stop.mjs';
import { findFreePort } from '../scripts/lib/ports.mjs';
import { stopAll } from '../scripts/lib/processes.mjs';
import { waitForHttp } from '../scripts/lib/wait-for-http.mjs';
import { startTestSite } from '../scripts/test/test-site.mjs';
import { writeFigures } from './lib/figures.mjs';
import { hasNginx, startNginx } from './lib/nginx.mjs';
import { loadPage } from './lib/page-load.mjs';

// How many pages a second the website serves by itself, and behind the shipped nginx configuration.
const { values } = parseArgs({
  options: {
    clients: { type: 'string', default: '16' },
    seconds: { type: 'string', default: '8' },
    write: { type: 'boolean', default: false },
  },
});
const KEPT = ['/en', '/ar', '/en/doctors', '/ar/doctors'];
const CHOSEN = ['doctor=1', 'doctor=1&branch=1', 'doctor=1&branch=1&specialty=1&service=1'];
const BOOKING = ['en', 'ar'].flatMap((locale) => [
  `/${locale}/booking`,
  ...['by=doctor', 'by=branch', ...CHOSEN.map((choices) => `by=doctor&${choices}`)].map(
    (choices) => `/${locale}/booking?${choices}`,
  ),
  `/${locale}/booking-old`,
]);
const tmp = mkdtempSync(join(tmpdir(), 'clinic-serving-'));

async function cleanUp() {
  await stopAll();
  rmSync(tmp, { recursive: true, force: true, maxRetries: 3 });
}

const any = (/** @type {number} */ count) => 1 + Math.floor(Math.random() * count);

/** A step of the booking with choices that hardly anybody else has made within the second. */
function randomStep() {
  const day = new Date(Date.now() + any(40) * 86_400_000).toISOString().slice(0, 10);
  const choices = [`doctor=${any(12)}`, `branch=${any(5)}`, `service=${any(20)}`, `date=${day}`];
  const by = any(2) === 1 ? 'doctor' : 'branch';
  return `/${any(2) === 1 ? 'en' : 'ar'}/booking?by=${by}&${choices.slice(0, 1 + any(3)).join('&')}`;
}

/** @param {{ name: string, base: string }} server */
async function measure({ name, base }) {
  const lines = [];
  const pages = [...KEPT, ...BOOKING].map((path) => ({ path, url: `${base}${path}` }));
  const random = { path: 'random choices', url: base, next: randomStep };
  for (const { path, url, next } of [...pages, random]) {
    const load = { url, ...(next ? { path: next } : {}) };
    await loadPage({ ...load, clients: 4, seconds: 1 });
    const run = await loadPage({ ...load, clients: Number(values.clients), seconds: Number(values.seconds) });
    const cells = [
      name,
      path,
      Math.round(run.perSecond),
      run.p50.toFixed(1),
      run.p99.toFixed(1),
      (run.bytes / 1024).toFixed(1),
      run.faults,
    ];
    lines.push(`| ${cells.join(' | ')} |`);
    console.log(lines.at(-1));
  }
  return lines;
}

async function bench() {
  const site = await startTestSite({ tmp });
  const websitePort = Number(new URL(site.siteUrl).port);
  const base = `http://127.0.0.1:${websitePort}`;
  const head = [
    '| served by | page | pages/s | p50, ms | p99, ms | answer, KB | faults |',
    '| --------- | ---- | ------: | ------: | ------: | ----------------: | -----: |',
  ];
  console.log(head.join('\n'));
  const lines = await measure({ name: 'website alone', base });
  if (hasNginx()) {
    const port = await findFreePort();
    const running = startNginx({ tmp, port, websitePort });
    const edge = `http://127.0.0.1:${port}`;
    await waitForHttp({
      url: `${edge}/en`,
      running,
      timeoutMs: 10_000,
      logFile: join(tmp, 'nginx', 'error.log'),
    });
    lines.push(...(await measure({ name: 'behind nginx', base: edge })));
  } else console.log('nginx is not installed here, so the edge was not measured.');

  if (!values.write) return;
  const about = `Measured by \`npm run bench:serving -- --write\` on ${new Date().toISOString().slice(0, 10)}: ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.versions.node}, ${values.clients} clients for ${values.seconds} s per page, on the same machine as the site.`;
  writeFigures({
    heading: 'Serving: `npm run bench:serving`',
    text: `${about}\n\n${[...head, ...lines].join('\n')}`,
  });
}

onStop(cleanUp);
bench()
  .catch((error) => {
    console.error(error);
    process.exitCode = 1;
  })
  .finally(cleanUp);
