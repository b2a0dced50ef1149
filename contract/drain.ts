import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { AT_REST_MS, DRAIN_MS } from './connections';

/** Interval of looking for idle connections, ms. */
const LOOK_MS = 50;

/**
 * Watches a server, so that it can stop without losing a request. The returned function refuses new connections, answers what is
 * under way and what still arrives on idle connections, and resolves when the last one is closed, after DRAIN_MS at the latest.
 * @param isOutlived true if the listening socket stays open for the next process
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
    // Connections would wait there for the next process, so they are accepted a little longer.
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
