import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { Worker } from 'node:worker_threads';
import { undoLater } from '../../scripts/lib/undo.mjs';

/** Connections that fill the backlog of silent-ports.mjs, so that further ones get no answer. */
const FILLING = 2;

const OPEN = { allowHalfOpen: true, noDelay: true };

/** A way from one port of this machine to another, taken with the address that the caller has. */
async function startWay(to) {
  const pairs = new Set();
  let isCut = false;
  const server = createServer(OPEN, (socket) => {
    const { remoteAddress: localAddress } = socket;
    const other = connect({ ...OPEN, port: to, host: '127.0.0.1', localAddress });
    const pair = [socket, other];
    pairs.add(pair);
    for (const [one, another] of [pair, pair.toReversed()]) {
      one.on('error', () => another.resetAndDestroy());
      one.on('close', () => one.destroyed && another.destroyed && pairs.delete(pair));
    }
    if (!isCut) join(pair);
  });
  const listen = async (port) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  const { port } = server.address();
  return {
    port,
    listen: async () => {
      if (!server.listening) await listen(port);
    },
    refuse: () => server.listening && server.close(),
    hold: () => {
      isCut = true;
      pairs.forEach(part);
    },
    pass: () => {
      isCut = false;
      pairs.forEach(join);
    },
    stop: () => {
      for (const socket of [...pairs].flat()) socket.destroy();
      server.close();
    },
  };
}

const join = ([one, another]) => one.pipe(another).pipe(one);

/** Stops reading both sides: data stay where they are, an end too. */
function part([one, another]) {
  one.unpipe(another).pause();
  another.unpipe(one).pause();
}

/** Ports of which no answer comes until told: whoever asks for a connection waits and asks again. */
async function makeSilent({ ways }) {
  const wake = new Int32Array(new SharedArrayBuffer(4));
  const thread = new Worker(new URL('silent-ports.mjs', import.meta.url), { workerData: wake });
  const hear = () => once(thread, 'message');
  await hear();
  for (const way of ways) way.refuse();
  thread.postMessage(ways.map(({ port }) => port));
  await hear();
  for (const { port } of ways) {
    for (let filled = 0; filled < FILLING; filled += 1) connect(port, '127.0.0.1').on('error', () => {});
  }
  return async () => {
    const isFree = hear();
    Atomics.store(wake, 0, 1);
    Atomics.notify(wake, 0);
    await isFree;
    await thread.terminate();
  };
}

/** Simulated network on one machine: a link reaches another part through a port of this process, until it is cut. */
export function createNetwork() {
  const links = [];
  const restore = new Map();
  const ofPart = (name) => links.filter(({ from, to }) => from === name || to === name).map(({ way }) => way);
  const toPart = (name) => links.filter(({ to }) => to === name).map(({ way }) => way);
  undoLater(() => {
    for (const { way } of links) way.stop();
  });
  return {
    /** @param {{ from: string, to: string, port: number }} wanted @returns {Promise<number>} the port to use instead */
    link: async ({ from, to, port }) => {
      const way = await startWay(port);
      links.push({ from, to, way });
      return way.port;
    },
    /** Has a part refuse connections at once, like one that has ended. @param {string} name */
    refuse: (name) => {
      for (const way of toPart(name)) way.refuse();
    },
    /** @param {string} name of a part that listens again */
    listen: (name) => Promise.all(toPart(name).map((way) => way.listen())),
    /** Drops all packets to and from a part, as a broken network does: open connections hang, new ones get no answer. */
    cut: async (name) => {
      const ways = ofPart(name);
      for (const way of ways) way.hold();
      restore.set(name, await makeSilent({ ways }));
    },
    /** Lets held data arrive, and waiting connections through. @param {string} name */
    join: async (name) => {
      await restore.get(name)?.();
      restore.delete(name);
      for (const way of ofPart(name)) {
        await way.listen();
        way.pass();
      }
    },
  };
}
