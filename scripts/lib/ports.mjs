import { connect, createServer } from 'node:net';
import { Fault } from './fault.mjs';

/**
 * Ports below those that a system takes for outgoing connections, which would take one between its choice and its use. Each
 * process goes through a share of its own, so that two cannot choose the same one.
 */
const SHARES = { first: 20_000, size: 100, count: 127 };
const shareStart = SHARES.first + (process.pid % SHARES.count) * SHARES.size;
let chosen = Math.floor(Math.random() * SHARES.size);

/** Finds a port of this machine that nobody listens on, and that is left free until what it is for listens. */
export async function findFreePort() {
  for (let tried = 0; tried < SHARES.size; tried += 1) {
    chosen += 1;
    const port = shareStart + (chosen % SHARES.size);
    if (await canListen(port)) return port;
  }
  throw new Fault(`All ports from ${shareStart} to ${shareStart + SHARES.size - 1} are in use.`);
}

/** @param {number} port @returns {Promise<boolean>} */
function canListen(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
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
