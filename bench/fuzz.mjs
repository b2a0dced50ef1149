import { join } from 'node:path';
import { websiteDir } from '../scripts/lib/project.mjs';
import { startTestSite } from '../scripts/test/test-site.mjs';
import { measureBareServer } from './lib/baseline.mjs';
import { createAppointments } from './lib/fuzz-appointments.mjs';
import { listBackendRoutes, listWebsiteRoutes } from './lib/fuzz-routes.mjs';
import { runFuzz } from './lib/fuzz-run.mjs';
import { createRoles } from './lib/fuzz-site.mjs';
import { noneOf } from './lib/results.mjs';
import { runBench } from './lib/run-bench.mjs';

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

/** @param {Map<string, Record<string, number>>} groups */
function tableOf(groups) {
  const names = ['sent', '2xx', '3xx', '4xx', '5xx', 'no answer', 'error traces'];
  return {
    labels: ['requests to'],
    columns: names.map((name) => ({ name, isTotal: true })),
    rows: [...groups]
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([name, group]) => ({
        labels: [name],
        values: [group.requests, group[2], group[3], group[4], group[5], group.silent, group.traces],
      })),
  };
}

const inShort = ({ asked: { app, method, path, headers, body }, answer }) =>
  `${answer.status || answer.fault} ${app} ${method} ${path.slice(0, 300)}\n  ${JSON.stringify(headers).slice(0, 400)}\n  ${String(body).slice(0, 300)}\n  said: ${String(answer.text).slice(0, 200)}`;

await runBench({
  name: 'fuzz',
  title: 'Malformed requests',
  about:
    'Malformed requests to every route that the two apps themselves list, as everybody who may ask: none is to be answered with 5xx, with the trace of an error or not at all, and no stored appointment lost or changed. SQLite. The baseline is a bare server of Node.',
  options: {
    count: '100000',
    minutes: '600',
    seed: String(Math.floor(Math.random() * 2 ** 31)),
    only: '',
  },
  measure: async ({ values, tmp }) => {
    const [count, seed, minutes] = [values.count, values.seed, values.minutes].map(Number);
    const site = await startTestSite({ tmp });
    const routes = {
      // From the backend that was built just now.
      backend: await listBackendRoutes(),
      website: listWebsiteRoutes(join(websiteDir, site.distDir)),
    };
    const roles = await createRoles(site);
    const stored = await createAppointments({ ...site, count: 40 });
    const before = stored.rows();
    console.log(
      `seed ${seed}: ${count} requests; ${routes.backend.length} routes of the backend, ` +
        `${routes.website.routes.length} of the website, ${routes.website.actions.length} Server Actions; ${before.size} appointments`,
    );
    const baseline = await measureBareServer();
    const startedAt = Date.now();
    const { only } = values;
    const known = knownOf(stored);
    const result = await runFuzz({ count, minutes, seed, site, routes, roles, known, only });
    const perSecond = (1000 * result.sent) / (Date.now() - startedAt);
    const after = stored.rows();
    const changed = [...before].filter(([id, row]) => after.get(id) !== row).length;
    stored.close();
    for (const fault of result.faults) console.log(inShort(fault));
    return {
      tables: [
        {
          labels: ['all of them'],
          columns: [{ name: 'requests/s' }, { name: 'to baseline' }],
          rows: [{ labels: ['24 at a time'], values: [perSecond, baseline.perSecond / perSecond] }],
        },
        tableOf(result.groups),
      ],
      aims: [
        { name: 'requests tried', unit: '', value: result.sent, atLeast: 100_000, isTotal: true },
        noneOf('answers of 5xx, none, or with a trace', result.faultCount),
        noneOf(`appointments lost or changed, of ${before.size}`, changed),
      ],
      faults: [
        ...(result.faultCount > 0
          ? [`seed ${seed}: ${result.faultCount} answers of 5xx, none, or with a trace`]
          : []),
        ...(changed > 0 ? [`seed ${seed}: ${changed} appointments lost or changed`] : []),
      ],
    };
  },
});
