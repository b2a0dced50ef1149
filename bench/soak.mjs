import { setTimeout as pause } from 'node:timers/promises';
import { countRows } from '../scripts/backup/database.mjs';
import { faultsOfBooks } from './lib/bookkeeping.mjs';
import { startCluster } from './lib/cluster.mjs';
import { startLoad } from './lib/cluster-load.mjs';
import { usageOf } from './lib/process-tree.mjs';
import { noneOf, tableFrom } from './lib/results.mjs';
import { runBench } from './lib/run-bench.mjs';
import { median } from './lib/statistics.mjs';

const SAMPLE_MS = 5000;
const MEASURES = ['memory', 'files', 'connections'];
/** Growth between the second and the last third beyond which a series is not flat. */
const FLAT = 1.1;

async function soak({ values, cluster }) {
  const asked = [];
  const load = await startLoad({
    site: cluster,
    note: (one) => asked.push(one),
    load: { readers: values.readers, readerMs: 50, patients: 2, patientMs: 2000, signInMs: 3000 },
  });
  const samples = [];
  const before = await countRows(cluster);
  const until = performance.now() + values.minutes * 60_000;
  while (performance.now() < until) {
    samples.push(Object.fromEntries(cluster.parts.map(({ name, pid }) => [name, usageOf(pid())])));
    await pause(SAMPLE_MS);
  }
  const rows = { before, after: await countRows(cluster) };
  await load.stop();
  const books = await cluster.checkBooks(load.patients.acknowledged);
  return { asked, samples, rows, books, names: cluster.parts.map(({ name }) => name) };
}

/**
 * Each part's use by thirds of the time: what grows by the hour has grown between the second and the last, what is only
 * filled at the beginning has not.
 */
function compareThirds({ samples, names }) {
  const third = Math.max(1, Math.floor(samples.length / 3));
  const thirds = [samples.slice(0, third), samples.slice(third, -third), samples.slice(-third)];
  return names.flatMap((part) =>
    MEASURES.map((measure) => {
      const [first, second, last] = thirds.map((some) => median(some.map((usage) => usage[part][measure])));
      return { part, measure, first, second, last, ratio: last / second };
    }),
  );
}

const KINDS = ['read', 'booking', 'card', 'sign-in'];

function tablesOf({ asked, thirds, rows }) {
  const grown = Object.entries(rows.after)
    .map(([name, after]) => ({ name, before: rows.before[name] ?? 0, after }))
    .filter(({ before, after }) => after !== before)
    .toSorted((one, other) => other.after - other.before - (one.after - one.before));
  return [
    tableFrom({
      found: KINDS.map((kind) => {
        const some = asked.filter(({ what }) => what === kind);
        const bad = some.filter(({ isGood }) => !isGood).length;
        return { kind, times: some.length, bad, longest: Math.max(0, ...some.map(({ ms }) => ms)) / 1000 };
      }),
      labels: { kind: 'asked for' },
      columns: {
        times: { name: 'times', isTotal: true },
        bad: { name: 'not answered as wanted', isTotal: true },
        longest: { name: 'longest, s', digits: 1 },
      },
    }),
    tableFrom({
      about: 'Each third of the time, the median of samples 5 seconds apart; memory in MB:',
      found: thirds,
      labels: { part: 'part', measure: 'what' },
      columns: {
        first: { name: 'first' },
        second: { name: 'second' },
        last: { name: 'last' },
        ratio: { name: 'last by second', digits: 2 },
      },
    }),
    tableFrom({
      about: 'Tables that have grown or shrunk:',
      found: grown.slice(0, 12),
      labels: { name: 'table' },
      columns: { before: { name: 'rows at first' }, after: { name: 'at last' } },
    }),
  ];
}

function resultOf(found) {
  const thirds = compareThirds(found);
  const flat = (what, measure, parts) => ({
    name: `${what}, last third by second, worst`,
    unit: '',
    value: Math.max(
      ...thirds
        .filter((one) => one.measure === measure && parts.includes(one.part))
        .map(({ ratio }) => ratio),
    ),
    atMost: FLAT,
    digits: 2,
  });
  const bad = found.asked.filter(({ isGood }) => !isGood);
  return {
    tables: tablesOf({ ...found, thirds }),
    aims: [
      flat('memory of backends and websites', 'memory', found.names.slice(0, 4)),
      flat('open files', 'files', found.names),
      flat('open connections', 'connections', found.names),
      noneOf('not answered as wanted', bad.length),
      noneOf('acknowledged bookings lost', found.books.lost.length),
    ],
    faults: faultsOfBooks(found.books),
  };
}

await runBench({
  name: 'soak',
  title: 'A mixed load',
  about:
    'Two backends, two websites, nginx, PostgreSQL, Valkey and an S3 server on this machine: people read, book (every fourth with a contract card) and sign in, while memory, open files and connections are looked at every five seconds. Nothing is lost or killed. Each run begins where the one before ended. What is flat is as high in the last third as in the second.',
  options: { minutes: 3, readers: 4 },
  measure: async ({ values, tmp }) => {
    const cluster = await startCluster({ tmp });
    const results = [];
    while (results.length < values.runs) results.push(resultOf(await soak({ values, cluster })));
    return results;
  },
});
