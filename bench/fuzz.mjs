import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { websiteDir } from '../scripts/lib/project.mjs';
import { startTestSite } from '../scripts/test/test-site.mjs';
import { measureBareServer } from './lib/baseline.mjs';
import { createApiCalls } from './lib/fuzz-api.mjs';
import { createAppointments } from './lib/fuzz-appointments.mjs';
import { hookSettings } from './lib/fuzz-hooks.mjs';
import { formRequest, readPages } from './lib/fuzz-pages.mjs';
import { backendRequest, MORE_WEBSITE_PATHS, websiteRequest } from './lib/fuzz-requests.mjs';
import { listBackendRoutes, listWebsiteRoutes } from './lib/fuzz-routes.mjs';
import { NONE, sendAll, Tally } from './lib/fuzz-run.mjs';
import { createRoles } from './lib/fuzz-site.mjs';
import { onEachDatabase } from './lib/postgres.mjs';
import { createRandom } from './lib/random.mjs';
import { countsOf, noneOf, tableFrom } from './lib/results.mjs';
import { runBench } from './lib/run-bench.mjs';

/** Returns ids and names that exist, for use in addresses. */
async function knownOf(stored) {
  const [appointments, doctors] = [await stored.idsIn('appointments'), await stored.idsIn('doctors')];
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
    number: stored.booked.map(({ number }) => number),
    key: stored.booked.map(({ key }) => key),
    doctor: doctors,
    model: models,
    uid: models,
    contentType: models,
    page: ['1', '2'],
    file: ['lucide.json', 'calendar.ics', 'appointment.pdf'],
  };
  return { forReading, forChanges: { ...forChanges, model: models } };
}

/** Pages from which callers begin to read, by their names. */
const FIRST_PAGES = {
  anonymous: [
    '/en',
    '/ar',
    '/en/booking',
    '/ar/booking-old',
    '/en/my-bookings',
    '/en/admin/login',
    '/en/contact',
  ],
  staff: ['/en/admin', '/ar/admin/appointments', '/en/admin/today'],
  manager: ['/en/admin', '/ar/admin/appointments', '/en/admin/staff/invite', '/en/admin/settings'],
};

/** Pages that each of them reads, of so many requests; there are some 200. */
const mostPages = (count) => Math.max(20, count / 200);

/** Returns all pages that each role can reach by links, and their forms. */
async function readAllPages({ site, roles, stored, most, random }) {
  const [{ number }, other] = stored.booked;
  const own = ['', '/cancel', '/correct', '/move', '/undo'];
  const patient = [...own.map((question) => `/en/booking/confirmation/${number}${question}`)];
  const first = { ...FIRST_PAGES, patient: [...patient, `/ar/booking/confirmation/${other.number}`] };
  const found = [];
  for (const role of roles.website)
    found.push(await readPages({ siteUrl: site.siteUrl, role, from: first[role.name], most, random }));
  return { pages: found.flatMap(({ paths }) => paths), forms: found.flatMap(({ forms }) => forms) };
}

/** The last part of the requests are forms as pages have them, which may rightly change what is stored. */
const SHARE_OF_FORMS = 0.15;

const tableOf = (groups) =>
  tableFrom({
    found: [...groups].sort(([a], [b]) => a.localeCompare(b)).map(([to, group]) => ({ to, ...group })),
    labels: { to: 'requests to' },
    columns: countsOf(Object.keys(NONE)),
  });

const inShort = ({ asked: { app, method, path, headers, body }, answer }) =>
  `${answer.status || answer.fault} ${app} ${method} ${path.slice(0, 300)}\n  ${JSON.stringify(headers).slice(0, 400)}\n  ${String(body).slice(0, 300)}\n  said: ${String(answer.text).slice(0, 200)}`;

