import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { z } from 'zod';
import { isolateLtr } from '../contract/isolate';
import type { NewMessage } from '../messaging/outbox';
import { sealsFor } from '../platform/aes-gcm';
import { inTransaction } from '../platform/database';
import { servicesOf } from '../platform/services';
import { writeLog } from './write-log';

const HOUR = 60 * 60;
/** Different searches for patients of one member of staff within an hour: who answers the phone all day has a third. */
const MOST = 120;
/** Number from which on managers are told. */
const MANY = 60;
/** Letters of a search that fit the detail of an entry. */
const LONGEST = 60;
const NAME = 'sought';

const seals = sealsFor('searches in the log');

/** Returns what was searched for, as the log keeps it: encrypted, since a patient's name stands nowhere that cannot be erased. */
export function hideSought(text: string): string {
  return seals.seal(NAME, text.slice(0, LONGEST), 'base64url');
}

/** The same in letters, for a manager; null where it was written with another key. */
export function showSought(hidden: string): string | null {
  return seals.openOrNull(NAME, hidden);
}

const managers = z.array(z.object({ documentId: z.string(), email: z.string() }));

type Account = { documentId: string; email: string };

/** Counts a search by staff, and tells managers of far too many once an hour. @throws RateLimitError above any need */
export async function countSearch(strapi: Core.Strapi, actor: Account, now: number): Promise<void> {
  const { limits, mailing, measures } = servicesOf(strapi);
  const name = 'patient-searches';
  const counted = await limits.count({ name, points: MOST, duration: HOUR, key: actor.documentId });
  if (counted.consumedPoints === MANY) {
    const found: unknown = await strapi.db
      .query('plugin::users-permissions.user')
      .findMany({ where: { role: { type: 'manager' }, blocked: { $ne: true } } });
    const messages = managers.parse(found).map((manager) => alertMail(manager, actor, now));
    await inTransaction(strapi, async (trx) => {
      const by = actor.documentId;
      await writeLog({ db: trx, by, now }, 'search.many', { detail: { count: MANY } });
      await mailing.write({ trx, now }, messages);
    });
    mailing.wake();
  }
  if (counted.consumedPoints <= MOST) return;
  measures.tell('refusal', { limit: name });
  const retryAfterSeconds = Math.max(1, Math.ceil(counted.msBeforeNext / 1000));
  throw new errors.RateLimitError('Too many searches, try again later', { retryAfterSeconds });
}

function alertMail(manager: Account, actor: Account, now: number): NewMessage {
  return {
    channel: 'email',
    kind: 'many-searches',
    reference: `${actor.documentId}:${now}:${manager.documentId.slice(0, 12)}`,
    to: manager.email,
    subject: 'Many searches for patients · عمليات بحث كثيرة عن مرضى',
    text: [
      `${actor.email} has searched for patients ${MANY} times within an hour. What was searched for is in the log of the staff area.`,
      `أجرى ${isolateLtr(actor.email)} ${MANY} عملية بحث عن مرضى خلال ساعة واحدة. تجد ما بُحث عنه في سجل بوابة الموظفين.`,
    ].join('\n\n'),
  };
}
