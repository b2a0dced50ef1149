import net from 'node:net';
import { Fault } from './fault.mjs';

/** @typedef {any} KeptSocket what `spawn` hands on to a process as a file of its own */

/**
 * Binds a port for a part that takes it over as from systemd (contract/connections.ts): it stays open while the part is started
 * again, and whoever comes meanwhile waits. Nothing is accepted here, which no documented function of Node can do.
 *
 * @param {{ host: string, port: number }} address
 * @returns {KeptSocket}
 * @throws {Fault}
 */
export function keepSocket({ host, port }) {
  const socket = /** @type {any} */ (net)._createServerHandle(host, port, host.includes(':') ? 6 : 4);
  if (typeof socket === 'number')
    throw new Fault(`Port ${port} of ${host} cannot be listened at (${socket}).`);
  return socket;
}

/**
 * Returns how a program is started with such a socket: it is told its own process id, which is known to it alone.
 *
 * @param {string[]} program with its arguments
 */
export function withSocket(program) {
  return { command: 'sh', args: ['-c', 'LISTEN_PID=$$ LISTEN_FDS=1 exec "$@"', 'sh', ...program] };
}
