import { connect, createServer } from 'node:net';
import { Fault } from './fault.mjs';

/**
 * Refuses to go on when a port is taken, and says what to do.
 *
 * @param {{ port: number, what: string, variable: string, command: string }} options
 * @throws {Fault}
 */
export async function requireFreePort({ port, what, variable, command }) {
  if (!(await isTaken(port))) return;
  throw new Fault(
    `Port ${port}, which ${what} needs, is already in use. Is this site already running in another window?\n` +
      `Stop the program that uses the port, or choose another one: ${variable}=${port + 100} ${command}`,
  );
}

/**
 * A port nobody listens on at this moment.
 *
 * @returns {Promise<number>}
 */
export function findFreePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

/**
 * Connecting finds a listener on any interface; binding to one address would miss those on another.
 *
 * @param {number} port
 * @returns {Promise<boolean>}
 */
export async function isTaken(port) {
  const answers = await Promise.all(['127.0.0.1', '::1'].map((host) => answersOn({ host, port })));
  return answers.includes(true);
}

/**
 * @param {{ host: string, port: number }} address
 * @returns {Promise<boolean>}
 */
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
