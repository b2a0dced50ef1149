import type { Core } from '@strapi/strapi';
import { type Database, isPostgres } from '../platform/database';
import { Unavailable } from '../platform/refusal';
import { servicesOf } from '../platform/services';
import type { CatalogueSnapshot } from './catalogue-snapshot';

/** A change that comes between two readings is rare, this many in a row are a fault. */
const MAX_TRIES = 5;

/** Names the last committed change of the catalogue's sources (migration 0011), for equality alone; null on SQLite. */
export async function readCatalogueVersion(db: Database): Promise<string | null> {
  if (!isPostgres(db)) return null;
  const { rows }: { rows: { version: string }[] } = await db.raw(
    'SELECT changed_by::text AS version FROM catalogue_changes',
  );
  return rows[0]?.version ?? null;
}

/** Hours or settings have changed since they were read: what was planned by them must not be written. */
export class CatalogueOutdated extends Unavailable {
  constructor() {
    super('Hours or settings are being changed; try again');
  }
}

/** Makes sure, in the transaction that writes a plan, that its catalogue still counts; throws CatalogueOutdated. */
export async function assertCurrentCatalogue(db: Database, catalogue: CatalogueSnapshot): Promise<void> {
  if ((await readCatalogueVersion(db)) !== catalogue.version) throw new CatalogueOutdated();
}

/** Does `work` by a catalogue, and again, also after a refusal, when it proves outdated; throws CatalogueOutdated in the end. */
export async function byCurrentCatalogue<Value extends { ok: boolean }>(
  strapi: Core.Strapi,
  catalogue: CatalogueSnapshot,
  work: (catalogue: CatalogueSnapshot) => Promise<Value>,
): Promise<Value> {
  let latest = catalogue;
  for (let attempt = 1; ; attempt += 1) {
    try {
      const outcome = await work(latest);
      if (!outcome.ok) await assertCurrentCatalogue(strapi.db.connection, latest);
      return outcome;
    } catch (error) {
      if (!(error instanceof CatalogueOutdated) || attempt >= MAX_TRIES) throw error;
      latest = await servicesOf(strapi).catalogue.renew(latest);
    }
  }
}
