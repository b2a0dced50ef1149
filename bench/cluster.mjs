import { setTimeout as pause } from 'node:timers/promises';
import { Fault } from '../scripts/lib/fault.mjs';
import { isTaken } from '../scripts/lib/ports.mjs';
import { startCluster } from './lib/cluster.mjs';
import { startLoad } from './lib/cluster-load.mjs';
import { describeLosses, SOLD_TWICE } from './lib/cluster-result.mjs';
import { createNetwork } from './lib/network.mjs';
import { signalTree } from './lib/process-tree.mjs';
import { runBench } from './lib/run-bench.mjs';
import { waitUntilWell } from './lib/wellness.mjs';

/** Time that the edge leaves a failed server alone; until then the next is not lost. */
const LEFT_ALONE_MS = 3500;
const WARM_UP_MS = 5000;
const WELL_MS = 60_000;

const LOOK_MS = 20;

async function waitUntilTaken(ports) {
  for (const port of ports) while (!(await isTaken(port))) await pause(LOOK_MS);
}

/**
 * Ways to lose a part and bring it back. Each gets the part and the network; what brings it back ends when the part takes
 * part again, which is not yet when it is ready.
 *
 * @typedef {{ part: import('./lib/cluster.mjs').ClusterPart, network: ReturnType<typeof createNetwork> }} Given
 * @type {Record<string, { lose: (given: Given) => unknown, bring: (given: Given) => unknown }>}
 */
const WAYS = {
  killed: {
    lose: ({ part, network }) => {
      signalTree({ pid: part.pid(), signal: 'SIGKILL' });
      network.refuse(part.name);
    },
    bring: async ({ part, network }) => {
      const started = part.start();
      await Promise.race([waitUntilTaken(part.ports), started]);
      await network.listen(part.name);
      await started;
    },
  },
  hung: {
    lose: ({ part }) => signalTree({ pid: part.pid(), signal: 'SIGSTOP' }),
    bring: ({ part }) => signalTree({ pid: part.pid(), signal: 'SIGCONT' }),
  },
  'cut off': {
    lose: ({ part, network }) => network.cut(part.name),
    bring: ({ part, network }) => network.join(part.name),
  },
};

/** Parts or routes whose name begins with one of the given ones. */
function chosen({ names, wanted, what }) {
  const asked = wanted.split(',').filter(Boolean);
  const found = names.filter((name) => asked.length === 0 || asked.some((one) => name.startsWith(one)));
  if (found.length === 0) throw new Fault(`There is no ${what} "${wanted}": ${names.join(', ')}.`);
  return found;
}

/** Loses one part in one way, brings it back, and waits until all is well. */
async function loseOnce({ part, way, cluster, network, websites, load, note, seconds }) {
  const begin = performance.now();
  await WAYS[way].lose({ part, network });
  await pause(seconds * 1000);
  const brought = performance.now();
  const bring = async () => {
    await WAYS[way].bring({ part, network });
    await part.ready?.();
    return (performance.now() - brought) / 1000;
  };
  const isWell = waitUntilWell({ port: cluster.port, websites, load, note, mostMs: WELL_MS });
  const [well, backSeconds] = await Promise.all([isWell, bring()]);
  await pause(LEFT_ALONE_MS);
  const { lost, faults } = await cluster.checkBooks(new Set(load.patients.acknowledged));
  load.patients.check();
  console.log(`${part.name} ${way}: well after ${well.seconds.toFixed(1)} s`);
  return {
    part: part.name,
    way,
    begin,
    wellSeconds: well.seconds,
    missing: well.missing,
    backSeconds,
    lost: lost.length,
    twice: faults[SOLD_TWICE] ?? 0,
  };
}

/** Loses every part in every way. Each run has a cluster of its own, as the patients of one ask for most of its free times. */
async function loseEach({ values, tmp }) {
  const network = createNetwork();
  const cluster = await startCluster({ tmp, link: network.link });
  const websites = await Promise.all(
    cluster.websites.map(async (url, index) => {
      const port = Number(new URL(url).port);
      const own = await network.link({ from: 'visitors', to: `website ${index + 1}`, port });
      return `http://127.0.0.1:${own}`;
    }),
  );
  const names = cluster.parts.map(({ name }) => name);
  const only = chosen({ names, wanted: values.only, what: 'part' });
  const ways = chosen({ names: Object.keys(WAYS), wanted: values.ways, what: 'way' });
  const { readers, patients, seconds } = values;
  const asked = [];
  const note = (one) => asked.push(one);
  const pauses = { readerMs: 20, patientMs: 700, signInMs: 1000 };
  const load = await startLoad({ site: cluster, note, load: { readers, patients, ...pauses } });
  await pause(WARM_UP_MS);
  const losses = [];
  for (const part of cluster.parts.filter(({ name }) => only.includes(name)))
    for (const way of ways)
      losses.push(await loseOnce({ part, way, cluster, network, websites, load, note, seconds }));
  await load.stop();
  const books = await cluster.checkBooks(load.patients.acknowledged);
  return describeLosses({ losses, asked, books });
}

await runBench({
  name: 'cluster',
  title: 'Each part lost once',
  about:
    'Two backends, two websites, the shipped nginx, PostgreSQL, Valkey and an S3 server on this machine. Each is killed (SIGKILL), hung (SIGSTOP) and cut off for some seconds, then brought back, while visitors read, patients book (every fourth with a contract card) and staff sign in, all through nginx. Cut off: the parts reach each other through this command, which then drops everything to and from one, as a broken network does: connections stay open and silent, and who asks for one gets no answer. Nobody tries anything twice; a booking is acknowledged when the website has said so. Until well: from bringing it back until both websites say that they are ready and a booking, every page and a sign-in have come. Back: until the part itself is ready.',
  options: { readers: 4, patients: 4, seconds: 6, only: '', ways: '' },
  measure: loseEach,
});