await runBench({
  name: 'fuzz',
  title: 'Malformed requests',
  about:
    'Malformed requests to every route that the two apps themselves list, as everybody who may ask: none is to be answered with 5xx, with the trace of an error or not at all, and no stored appointment lost or changed. The last part are forms as pages have them, with some fields bent. The baseline is a bare server of Node.',
  options: {
    count: 100_000,
    minutes: 600,
    // A new one for each run, unless given.
    seed: '',
    only: '',
    database: 'sqlite',
    baseline: 'yes',
  },
  measure: async ({ values, tmp }) => {
    const { count, minutes } = values;
    const seed = Number(values.seed || Math.floor(Math.random() * 2 ** 31));
    const baseline = values.baseline === 'no' ? { perSecond: 0 } : await measureBareServer();
    const [random, tally] = [createRandom(seed), new Tally()];
    const found = { appointments: 0, changed: 0, ms: 0 };
    const share = count / values.database.split(',').length;
    await onEachDatabase(values.database, async ({ database, createDatabase }) => {
      const databaseUrl = await createDatabase('fuzz');
      const folder = mkdtempSync(join(tmp, 'data-'));
      const onPostgres = databaseUrl ? { DATABASE_URL: databaseUrl } : {};
      const also = { backend: { ...hookSettings(folder), ...onPostgres } };
      const site = await startTestSite({ tmp: folder, also });
      const routes = {
        // From the backend that was built just now.
        backend: await listBackendRoutes(),
        website: listWebsiteRoutes(join(websiteDir, site.distDir)),
      };
      const stored = await createAppointments({ ...site, databaseUrl, count: 40 });
      const roles = await createRoles(site, stored.booked);
      const { pages, forms } = await readAllPages({ site, roles, stored, most: mostPages(count), random });
      const before = await stored.rows();
      console.log(
        `${database}, seed ${seed}: ${routes.backend.length} routes of the backend, ` +
          `${routes.website.routes.length} of the website, ${routes.website.actions.length} Server Actions; ` +
          `${pages.length} pages with ${forms.length} forms; ${before.size} appointments`,
      );
      const startedAt = Date.now();
      const known = await knownOf(stored);
      const origin = site.siteUrl;
      const phones = stored.booked.map(({ phone }) => phone);
      const { actions } = routes.website;
      const ofWebsite = { routes: [...routes.website.routes, ...MORE_WEBSITE_PATHS], actions, pages, phones };
      const toBackend = () => (values.only ? values.only === 'backend' : random.chance(0.5));
      const ofApi =
        values.only === 'api' ? await createApiCalls({ site, databaseUrl, stored, random }) : null;
      const next = () =>
        ofApi
          ? ofApi()
          : toBackend()
            ? backendRequest({ random, routes: routes.backend, roles: roles.backend, known })
            : websiteRequest({ random, ...ofWebsite, roles: roles.website, known, origin });
      const { sent } = tally;
      const upTo = (part) => ({
        upTo: sent + Math.floor(share * part),
        until: startedAt + minutes * 60_000 * part,
      });
      const sending = { tally, renew: roles.renew, site };
      await sendAll({ ...sending, ...upTo(1 - SHARE_OF_FORMS), next });
      const then = await stored.rows();
      const last = ofApi ?? (() => formRequest({ random, forms, origin }));
      await sendAll({ ...sending, ...upTo(1), next: last });
      const after = await stored.rows();
      found.ms += Date.now() - startedAt;
      found.appointments += before.size;
      // A published call with a good key may rightly change one, and loses none.
      const isChanged = ([id, row]) => (!ofApi && then.get(id) !== row) || !after.has(id);
      found.changed += [...before].filter(isChanged).length;
      await stored.close();
      await site.stop();
    });
    const perSecond = (1000 * tally.sent) / found.ms;
    for (const fault of tally.faults) console.log(inShort(fault));
    return {
      tables: [
        {
          labels: ['all of them'],
          columns: [{ name: 'requests/s' }, { name: 'to baseline' }],
          rows: [{ labels: ['24 at a time'], values: [perSecond, baseline.perSecond / perSecond] }],
        },
        tableOf(tally.groups),
      ],
      aims: [
        { name: 'requests tried', unit: '', value: tally.sent, atLeast: 100_000, isTotal: true },
        noneOf('answers of 5xx, none, or with a trace', tally.faultCount),
        ...(values.only === 'api' ? [noneOf('answers that are not described', tally.undescribed)] : []),
        noneOf(`appointments lost or changed, of ${found.appointments}`, found.changed),
      ],
      faults: [
        ...(tally.faultCount > 0
          ? [`seed ${seed}: ${tally.faultCount} answers of 5xx, none, or with a trace`]
          : []),
        ...(found.changed > 0 ? [`seed ${seed}: ${found.changed} appointments lost or changed`] : []),
      ],
    };
  },
});
