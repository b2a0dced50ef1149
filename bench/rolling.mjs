import { setTimeout as pause } from 'node:timers/promises';
import { hasNginx } from '../scripts/lib/edge.mjs';
import { Fault } from '../scripts/lib/fault.mjs';
import { stopAll } from '../scripts/lib/processes.mjs';
import { startTestSite } from '../scripts/test/test-site.mjs';
import { checkBooks } from './lib/bookkeeping.mjs';
import { listTimes } from './lib/free-times.mjs';
import { startPatients } from './lib/patients.mjs';
import { onEachDatabase } from './lib/postgres.mjs';
import { startReaders } from './lib/readers.mjs';
import { runBench } from './lib/run-bench.mjs';
import { copyBuild, makeNextBuild, startSeveral } from './lib/several.mjs';

/** The edge leaves a server alone for 3 seconds after it failed; so long is waited before the next is replaced. */
const LEFT_ALONE_MS = 3500;
/** Without a pause the free times of the demonstration would not last. */
const BETWEEN_BOOKINGS_MS = 200;
const OPEN_PAGES = ['/en', '/ar/doctors', '/en/booking?by=doctor'];

/** What open pages ask for of their build, each asked for once through the edge, as their browsers do. */
async function openPages(address) {
  const files = new Set();
  for (const path of OPEN_PAGES) {
    const html = await (await fetch(address + path)).text();
    for (const [file] of html.matchAll(/\/_next\/static\/[^"'\\?<> ]+\.(?:js|css|woff2)/g)) files.add(file);
  }
  const missing = await listMissing({ address, files });
  if (files.size === 0 || missing.length > 0) throw new Fault('The pages of the first build lack files.');
  return files;
}

async function listMissing({ address, files }) {
  const asked = [...files].map(async (file) => ({ file, status: (await fetch(address + file)).status }));
  return (await Promise.all(asked)).filter(({ status }) => status !== 200);
}

async function roll({ tmp, databaseUrl, values }) {
  const { websiteBuild } = await startTestSite({ tmp });
  await stopAll();
  const build = copyBuild({ tmp, build: websiteBuild });
  const site = await startSeveral({ tmp, databaseUrl, build });
  const { address, port, backends, websites } = site;
  const files = await openPages(address);
  const nextBuild = makeNextBuild({ tmp, build });
  const readers = startReaders({ port, readers: Number(values.readers) });
  const patients = startPatients({
    port,
    patients: Number(values.patients),
    pauseMs: BETWEEN_BOOKINGS_MS,
    times: await listTimes(site),
  });
  const ends = [];
  const faults = [];
  for (const part of [...backends, ...websites]) {
    // Somebody is always booking when one is told to end.
    const before = patients.count();
    while (patients.count() < before + 5) {
      patients.check();
      await pause(50);
    }
    const { seconds, code } = await part.end();
    ends.push({ labels: [part.name], values: [seconds] });
    if (![0, 143].includes(code)) faults.push(`${part.name} ended with ${code}`);
    await part.start(nextBuild);
    await pause(LEFT_ALONE_MS);
  }
  const [booked, read] = [await patients.stop(), await readers.stop()];
  // Of a website itself: the edge may have kept them.
  const gone = await listMissing({ address: websites[0].url, files });
  const {
    stored,
    lost,
    faults: found,
  } = await checkBooks({
    databaseUrl,
    file: '',
    acknowledged: booked.acknowledged,
    wholeAppointments: false,
  });
  faults.push(
    ...read.failed,
    ...booked.failed,
    ...gone.map(({ status, file }) => `${file} was answered with ${status}`),
  );
  faults.push(...Object.entries(found).map(([what, count]) => `${count} ${what}`));
  if (lost.length > 0) faults.push(`${lost.length} acknowledged bookings lost`);
  return { ends, read, booked, stored, lost, gone, files: files.size, faults };
}

await runBench({
  name: 'rolling',
  title: 'A rolling change',
  about:
    'Two backends on one PostgreSQL, two websites and the shipped nginx; each of the four is told to end (SIGTERM) and replaced, the websites by another build, one after the other, while visitors read and patients book through the website. Nobody tries anything twice.',
  options: { readers: '4', patients: '8' },
  measure: async ({ values, tmp }) => {
    if (!hasNginx()) throw new Fault('This needs nginx (apt-get install nginx).');
    let found;
    await onEachDatabase('postgres', async ({ createDatabase }) => {
      found = await roll({ tmp, databaseUrl: await createDatabase('rolling'), values });
      await stopAll();
    });
    const { ends, read, booked, stored, lost, gone, files, faults } = found;
    const counts = [
      read.read,
      read.failed.length,
      booked.asked,
      booked.acknowledged.size,
      stored,
      lost.length,
    ];
    const names = ['pages read', 'failed', 'bookings sent', 'acknowledged', 'stored', 'lost'];
    return {
      tables: [
        {
          labels: ['all four replaced'],
          columns: names.map((name) => ({ name, isTotal: true })),
          rows: [{ labels: ['under load'], values: counts }],
        },
        { labels: ['told to end'], columns: [{ name: 'until it was gone, s', digits: 1 }], rows: ends },
      ],
      aims: [
        { name: 'pages that failed', unit: '', value: read.failed.length, atMost: 0, isTotal: true },
        {
          name: 'bookings that failed or were lost',
          unit: '',
          value: booked.failed.length + lost.length,
          atMost: 0,
          isTotal: true,
        },
        {
          name: `of the ${files} files of open pages, gone`,
          unit: '',
          value: gone.length,
          atMost: 0,
          isTotal: true,
        },
        {
          name: 'told to end, longest',
          unit: 's',
          value: Math.max(...ends.map(({ values: [seconds] }) => seconds)),
          atMost: 10,
        },
      ],
      faults,
    };
  },
});
