import type { Core } from '@strapi/strapi';
import { readEnvironment } from '../platform/environment/environment';
import { assertStoresUtf8 } from '../platform/environment/postgres';
import { type StartLock, takeStartLock } from '../platform/environment/start-lock';

const NAME = 'clinic.start-lock';

/**
 * Before Strapi looks at the tables: waits until no other backend of the same PostgreSQL is starting.
 * @throws {Error} where its database cannot hold what is stored
 */
export async function beginStart(strapi: Core.Strapi): Promise<void> {
  const { DATABASE_URL } = readEnvironment();
  if (!DATABASE_URL) return;
  const onWait = () => strapi.log.info('Another backend is starting on this database: waiting for it');
  const onLost = () => {
    strapi.log.error('This start hung, and another backend may be starting now: it ends here');
    process.exit(1);
  };
  strapi.add(NAME, await takeStartLock({ databaseUrl: DATABASE_URL, onWait, onLost }));
  await assertStoresUtf8(strapi.db.connection);
}

/** Lets the next backend start. */
export async function endStart(strapi: Core.Strapi): Promise<void> {
  if (strapi.has(NAME)) await strapi.get<StartLock>(NAME).release();
}
