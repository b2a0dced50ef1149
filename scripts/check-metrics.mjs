import { createHmac } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { bookOnce } from './lib/book-once.mjs';
import { Fault } from './lib/fault.mjs';
import { findFreePort } from './lib/ports.mjs';
import { installBoth } from './lib/prepare.mjs';
import { stopAll } from './lib/processes.mjs';
import { runToEnd } from './lib/run-to-end.mjs';
import { cleanUp, temporaryFolder } from './lib/undo.mjs';
import { startCollector, tracesByService } from './metrics/collector.mjs';
import { listAlerts, listPanels, selectorsOf } from './metrics/expressions.mjs';
import { checkFiles, requirePrometheus, startPrometheus } from './metrics/prometheus.mjs';
import { startRelay } from './metrics/troubles.mjs';
import { startTestSite } from './test/test-site.mjs';

// Tries the files for Prometheus and Grafana on a site with metrics and traces and a real Prometheus: after one booking
// every rule has to load, every expression to find its series, and every alert to fire.
const PATIENCE_MS = 120_000;
const PAGES = [
  '/en',
  '/ar',
  '/en/doctors',
  '/en/booking?by=doctor',
  '/en/there-is-none',
  '/en/doctors?q=nadia',
];
/** Number above what a visitor may ask in a minute. */
const HOLDS = 61;
const PATIENT = { firstName: 'Plantedname', lastName: 'Plantedfamily' };
const INTERVAL = '20s';
/** Comes from the visitors of this check, not from a changed value. */
const OF_TRAFFIC = 'ClinicLimitsRefuseMany';
const OF_SILENCE = 'ClinicPartDown';

const tmp = temporaryFolder('clinic-metrics-');

/** Visitors, a limit that refuses, and a change of content. @param {Site} site */
async function makeTraffic({ siteUrl, backendUrl, website }) {
  for (const page of PAGES) await (await fetch(`${siteUrl}${page}`)).arrayBuffer();
  const headers = { 'X-Website-Key': website.WEBSITE_KEY ?? '', 'X-Client-IP': '203.0.113.7' };
  await Promise.all(
    Array.from({ length: HOLDS }, () => fetch(`${backendUrl}/api/holds`, { method: 'POST', headers })),
  );
  const body = JSON.stringify({ model: 'faq', event: 'publish', at: Date.now() });
  const signature = `sha256=${createHmac('sha256', website.REVALIDATE_SECRET ?? '')
    .update(body)
    .digest('hex')}`;
  await fetch(`${siteUrl}/api/revalidate`, { method: 'POST', headers: { 'X-Signature': signature }, body });
}

/** @typedef {Awaited<ReturnType<typeof startTestSite>>} Site @typedef {Awaited<ReturnType<typeof startPrometheus>>} Prometheus */

/** Returns what is not as it should be yet, one sentence each. @param {Prometheus} prometheus */
async function faultsOf({ ask }) {
  const faults = [];
  for (const { labels, health, lastError } of (await ask('targets')).activeTargets)
    if (health !== 'up') faults.push(`target ${labels.job}: ${health} ${lastError}`);
  const rules = (await ask('rules')).groups.flatMap((/** @type {any} */ group) => group.rules);
  if (rules.length !== listAlerts().length) faults.push(`${rules.length} rules are loaded`);
  for (const { name, health, query, lastError } of rules) {
    if (health !== 'ok') faults.push(`rule ${name}: ${health} ${lastError ?? ''}`);
    for (const selector of selectorsOf(query))
      if ((await ask('series', { 'match[]': selector })).length === 0)
        faults.push(`rule ${name}: nothing is ${selector}`);
  }
  for (const { panel, expression } of listPanels()) {
    const query = expression.replaceAll('$__rate_interval', INTERVAL);
    // There was no last week.
    const isEmpty = (await ask('query', { query: query.replaceAll(' offset 1w', '') })).result.length === 0;
    if (isEmpty) faults.push(`panel "${panel}": nothing is ${query}`);
  }
  return faults;
}

/**
 * Waits until each of these alerts fires.
 *
 * @param {Prometheus} prometheus @param {string[]} alerts @throws {Fault} that names those that did not
 */
