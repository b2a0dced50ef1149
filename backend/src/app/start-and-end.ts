import type { Core } from '@strapi/strapi';
import { END_MS, inheritedSocket } from '../contract/connections';
import { prepareDrain } from '../contract/drain';
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
