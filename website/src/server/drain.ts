import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { AT_REST_MS, DRAIN_MS } from '../contract/connections';

/** Time between two looks for connections that came to rest since, ms. */
const LOOK_MS = 50;

/**
 * Watches a server; the function it returns ends it without losing a request: no further connection, `Connection: close` on
 * what is answered, done when the last is closed, in DRAIN_MS at the latest. `isOutlived`: its socket stays for the next process.
 */
export function prepareDrain(server: Server, isOutlived: boolean): () => Promise<void> {
  const underWay = new Set<ServerResponse>();
  let isEnding = false;
  server.prependListener('request', (_request, response: ServerResponse) => {
    underWay.add(response);
    response.once('close', () => underWay.delete(response));
    if (isEnding) response.setHeader('Connection', 'close');
  });

  return async () => {
    if (!server.listening) return;
    isEnding = true;
    for (const response of underWay) if (!response.headersSent) response.setHeader('Connection', 'close');
    const closed = once(server, 'close');
    // The close of an HTTP server would end connections at rest at once, with the request that is on its way in one.
    const close = () => NetServer.prototype.close.call(server);
    // Nobody is refused at that socket and goes elsewhere: who comes now would wait for the next process.
    if (isOutlived) setTimeout(close, AT_REST_MS);
    else close();
    const startedAt = Date.now();
    const looking = setInterval(() => {
      if (Date.now() - startedAt > DRAIN_MS) server.closeAllConnections();
      else if (Date.now() - startedAt > AT_REST_MS) server.closeIdleConnections();
    }, LOOK_MS);
    await closed;
    clearInterval(looking);
  };
}