async function waitForAlerts({ ask }, alerts) {
  const silent = new Set(alerts);
  for (const deadline = Date.now() + PATIENCE_MS; silent.size > 0; await pause(500)) {
    for (const { labels, state } of (await ask('alerts')).alerts)
      if (state === 'firing') silent.delete(labels.alertname);
    if (Date.now() > deadline) throw new Fault(`These alerts do not fire: ${[...silent].join(', ')}`);
  }
}

/** Alerts of a site that is well, but for visitors who ask too often. @param {Prometheus} prometheus */
async function assertCalm({ ask }) {
  const { alerts } = await ask('alerts');
  const names = new Set(alerts.map((/** @type {any} */ { labels }) => labels.alertname));
  names.delete(OF_TRAFFIC);
  if (names.size > 0) throw new Fault(`The site is well, and these alerts fire: ${[...names].join(', ')}`);
}

/** @param {Site} site */
async function assertNotPublic({ siteUrl, backendUrl }) {
  for (const url of [siteUrl, backendUrl]) {
    const answer = await fetch(`${url}/metrics`);
    if (answer.status !== 404 || (await answer.text()).includes('process_cpu'))
      throw new Fault(`${url}/metrics answers ${answer.status}: the metrics are reached by everybody.`);
  }
}

async function check() {
  requirePrometheus();
  for (const line of checkFiles()) console.log(line);
  await installBoth({ withTests: true });
  const collector = await startCollector();
  const targets = {
    backend: `127.0.0.1:${await findFreePort()}`,
    website: `127.0.0.1:${await findFreePort()}`,
  };
  const traced = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url };
  const site = await startTestSite({
    tmp,
    also: {
      backend: { METRICS_ADDRESS: targets.backend, ...traced },
      website: { METRICS_ADDRESS: targets.website, ...traced },
    },
  });
  const relays = { backend: await startRelay(targets.backend), website: await startRelay(targets.website) };
  const prometheus = await startPrometheus({
    tmp,
    targets: { backend: relays.backend.address, website: relays.website.address },
  });
  await assertNotPublic(site);
  const note = { began: new Date().toISOString(), bytes: 1e6, freeBytes: 1e9 };
  writeFileSync(join(dirname(site.databaseFile), 'last-backup.json'), JSON.stringify(note));
  const booked = await bookOnce({ url: site.backendUrl, key: site.website.WEBSITE_KEY ?? '', name: PATIENT });
  const { bookingNumber, manageKey, phone } = booked;
  await fetch(`${site.siteUrl}/en/booking/confirmation/${bookingNumber}/${manageKey}/visit.ics`);

  const deadline = Date.now() + PATIENCE_MS;
  let faults = ['nothing was asked yet'];
  while (faults.length > 0) {
    await makeTraffic(site);
    faults = await faultsOf(prometheus);
    if (faults.length > 0 && Date.now() > deadline) throw new Fault(faults.join('\n'));
    await pause(500);
  }
  const { result } = await prometheus.ask('query', { query: 'count({job=~"clinic-.+"})' });
  console.log(`Two targets are up and give ${result[0]?.value[1]} series.`);
  console.log(`${listAlerts().length} rules are loaded, and all they read is there.`);
  console.log(`${listPanels().length} expressions of the dashboard give values.`);

  await waitForAlerts(prometheus, [OF_TRAFFIC]);
  await assertCalm(prometheus);
  for (const relay of Object.values(relays)) relay.beginTrouble();
  await waitForAlerts(
    prometheus,
    listAlerts().filter((name) => ![OF_TRAFFIC, OF_SILENCE].includes(name)),
  );
  relays.website.endAnswers();
  await waitForAlerts(prometheus, [OF_SILENCE]);
  console.log(`${listAlerts().length} alerts fire, each in its trouble, and none before.`);
  for (const relay of Object.values(relays)) await relay.stop();

  // Waiting traces are sent as the parts end.
  await stopAll();
  await collector.stop();
  const traces = tracesByService(collector.received);
  const website = [...(traces.get('clinic-website') ?? [])];
  const shared = website.filter((id) => traces.get('clinic-backend')?.has(id));
  if (shared.length === 0) throw new Fault('No trace goes from the website to the backend.');
  const all = collector.received.join('');
  for (const value of [...Object.values(PATIENT), bookingNumber, manageKey, phone, 'nadia'])
    if (all.includes(value)) throw new Fault(`A trace holds what a visitor has sent: ${value}`);
  console.log(
    `${website.length} traces of the website, ${shared.length} of them on into the backend; nothing of the patient.`,
  );
}

runToEnd(check, cleanUp);
