import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import type { Database } from './database';

/** Table of Strapi's own settings; there before and after every migration. */
const TABLE = 'strapi_core_store_settings';
const KEY = 'core_clinic_database';

const mark = z.object({
  /** Version that last changed the database in a way older versions do not know. */
  version: z.string(),
  /** Oldest version that can use it. */
  oldestCode: z.string(),
});

const isOlder = (one: string, other: string) => one.localeCompare(other, 'en', { numeric: true }) < 0;

async function readMark(db: Database): Promise<z.infer<typeof mark> | null> {
  if (!(await db.schema.hasTable(TABLE))) return null;
  const row: { value: string } | undefined = await db(TABLE).where({ key: KEY }).first('value');
  return row ? mark.parse(JSON.parse(row.value)) : null;
}

/** Throws, in words for whoever starts the backend, when code of this version cannot use the database. */
export async function assertNotTooNew(db: Database, version: string): Promise<void> {
  const found = await readMark(db);
  if (!found || !isOlder(version, found.oldestCode)) return;
  throw new Error(
    `This database was brought to version ${found.version}, and this is version ${version}, which cannot use it: ` +
      `${found.oldestCode} is the oldest that can. Nothing was changed. Start a newer version, or restore a backup that version ` +
      `${version} made (docs/operations.md, "Upgrade").`,
  );
}

/** Notes which versions can use the database from now on; what a newer one has noted stays. */
export async function noteOldestCode(strapi: Core.Strapi, own: z.infer<typeof mark>): Promise<void> {
  const found = await readMark(strapi.db.connection);
  if (found && !isOlder(found.oldestCode, own.oldestCode)) return;
  await strapi.store({ type: 'core', name: 'clinic' }).set({ key: 'database', value: own });
}
