import { Fault } from '../scripts/lib/fault.mjs';
import { startTestSite } from '../scripts/test/test-site.mjs';
import { loadPage } from './lib/page-load.mjs';
import { processorMsOf } from './lib/processor-time.mjs';
import { runBench } from './lib/run-bench.mjs';

/** Of the demonstration, by their numbers. */
const CLINIC = { doctors: 12, branches: 5, services: 20 };
/** For the code of each page to be compiled, as it is on a site that is visited. */
const WARM_SECONDS = 4;
const RANDOM = 'booking, random choices';
const BASELINE = 'baseline: /en, kept';

const any = (/** @type {number} */ count) => 1 + Math.floor(Math.random() * count);
const language = () => (any(2) === 1 ? 'en' : 'ar');

let visits = 0;
/** What nobody has asked for before, so that no memory hides the cost. */
const anew = () => {
  visits += 1;
  return visits;
};

/** A step of the booking with choices that hardly anybody else has made within the second. */
function randomStep() {
  const day = new Date(Date.now() + any(40) * 86_400_000).toISOString().slice(0, 10);
  const choices = [
    `doctor=${any(CLINIC.doctors)}`,
    `branch=${any(CLINIC.branches)}`,
    `service=${any(CLINIC.services)}`,
    `date=${day}`,
  ];
  const by = any(2) === 1 ? 'doctor' : 'branch';
  return `/${language()}/booking?by=${by}&${choices.slice(0, 1 + any(3)).join('&')}`;
}

/** Addresses of months of free times, as the pages of the booking name them. @param {string} base */
async function monthsOf(base) {
  const found = new Set();
  for (let doctor = 1; doctor <= CLINIC.doctors; doctor += 1)
    for (let branch = 1; branch <= CLINIC.branches; branch += 1) {
      const html = await (await fetch(`${base}/en/booking?doctor=${doctor}&branch=${branch}`)).text();
      const [address] = /\/api\/availability\/month\?[\w=&]+/.exec(html.replaceAll('\\u0026', '&')) ?? [];
      if (address) found.add(address);
    }
  if (found.size === 0) throw new Fault('No step of the booking shows a month of free times.');
  const month = new Date().toISOString().slice(0, 7);
  return [...found].map((address) => `${address}&month=${month}`);
}

/** The cookie of the first manager, as the website keeps it after signing in. @param {import('../scripts/test/test-site.mjs').TestSite} site */
async function managerCookie({ backendUrl, backend, website }) {
  const answer = await fetch(`${backendUrl}/api/auth/local`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-website-key': website.WEBSITE_KEY ?? '',
      'x-client-ip': '203.0.113.1',
    },
    body: JSON.stringify({ identifier: backend.STAFF_EMAIL, password: backend.STAFF_PASSWORD }),
  });
  if (!answer.ok) throw new Fault(`The first manager could not sign in: ${answer.status}.`);
  return `staff=${(await answer.json()).jwt}`;
}

/** What is asked for; `atMost`: milliseconds of processor, website and backend together. */
async function kindsOf({ base, site }) {
  const months = await monthsOf(base);
  const cookie = await managerCookie(site);
  return [
    { name: BASELINE, path: () => '/en' },
    { name: RANDOM, path: randomStep },
    { name: 'search of doctors', path: () => `/${language()}/doctors?q=a${anew()}`, atMost: 10 },
    {
      name: 'month of free times',
      path: () => `${months[any(months.length) - 1]}&x=${anew()}`,
      // Each visitor may ask for so many a minute.
      headers: () => [`X-Forwarded-For: 10.${any(250)}.${any(250)}.${any(250)}`],
      atMost: 8,
    },
    {
      name: 'list of appointments',
      path: () => `/${language()}/admin/appointments?x=${anew()}`,
      headers: () => [`Cookie: ${cookie}`],
      atMost: 25,
    },
    { name: 'an address of no page', path: () => `/${language()}/x${anew()}`, status: 404, atMost: 3 },
    {
      name: 'a doctor who is not there',
      path: () => `/${language()}/doctor/${9000 + anew()}-x`,
      status: 404,
      atMost: 3,
    },
    { name: '/en with a query that nobody reads', path: () => `/en?x=${anew()}`, atMost: 3 },
  ];
}

/** One kind of answer under load, and the processor time of each. */
async function measureKind({ kind, base, site, clients, seconds }) {
  const load = { ...kind, url: base, clients };
  await loadPage({ ...load, seconds: WARM_SECONDS });
  const used = () => Object.values(site.processIds).map(processorMsOf);
  const before = used();
  const run = await loadPage({ ...load, seconds });
  const [website, backend] = used().map((after, index) => (after - before[index]) / run.answers);
  return { ...kind, ...run, website, backend, both: website + backend };
}

await runBench({
  name: 'visits',
  title: 'Answers made for each visit',
  about:
    'What an answer costs that is made for one visit, in milliseconds of processor, website and backend together, each asked for as nobody has asked before. Site and clients on the same machine, SQLite, the content of the demonstration. The baseline is the kept home page.',
  options: { clients: '16', seconds: '6' },
  measure: async ({ values, tmp }) => {
    const [clients, seconds] = [Number(values.clients), Number(values.seconds)];
    const site = await startTestSite({ tmp });
    const base = `http://127.0.0.1:${new URL(site.siteUrl).port}`;
    const found = [];
    for (const kind of await kindsOf({ base, site }))
      found.push(await measureKind({ kind, base, site, clients, seconds }));
    const of = (/** @type {string} */ name) => found.find((one) => one.name === name);
    return {
      tables: [
        {
          about: `${clients} clients, ${seconds} s each.`,
          labels: ['what is asked for'],
          columns: [
            { name: 'a second' },
            { name: 'p50, ms', digits: 1 },
            { name: 'p99, ms', digits: 1 },
            { name: 'website, ms', digits: 2 },
            { name: 'backend, ms', digits: 2 },
            { name: 'both, ms', digits: 2 },
            { name: 'to baseline', digits: 0 },
          ],
          rows: found.map(({ name, perSecond, p50, p99, website, backend, both }) => ({
            labels: [name],
            values: [perSecond, p50, p99, website, backend, both, both / of(BASELINE).both],
          })),
        },
      ],
      aims: [
        { name: RANDOM, unit: 'a second', value: of(RANDOM).perSecond, atLeast: 120 },
        ...found
          .filter(({ atMost }) => atMost)
          .map(({ name, both, atMost }) => ({ name, unit: 'ms', value: both, atMost, digits: 1 })),
      ],
      faults: found
        .filter(({ faults }) => faults > 0)
        .map(({ name, faults }) => `${faults} answers of another status: ${name}`),
    };
  },
});
