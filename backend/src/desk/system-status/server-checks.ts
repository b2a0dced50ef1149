import { randomUUID } from 'node:crypto';
import { dirname } from 'node:path';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { type Health, type HealthCheck, summarizeHealth } from '../../contract/health';
import type { ServerCheck } from '../../contract/system-status';
import { type Database, isDatabaseUnavailable, isPostgres } from '../../platform/database';
import { cardsBucket, picturesBucket } from '../../platform/environment/buckets';
import { readEnvironment } from '../../platform/environment/environment';
import { readFreeBytes } from '../../platform/environment/free-bytes';
import { databaseFile, mediaDirectory } from '../../platform/environment/paths';
import { keptReading } from '../../platform/kept-reading';
import { noteRun } from '../../platform/last-runs';
import { type Services, servicesOf } from '../../platform/services';
import { createCertificateReader, judgeCertificate } from './certificate';

/** Limit below the time that callers wait. */
const CHECK_TIMEOUT_MS = 1500;
/** Time that one answer is given to all: asking costs nothing, however many do. */
const VALID_MS = 1000;
/** Free bytes below which to make room, as in `npm run doctor`, and too few for a database to write. */
const LOW_DISK_BYTES = 1024 ** 3;
const FULL_DISK_BYTES = 16 * 1024 ** 2;
/** A write is tried so seldom while none fails, ms, and at once after one has failed. */
const WRITE_EVERY_MS = 30_000;
/** Largest difference allowed between the clocks of this machine and the database, ms: holds and limits go by both. */
const CLOCK_MS = 2000;

const NAME = 'clinic.server-checks';
type Check = () => Promise<HealthCheck>;

/** Checks of all that a backend needs, and the end of the site's certificate (epoch milliseconds; null: not known). */
export interface ServerHealth extends Health {
  checks: Partial<Record<ServerCheck, HealthCheck>>;
  certificateEnds: number | null;
}
type Read = () => Promise<ServerHealth>;

/** Checks that the database answers, and takes a write: with a full or read-only disk it answers all reads and no booking. */
function createDatabaseCheck(db: Database): Check {
  let writtenAt = 0;
  db.on('query-error', (error: unknown) => {
    if (isDatabaseUnavailable(error)) writtenAt = 0;
  });
  return async () => {
    const now = Date.now();
    if (Math.abs(now - writtenAt) < WRITE_EVERY_MS) {
      await db.raw('SELECT 1');
      return 'ok';
    }
    await noteRun({ db, now }, { name: 'readiness', isOk: true });
    writtenAt = now;
    return 'ok';
  };
}

async function checkDisk(folder: string): Promise<HealthCheck> {
  const free = await readFreeBytes(folder);
  if (free < FULL_DISK_BYTES) return 'failed';
  return free < LOW_DISK_BYTES ? 'warning' : 'ok';
}

const clocks = z.object({ rows: z.tuple([z.object({ now: z.coerce.number() })]) });

async function checkClock(db: Database): Promise<HealthCheck> {
  const before = Date.now();
  const found = await db.raw('SELECT extract(epoch FROM clock_timestamp()) * 1000 AS now');
  const { now } = clocks.parse(found).rows[0];
  const isBetween = now > before - CLOCK_MS && now < Date.now() + CLOCK_MS;
  return isBetween ? 'ok' : 'warning';
}

/** A check that is well once something has been reached. */
const reaching = (reach: () => unknown): Check =>
  inTime(async () => {
    await reach();
    return 'ok';
  });

/** A check that is answered in time: one that hangs has failed, and is not begun again beside itself. */
function inTime(check: Check): Check {
  const read = keptReading(check, { validMs: 0, timeoutMs: CHECK_TIMEOUT_MS });
  return async () => (await read()) ?? 'failed';
}

function createChecks(strapi: Core.Strapi): Read {
  const db = strapi.db.connection;
  const environment = readEnvironment();
  const file = isPostgres(db) ? null : databaseFile();
  const certificateEnds = createCertificateReader(environment.SITE_URL ?? '');
  const reachCards = () => servicesOf(strapi).cards.store().reach();
  const reachPictures = async () => (await servicesOf(strapi).pictures.bucket())?.get(randomUUID());
  // Without these no booking can be taken.
  const needed: ServerCheck[] = file ? ['database', 'disk'] : ['database'];
  const all: Partial<Record<ServerCheck, Check>> = {
    database: inTime(createDatabaseCheck(db)),
    // The disk of the SQLite database, or else of the files that a backend writes beside its database.
    disk: inTime(() => checkDisk(file ? dirname(file) : environment.DATA_DIR)),
    ...(file ? {} : { clock: inTime(() => checkClock(db)) }),
    ...(environment.VALKEY_URL ? { valkey: reaching(() => servicesOf(strapi).limits.store.reach?.()) } : {}),
    ...(cardsBucket(environment) ? { cards: reaching(reachCards) } : {}),
    pictures: picturesBucket(environment)
      ? reaching(reachPictures)
      : inTime(() => checkDisk(mediaDirectory())),
    ...(environment.SITE_URL?.startsWith('https:')
      ? { certificate: async () => judgeCertificate(certificateEnds(), Date.now()) }
      : {}),
  };
  return async () => {
    const found = Object.entries(all).map(async ([name, check]) => [name, await check()] as const);
    const checks = Object.fromEntries(await Promise.all(found));
    return { ...summarizeHealth({ checks, needed }), certificateEnds: certificateEnds() };
  };
}

/** Hangs the checks on their backend, from the moment it has a database. */
export function provideServerChecks(strapi: Core.Strapi): void {
  const check = createChecks(strapi);
  let last: { at: number; of: Services; health: Promise<ServerHealth> } | null = null;
  const read: Read = () => {
    const of = servicesOf(strapi);
    if (last?.of !== of || Math.abs(Date.now() - last.at) > VALID_MS)
      last = { at: Date.now(), of, health: check() };
    return last.health;
  };
  strapi.add(NAME, { read });
}

/** Returns what the last look found, at most a second old. */
export function readServerHealth(strapi: Core.Strapi): Promise<ServerHealth> {
  const { read }: { read: Read } = strapi.get(NAME);
  return read();
}
