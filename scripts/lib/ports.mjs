import { connect, createServer } from 'node:net';
import { Fault } from './fault.mjs';

/**
 * Ports below the range that the system uses for outgoing connections. Each process uses its own share of 100, reserved by
 * listening on its first port, so that two processes cannot choose the same port.
 */
const SHARES = { first: 20_000, size: 100, count: 127 };
/** @type {Promise<number> | undefined} */
let share;
let chosen = Math.floor(Math.random() * SHARES.size);

/** Takes the first share that nobody has, as long as this process lives. @returns the port it begins with */
async function takeShare() {
  for (let tried = 0; tried < SHARES.count; tried += 1) {
    const start = SHARES.first + ((process.pid + tried) % SHARES.count) * SHARES.size;
    const sign = createServer((socket) => socket.destroy()).unref();
    if (await listensOn(sign, { port: start, host: '127.0.0.1' })) return start;
  }
  throw new Fault('Other processes have taken all shares of ports.');
}

/** Returns a free port of this machine, kept free until the caller listens on it. */
export async function findFreePort() {
  share ??= takeShare();
  const start = await share;
  for (let tried = 1; tried < SHARES.size; tried += 1) {
    chosen += 1;
    const port = start + 1 + (chosen % (SHARES.size - 1));
    const server = createServer();
    if (!(await listensOn(server, { port }))) continue;
    await new Promise((resolve) => server.close(resolve));
    return port;
  }
  throw new Fault(`All ports from ${start} to ${start + SHARES.size - 1} are in use.`);
}

/** @param {import('node:net').Server} server @param {{ port: number, host?: string }} at @returns {Promise<boolean>} */
function listensOn(server, at) {
  return new Promise((resolve) => {
    server.once('error', () => resolve(false)).listen(at, () => resolve(true));
  });
}

/** Connecting finds a listener on any interface; binding to one address would miss those on another. @param {number} port */
export async function isTaken(port) {
  const answers = await Promise.all(['127.0.0.1', '::1'].map((host) => answersOn({ host, port })));
  return answers.includes(true);
}

/** @param {{ host: string, port: number }} address */
function answersOn({ host, port }) {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    socket.setTimeout(1000, () => socket.destroy());
    socket.once('connect', () => {
      resolve(true);
      socket.destroy();
    });
    socket.once('error', () => resolve(false));
    socket.once('close', () => resolve(false));
  });
}
