import { setTimeout as pause } from 'node:timers/promises';
import { isTaken } from '../../scripts/lib/ports.mjs';
import { signalTree } from './process-tree.mjs';

const LOOK_MS = 20;

/** Waits until something listens at all ports of a part. */
async function waitUntilTaken(ports) {
  for (const port of ports) while (!(await isTaken(port))) await pause(LOOK_MS);
}

/**
 * How a part is lost, and brought back. Each gets the part and the network; what brings it back ends when the part takes
 * part again, which is not yet when it is ready.
 *
 * @type {Record<string, { lose: (given: { part: import('./cluster.mjs').ClusterPart, network: ReturnType<typeof import('./network.mjs').createNetwork> }) => unknown,
 *   bring: (given: { part: import('./cluster.mjs').ClusterPart, network: ReturnType<typeof import('./network.mjs').createNetwork> }) => unknown }>}
 */
export const WAYS = {
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
