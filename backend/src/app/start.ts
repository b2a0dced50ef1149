import type { Core } from '@strapi/strapi';
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
  strapi.add(NAME, await takeStartLock({ databaseUrl, onWait, onLost }));
  await assertStoresUtf8(strapi.db.connection);
}

export async function endStart(strapi: Core.Strapi): Promise<void> {
  if (strapi.has(NAME)) await strapi.get<StartLock>(NAME).release();
}
