import { randomUUID } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Core } from '@strapi/strapi';
import { type Health, type HealthCheck, READY_RETRY_SECONDS, summarizeHealth } from '../contract/health';
import { hasLateMessages } from '../messaging/outbox';
import { type Database, isDatabaseUnavailable, isPostgres } from '../platform/database';
import { cardsBucket, picturesBucket } from '../platform/environment/buckets';
import { readEnvironment } from '../platform/environment/environment';
import { databaseFile } from '../platform/environment/paths';
import { noteRun } from '../platform/last-runs';
import { type Services, servicesOf } from '../platform/services';
import { withinTime } from '../platform/within-time';

/** Shorter than callers wait. */
const CHECK_TIMEOUT_MS = 1500;
/** Whoever asks within it is given the same answer: asking costs nothing, however many do. */
const VALID_MS = 1000;
/** Less than this free where data is kept, bytes: time to make room, and too little for a database to write. */
const LOW_DISK_BYTES = 512 * 1024 * 1024;
const FULL_DISK_BYTES = 16 * 1024 * 1024;
/** A write is tried so seldom while none fails, ms, and at once after one has failed. */
const WRITE_EVERY_MS = 30_000;
/** Mails that were tried so often, or nobody has tried for so long, ms, say that the mail server needs a look. */
const LATE_MAIL_ATTEMPTS = 4;
const LATE_MAIL_MS = 15 * 60_000;

const HEALTH = 'clinic.health';
type Read = () => Promise<Health>;

/** What is used of Koa's context. */
interface Answer {
  set: (name: string, value: string) => void;
  status: number;
  body: unknown;
}

/** Checks that the database answers, and takes a write: with a full or read-only disk it answers all reads and no booking. */
function createDatabaseCheck(db: Database): () => Promise<HealthCheck> {
  let writtenAt = 0;
  db.on('query-error', (error: unknown) => {
    if (isDatabaseUnavailable(error)) writtenAt = 0;
  });
  return async () => {
    const now = Date.now();
    if (now - writtenAt < WRITE_EVERY_MS) {
      await db.raw('SELECT 1');
      return 'ok';
    }
    await noteRun({ db, name: 'readiness', isOk: true, now });
    writtenAt = now;
    return 'ok';
  };
}

async function checkOutbox(strapi: Core.Strapi): Promise<HealthCheck> {
  const dueBefore = new Date(Date.now() - LATE_MAIL_MS);
  const late = await hasLateMessages(strapi.db.connection, LATE_MAIL_ATTEMPTS, dueBefore);
  return late ? 'warning' : 'ok';
}

/** @param folder where SQLite keeps its database, or else what a backend writes beside its database */
async function checkDisk(folder: string): Promise<HealthCheck> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  if (free < FULL_DISK_BYTES) return 'failed';
  return free < LOW_DISK_BYTES ? 'warning' : 'ok';
}

async function checkCards(strapi: Core.Strapi): Promise<HealthCheck> {
  const store = await servicesOf(strapi).cards.store();
  await store.reach();
  return 'ok';
}

async function checkPictures(strapi: Core.Strapi): Promise<HealthCheck> {
  const bucket = await servicesOf(strapi).pictures.bucket();
  await bucket?.get(randomUUID());
  return 'ok';
}

async function checkValkey(strapi: Core.Strapi): Promise<HealthCheck> {
  await servicesOf(strapi).limits.store.reach();
  return 'ok';
}

/**
 * A check that is answered in time: one that hangs has failed, and is not begun again beside itself, as it holds a
 * connection of the database.
 */
function inTime(check: () => Promise<HealthCheck>): () => Promise<HealthCheck> {
  let running: Promise<HealthCheck> | null = null;
  return async () => {
    running ??= check().finally(() => {
      running = null;
    });
    return await withinTime(running, CHECK_TIMEOUT_MS).catch(() => 'failed' as const);
  };
}

/** Returns what looks at everything this backend needs. */
function createHealthCheck(strapi: Core.Strapi): Read {
  const file = isPostgres(strapi.db.connection) ? null : databaseFile();
  const dataFolder = file ? dirname(file) : readEnvironment().DATA_DIR;
  // Without these no booking can be taken.
  const needed = file ? ['database', 'disk'] : ['database'];
  const all: Record<string, () => Promise<HealthCheck>> = {
    database: inTime(createDatabaseCheck(strapi.db.connection)),
    outbox: inTime(() => checkOutbox(strapi)),
    disk: inTime(() => checkDisk(dataFolder)),
    ...(readEnvironment().VALKEY_URL ? { valkey: inTime(() => checkValkey(strapi)) } : {}),
    // A folder is as well as its disk.
    ...(cardsBucket(readEnvironment()) ? { cards: inTime(() => checkCards(strapi)) } : {}),
    ...(picturesBucket(readEnvironment()) ? { pictures: inTime(() => checkPictures(strapi)) } : {}),
  };
  return async () => {
    const found = Object.entries(all).map(async ([name, check]) => [name, await check()] as const);
    return summarizeHealth({ checks: Object.fromEntries(await Promise.all(found)), needed });
  };
}

/** Returns what the last look found, at most a second old. */
export function readHealth(strapi: Core.Strapi): Promise<Health> {
  const health: { read: Read } = strapi.get(HEALTH);
  return health.read();
}

/**
 * `/health/live`: this process answers. `/health/ready`: it can take a booking, with what it found; 503 when it cannot.
 * A backend listens only after its start, migrations included, has ended. Both say nothing about data, to anybody.
 */
export function addHealthRoutes(strapi: Core.Strapi): void {
  const checkHealth = createHealthCheck(strapi);
  let last: { at: number; of: Services; health: Promise<Health> } | null = null;
  const read: Read = () => {
    const of = servicesOf(strapi);
    if (last?.of !== of || Date.now() - last.at > VALID_MS)
      last = { at: Date.now(), of, health: checkHealth() };
    return last.health;
  };
  strapi.add(HEALTH, { read });
  const { router } = strapi.server;
  router.get('/health/live', (ctx: Answer) => {
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { status: 'live' };
  });
  router.get('/health/ready', async (ctx: Answer) => {
    const health = await readHealth(strapi);
    ctx.set('Cache-Control', 'no-store');
    if (health.status === 'unavailable') {
      ctx.status = 503;
      ctx.set('Retry-After', String(READY_RETRY_SECONDS));
    }
    ctx.body = health;
  });
}
