import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { onStop } from '../scripts/lib/on-stop.mjs';
import { stopAll } from '../scripts/lib/processes.mjs';
import { websiteDir } from '../scripts/lib/project.mjs';
import { startTestSite } from '../scripts/test/test-site.mjs';
import { writeFigures } from './lib/figures.mjs';
import { createAppointments } from './lib/fuzz-appointments.mjs';
import { listBackendRoutes, listWebsiteRoutes } from './lib/fuzz-routes.mjs';
import { runFuzz } from './lib/fuzz-run.mjs';
import { createRoles } from './lib/fuzz-site.mjs';

// Malformed requests to every route that the apps themselves list, as everybody who may ask: none is answered with
// 5xx or with the trace of an error, and no stored appointment is lost or changed.
const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '100000' },
    minutes: { type: 'string', default: '600' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
    only: { type: 'string' },
    report: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
const count = Number(values.count);
const seed = Number(values.seed);

const tmp = mkdtempSync(join(tmpdir(), 'clinic-fuzz-'));

async function cleanUp() {
  await stopAll();
  rmSync(tmp, { recursive: true, force: true, maxRetries: 3 });
}

/** What ids and names in addresses may be, beside what names nothing. */
function knownOf(stored) {
  const [appointments, doctors] = [stored.idsIn('appointments'), stored.idsIn('doctors')];
  const forChanges = {
    locale: ['en', 'ar'],
    side: ['front'],
    provider: ['openid'],
    mail: ['x'],
    id: appointments,
  };
  const models = ['doctor', 'branch', 'article', 'service', 'schedule'].map((noun) => `api::${noun}.${noun}`);
  const forReading = {
    ...forChanges,
    id: [...appointments, ...doctors, '1'],
    number: stored.bookingNumbers(),
    doctor: doctors,
    model: models,
    uid: models,
    contentType: models,
    page: ['1', '2'],
    file: ['lucide.json', 'calendar.ics', 'appointment.pdf'],
  };
  return { forReading, forChanges: { ...forChanges, model: models } };
}

function tableOf(groups) {
  const lines = [...groups]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([name, group]) => {
      const cells = [group.requests, group[2], group[3], group[4], group[5], group.silent, group.traces];
      return `| ${[name, ...cells.map((cell) => cell.toLocaleString('en'))].join(' | ')} |`;
    });
  return [
    '| requests to | sent | 2xx | 3xx | 4xx | 5xx | no answer | error traces |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    ...lines,
  ].join('\n');
}

const inShort = ({ asked: { app, method, path, headers, body }, answer }) =>
  `${answer.status || answer.fault} ${app} ${method} ${path.slice(0, 300)}\n  ${JSON.stringify(headers).slice(0, 400)}\n  ${String(body).slice(0, 300)}\n  said: ${String(answer.text).slice(0, 200)}`;

async function fuzz() {
  const site = await startTestSite({ tmp });
  // From the backend that was built just now.
  const backendRoutes = await listBackendRoutes();
  const websiteRoutes = listWebsiteRoutes(join(websiteDir, '.next-test'));
  const roles = await createRoles(site);
  const stored = await createAppointments({ ...site, count: 40 });
  const before = stored.rows();
  console.log(
    `seed ${seed}: ${count} requests; ${backendRoutes.length} routes of the backend, ` +
      `${websiteRoutes.routes.length} of the website, ${websiteRoutes.actions.length} Server Actions; ${before.size} appointments`,
  );
  const startedAt = Date.now();
  const routes = { backend: backendRoutes, website: websiteRoutes };
  const result = await runFuzz({
    count,
    minutes: Number(values.minutes),
    seed,
    site,
    routes,
    roles,
    known: knownOf(stored),
    only: values.only,
  });
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  const after = stored.rows();
  const changed = [...before].filter(([id, row]) => after.get(id) !== row).length;
  stored.close();
  const table = tableOf(result.groups);
  const [cpu] = cpus();
  const machine = `Node ${process.version}, ${cpus().length} cores (${cpu?.model.trim()})`;
  const summary = `${result.sent.toLocaleString('en')} requests, seed ${seed}, ${seconds} s. Lost or changed appointments: ${changed} of ${before.size}.`;
  for (const fault of result.faults) console.log(inShort(fault));
  if (values.report) writeFileSync(values.report, result.faults.map(inShort).join('\n\n'));
  console.log(`\n${table}\n\n${summary}`);
  if (values.write) {
    writeFigures({
      heading: 'Malformed requests',
      text: `\`npm run bench:fuzz\`. ${summary} ${machine}; SQLite.\n\n${table}`,
    });
  }
  return result.faultCount === 0 && changed === 0;
}

onStop(cleanUp);
fuzz()
  .catch((error) => {
    console.error(error);
    return false;
  })
  .then(async (ok) => {
    await cleanUp();
    process.exitCode = ok ? 0 : 1;
  });
