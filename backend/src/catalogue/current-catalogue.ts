import type { Core, UID } from '@strapi/strapi';
import { type Database, isPostgres } from '../platform/database';
import { servicesOf } from '../platform/services';
import { readCatalogue } from './catalogue-rows';
import type { CatalogueSnapshot } from './catalogue-snapshot';
import { readCatalogueVersion } from './catalogue-version';
import { SnapshotCache } from './snapshot-cache';

/** Reader for a database that others can write to: asking whether something has changed is one small query. */
const ofSharedDatabase = (db: Database) => ({
  readVersion: () => readCatalogueVersion(db),
  oldestMs: 1_000,
  agingMs: 500,
});

export function createSnapshotCache(strapi: Core.Strapi): SnapshotCache {
  const db = strapi.db.connection;
  return new SnapshotCache({
    read: () => readCatalogue(strapi),
    ...(isPostgres(db) ? ofSharedDatabase(db) : {}),
    onFault: (name) => strapi.log.error(`Clinic catalogue: ${name}`),
  });
}

/** Returns what can be booked now, by the last published edit. */
export function currentCatalogue(strapi: Core.Strapi): Promise<CatalogueSnapshot> {
  return servicesOf(strapi).catalogue.get();
}

const SOURCES = new Set<UID.ContentType>([
  'api::doctor.doctor',
  'api::branch.branch',
  'api::service.service',
  'api::specialty.specialty',
  'api::organisation.organisation',
  'api::schedule.schedule',
  'api::day-off.day-off',
  'api::closure.closure',
  'api::fee.fee',
  'api::resource.resource',
  'api::booking-setting.booking-setting',
]);
const WRITES = new Set(['create', 'update', 'delete', 'clone', 'publish', 'unpublish', 'discardDraft']);

/**
 * Makes every edit of hours, people, places and settings count from the next request on. Called once at start. Told twice: when
 * the edit is done, for what its own transaction reads next, and in the moment of the commit, because on PostgreSQL a read in
 * between still sees, and would keep, what was before; Strapi's event comes some statements later.
 * @param onChange called after each such commit
 */
export function watchCatalogue(strapi: Core.Strapi, onChange: () => void): void {
  const { catalogue } = servicesOf(strapi);
  strapi.eventHub.subscribe(async (event: string, payload?: { uid?: string }) => {
    const isSource = [...SOURCES].some((uid) => uid === payload?.uid);
    if (!event.startsWith('entry.') || !isSource) return;
    onChange();
  });
  strapi.documents.use(async (context, next) => {
    if (!SOURCES.has(context.uid) || !WRITES.has(context.action)) return next();
    const invalidate = () => catalogue.invalidate();
    return strapi.db.transaction(async ({ onCommit }) => {
      onCommit(invalidate);
      try {
        return await next();
      } finally {
        invalidate();
      }
    });
  });
}
