import type { Core, UID } from '@strapi/strapi';
import { readEnvironment } from '../env/environment';
import { FileKeys } from '../visit-files/file-key';
import type { Directory } from './directory';
import { DirectoryCache } from './directory-cache';
import { readDirectory } from './directory-rows';
import { ManageKeys } from './manage-key';
import { MonthAnswers } from './month-answers';
import { VisitQueue } from './visit-queue';

const caches = new WeakMap<Core.Strapi, DirectoryCache>();

function cacheOf(strapi: Core.Strapi): DirectoryCache {
  const known = caches.get(strapi);
  if (known) return known;
  const cache = new DirectoryCache({
    read: () => readDirectory(strapi),
    onFault: (name) => strapi.log.error(`Clinic directory: ${name}`),
  });
  caches.set(strapi, cache);
  return cache;
}

/** What can be booked now, by the last published edit. */
export function directoryOf(strapi: Core.Strapi): Promise<Directory> {
  return cacheOf(strapi).get();
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
  'api::booking-setting.booking-setting',
]);
const WRITES = new Set(['create', 'update', 'delete', 'clone', 'publish', 'unpublish', 'discardDraft']);

/**
 * Makes every edit of hours, people, places and settings count from the next request on. Called once at start.
 *
 * Told twice: when the edit is done, for the same process's next read, and by Strapi's event after the commit,
 * because on PostgreSQL a read in between still sees, and would keep, what was before.
 * @param onChange called after each such commit
 */
export function watchDirectory({ strapi, onChange }: { strapi: Core.Strapi; onChange: () => void }): void {
  strapi.eventHub.subscribe(async (event: string, payload?: { uid?: string }) => {
    const isSource = [...SOURCES].some((uid) => uid === payload?.uid);
    if (!event.startsWith('entry.') || !isSource) return;
    cacheOf(strapi).invalidate();
    onChange();
  });
  strapi.documents.use(async (context, next) => {
    try {
      return await next();
    } finally {
      if (SOURCES.has(context.uid) && WRITES.has(context.action)) cacheOf(strapi).invalidate();
    }
  });
}

const queues = new WeakMap<Core.Strapi, VisitQueue>();

/** The one writer of bookings in this process. */
export function visitQueueOf(strapi: Core.Strapi): VisitQueue {
  const known = queues.get(strapi);
  if (known) return known;
  const queue = new VisitQueue(strapi);
  queues.set(strapi, queue);
  return queue;
}

const months = new WeakMap<Core.Strapi, MonthAnswers>();

/** Free times by month, as this process answers them. */
export function monthAnswersOf(strapi: Core.Strapi): MonthAnswers {
  const known = months.get(strapi);
  if (known) return known;
  const answers = new MonthAnswers(strapi);
  months.set(strapi, answers);
  return answers;
}

let keys: ManageKeys | undefined;

export function manageKeys(): ManageKeys {
  keys ??= new ManageKeys(readEnvironment().ENCRYPTION_KEY);
  return keys;
}

let files: FileKeys | undefined;

export function fileKeys(): FileKeys {
  files ??= new FileKeys(readEnvironment().ENCRYPTION_KEY);
  return files;
}
