import type { Core } from '@strapi/strapi';
import { readEnvironment } from '../../platform/environment/environment';
import { MonthAnswers } from '../availability/month-answers';
import { FileKeys } from '../record/file-key';
import { ManageKeys } from '../record/manage-key';
import { VisitQueue } from './visit-queue';

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
