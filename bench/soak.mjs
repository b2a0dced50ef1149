import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { faultsOfBooks } from './lib/bookkeeping.mjs';
import { startCluster } from './lib/cluster.mjs';
import { startLoad } from './lib/cluster-load.mjs';
import { drawPlot } from './lib/plot.mjs';
import { usageOf } from './lib/process-tree.mjs';
import { noneOf } from './lib/results.mjs';
import { runBench } from './lib/run-bench.mjs';
import { compareThirds, countRows, MEASURES, plotOverTime } from './lib/soak.mjs';

const SAMPLE_MS = 5000;
/** Rows of everything are counted once in so many samples. */
const ROWS_EVERY = 6;
/** Kept as patients book, and until they are erased by rule: an appointment and what belongs to it. */
const OF_BOOKINGS = /^(appointments|appointment_|claims|patients|cards|files|outbox_messages|upload_)/;
/** What grows by more than this between its second and its last third is not flat. */
const FLAT = 1.1;

/** Looks at every part until the time is over. */
async function watch({ cluster, minutes }) {
  const samples = [];
  const rows = [];
  const begin = performance.now();
  const minuteNow = () => (performance.now() - begin) / 60_000;
  while (minuteNow() < minutes) {
    const usage = Object.fromEntries(cluster.parts.map(({ name, pid }) => [name, usageOf(pid())]));
    samples.push({ minute: minuteNow(), usage });
    if (samples.length % ROWS_EVERY === 1) {
      rows.push({ minute: minuteNow(), tables: await countRows(cluster.databaseUrl) });
    }
    await pause(SAMPLE_MS);
  }
  return { samples, rows };
}

async function soak({ values, tmp }) {
  const minutes = Number(values.minutes);
  const cluster = await startCluster({ tmp });
  const asked = [];
  const load = await startLoad({
    site: cluster,
    websites: cluster.websites,
    note: (one) => asked.push(one),
    load: {
      readers: Number(values.readers),
      readerMs: 50,
      patients: 2,
      patientMs: 2000,
      signInMs: 3000,
      publishMs: 10_000,
    },
  });
  const watched = await watch({ cluster, minutes });
  await load.stop();
  const books = await cluster.checkBooks(load.patients.acknowledged);
  const names = cluster.parts.map(({ name }) => name);
  return { ...watched, asked, load, books, names };
}

/** Rows of all tables, those of bookings apart. */
function sumRows({ tables }) {
  const sums = { bookings: 0, others: 0 };
  for (const [name, count] of Object.entries(tables))
    sums[OF_BOOKINGS.test(name) ? 'bookings' : 'others'] += count;
  return sums;
}

/** The tables that have grown most, from the first count to the last. */
function growthOfTables(rows) {
  const [first, last] = [rows[0].tables, rows.at(-1).tables];
  const all = Object.keys(last).map((name) => ({ name, first: first[name] ?? 0, last: last[name] }));
  return all
    .filter((one) => one.last !== one.first)
    .toSorted((one, other) => other.last - other.first - (one.last - one.first))
    .slice(0, 12);
}

function plotsOf({ samples, rows, names }) {
  const [apps, engines] = [names.slice(0, 4), names.slice(4)];
  const groups = [
    { file: 'apps', what: 'both parts', of: apps },
    { file: 'engines', what: 'nginx and the stores', of: engines },
  ];
  const use = MEASURES.flatMap(({ name, unit }) =>
    groups.map(({ file, what, of }) => ({
      file: `soak-${name}-${file}`,
      plot: plotOverTime({
        samples,
        title: `${name} of ${what}`,
        unit,
        lines: of.map((part) => ({
          name: part,
          values: samples.map(({ usage }) => usage[part][name]),
        })),
      }),
    })),
  );
  const sums = rows.map(sumRows);
  const lines = [
    { name: 'of bookings', values: sums.map(({ bookings }) => bookings) },
    { name: 'of everything else', values: sums.map(({ others }) => others) },
  ];
  const stored = plotOverTime({ samples: rows, title: 'stored in all tables', unit: 'rows', lines });
  return [...use, { file: 'soak-rows', plot: stored }];
}

function writePlots({ folder, ...found }) {
  mkdirSync(folder, { recursive: true });
  for (const { file, plot } of plotsOf(found)) writeFileSync(join(folder, `${file}.svg`), drawPlot(plot));
}

const KINDS = ['read', 'booking', 'card', 'sign-in', 'publish'];

function tablesOf({ asked, thirds, rows }) {
  return [
    {
      labels: ['asked for'],
      columns: [
        { name: 'times', isTotal: true },
        { name: 'not answered as wanted', isTotal: true },
        { name: 'longest, s', digits: 1 },
      ],
      rows: KINDS.map((kind) => {
        const some = asked.filter(({ what }) => what === kind);
        const bad = some.filter(({ isGood }) => !isGood).length;
        return {
          labels: [kind],
          values: [some.length, bad, Math.max(0, ...some.map(({ ms }) => ms)) / 1000],
        };
      }),
    },
    {
      about: 'Each third of the time, the median of samples 5 seconds apart:',
      labels: ['part', 'what'],
      columns: [
        { name: 'first' },
        { name: 'second' },
        { name: 'last' },
        { name: 'last by second', digits: 2 },
      ],
      rows: thirds.map(({ part, measure, first, second, last, ratio }) => ({
        labels: [part, measure === 'memory' ? 'memory, MB' : measure],
        values: [first, second, last, ratio],
      })),
    },
    {
      about: 'Tables that have grown or shrunk:',
      labels: ['table'],
      columns: [{ name: 'rows at first' }, { name: 'at last' }],
      rows: growthOfTables(rows).map(({ name, first, last }) => ({ labels: [name], values: [first, last] })),
    },
  ];
}

await runBench({
  name: 'soak',
  title: 'A mixed load for half an hour',
  about:
    'Two backends, two websites, nginx, PostgreSQL, Valkey and an S3 server on this machine: people read, book (every fourth with a contract card), sign in and publish, while memory, open files, connections and rows are looked at every five seconds. Nothing is lost or killed. What is flat is as high in the last third as in the second.',
  options: { minutes: '30', readers: '4', plots: '' },
  measure: async ({ values, tmp }) => {
    const found = await soak({ values, tmp });
    const thirds = compareThirds(found);
    if (values.plots) writePlots({ ...found, folder: values.plots });
    const worst = (measure, some) =>
      Math.max(
        ...thirds
          .filter((one) => one.measure === measure && some.includes(one.part))
          .map(({ ratio }) => ratio),
      );
    const flat = (what, value) => ({
      name: `${what}, last third by second, worst`,
      unit: '',
      value,
      atMost: FLAT,
      digits: 2,
    });
    const apps = found.names.slice(0, 4);
    const bad = found.asked.filter(({ isGood }) => !isGood);
    return {
      tables: tablesOf({ ...found, thirds }),
      aims: [
        flat('memory of backends and websites', worst('memory', apps)),
        flat('open files', worst('files', found.names)),
        flat('open connections', worst('connections', found.names)),
        noneOf('not answered as wanted', bad.length),
        noneOf('acknowledged bookings lost', found.books.lost.length),
      ],
      faults: [
        ...faultsOfBooks(found.books),
        ...found.load.publishing.unseen.map((round) => `publish ${round} was not seen within a minute`),
      ],
    };
  },
});
