import { once } from 'node:events';
import { createServer } from 'node:http';

/**
 * Starts a server that programs of this machine reach. It ends with this process, or when it is told to.
 *
 * @param {(...asked: Parameters<import('node:http').RequestListener>) => Promise<unknown>} answer
 * @param {number} [port] any that is free when left out
 * @returns {Promise<{ address: string, stop: () => Promise<void> }>} its host and port, and what ends it, which frees the port
 */
export async function serveHere(answer, port = 0) {
  const server = createServer((request, response) => {
    // Whoever asked may be gone, or whom it asks: thrown here, it would end the run of all tests.
    answer(request, response).catch(() => response.destroy());
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  server.unref();
  const listening = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    address: `127.0.0.1:${listening.port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
