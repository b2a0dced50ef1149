import { stat } from 'node:fs/promises';
import { z } from 'zod';
import { type Database, isPostgres } from '../../platform/database';
import { readEnvironment } from '../../platform/environment/environment';
import { readFreeBytes } from '../../platform/environment/free-bytes';
import { databaseFile } from '../../platform/environment/paths';

async function sizeOfPostgres(db: Database): Promise<number> {
  const { rows } = await db.raw('SELECT pg_database_size(current_database()) AS bytes');
  return z.tuple([z.object({ bytes: z.coerce.number() })]).parse(rows)[0].bytes;
}

/** The file, and its log, which holds what was written last. */
async function sizeOfSqlite(): Promise<number> {
  const { size } = await stat(databaseFile());
  const log = await stat(`${databaseFile()}-wal`).catch(() => ({ size: 0 }));
  return size + log.size;
}

export async function readDatabase(db: Database) {
  const freeBytes = await readFreeBytes(readEnvironment().DATA_DIR);
  return isPostgres(db)
    ? { kind: 'postgres' as const, bytes: await sizeOfPostgres(db), freeBytes }
    : { kind: 'sqlite' as const, bytes: await sizeOfSqlite(), freeBytes };
}

export async function readDatabaseVersion(db: Database): Promise<string> {
  const rows: unknown = isPostgres(db)
    ? (await db.raw('SHOW server_version')).rows
    : await db.raw('SELECT sqlite_version() AS server_version');
  return z.array(z.object({ server_version: z.string() })).parse(rows)[0]?.server_version ?? '';
}
