import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import type { Core } from '@strapi/strapi';
import { AT_REST_MS, DRAIN_MS, END_MS, inheritedSocket } from '../contract/connections';
import { VERSION } from '../contract/version';
import { assertNotTooNew } from '../platform/database-version';
import { readEnvironment } from '../platform/environment/environment';
import { assertStoresUtf8, type StartLock, takeStartLock } from '../platform/environment/postgres';

const NAME = 'clinic.start-lock';

/** Waits until no other backend of this PostgreSQL is starting; throws where the database is unusable or newer than the code. */
export async function beginStart(strapi: Core.Strapi): Promise<void> {
  const { DATABASE_URL } = readEnvironment();
  if (DATABASE_URL) await waitForOthers(strapi, DATABASE_URL);
  await assertNotTooNew(strapi.db.connection, VERSION);
}

async function waitForOthers(strapi: Core.Strapi, databaseUrl: string): Promise<void> {
  const onWait = () => strapi.log.info('Another backend is starting on this database: waiting for it');
  const onLost = () => {
    strapi.log.error('This start hung, and another backend may be starting now: it ends here');
    process.exit(1);
  };
  strapi.add(NAME, await takeStartLock(databaseUrl, { onWait, onLost }));
  await assertStoresUtf8(strapi.db.connection);
}

export async function endStart(strapi: Core.Strapi): Promise<void> {
  if (strapi.has(NAME)) await strapi.get<StartLock>(NAME).release();
}

/** Time between two looks for connections that came to rest since, ms. */
const LOOK_MS = 50;

/**
 * Watches a server, so that it can end without losing a request. What it returns takes no further connection, answers what is under
 * way and what still comes on connections at rest, and resolves when the last one is closed, in DRAIN_MS at the latest.
 * @param isOutlived whether its listening socket stays open for the next process
 */
function prepareDrain(server: Server, isOutlived: boolean): () => Promise<void> {
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
    // The listening socket outlives this process: connections would wait there for the next process, so they are accepted a little
    // longer.
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

/** Answers what was asked before the backend ends; Strapi would first take editors' rights away and cut connections. */
export function drainOnSignal(strapi: Core.Strapi): void {
  const drain = prepareDrain(strapi.server.httpServer, inheritedSocket(process.env, process.pid) !== null);
  let drained: Promise<void> | undefined;
  const begin = () => {
    drained ??= drain();
    setTimeout(() => process.exit(), END_MS).unref();
  };
  // Before Strapi's own listeners, which call what follows.
  process.prependListener('SIGTERM', begin).prependListener('SIGINT', begin);
  const destroy = strapi.destroy.bind(strapi);
  strapi.destroy = async () => {
    await drained;
    await destroy();
  };
}
