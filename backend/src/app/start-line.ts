import type { Core } from '@strapi/strapi';
import { VERSION } from '../contract/version';
import { readDatabaseVersion } from '../desk/readings/database';
import { isPostgres } from '../platform/database';
import { type BucketSettings, cardsBucket, picturesBucket } from '../platform/environment/buckets';
import { readEnvironment } from '../platform/environment/environment';
import { cardsDirectory, mediaDirectory } from '../platform/environment/paths';
import { getLogger } from '../platform/logging/logger';
import { servicesOf } from '../platform/services';

const placeOf = (bucket: BucketSettings | null, folder: string) =>
  bucket ? `bucket ${bucket.bucket}${bucket.endpoint ? ` at ${bucket.endpoint}` : ''}` : folder;

/** Writes what runs, on what, and which migrations this start ran: one line of the log, without any secret. */
export async function logStart(strapi: Core.Strapi, migrations: string[]): Promise<void> {
  const { connection } = strapi.db;
  const environment = readEnvironment();
  getLogger().info(
    {
      version: VERSION,
      node: process.versions.node,
      strapi: strapi.config.get<string>('info.strapi'),
      database: `${isPostgres(connection) ? 'PostgreSQL' : 'SQLite'} ${await readDatabaseVersion(connection)}`,
      limits: servicesOf(strapi).limits.store.description,
      pictures: placeOf(picturesBucket(environment), mediaDirectory()),
      cards: placeOf(cardsBucket(environment), cardsDirectory()),
      migrations,
    },
    'started',
  );
}
