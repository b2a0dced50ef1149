import type { Core } from '@strapi/strapi';
import { type EditorialNoun, uidOf } from '../editorial/types';

const DATED: readonly { noun: EditorialNoun; from: string | null; until: string }[] = [
  { noun: 'announcement', from: 'startsOn', until: 'endsOn' },
  { noun: 'offer', from: 'startsOn', until: 'endsOn' },
  { noun: 'vacancy', from: 'startsOn', until: 'endsOn' },
];

/** Strapi's event for content that a new day has changed; its payload is a noun. */
export const NEW_DAY = 'content.new-day';

/**
 * Tells the website of every noun of which something published has begun or ended since a day, as if an editor had just
 * published it: pages are kept, and nobody saves anything at midnight.
 *
 * @param options.since the last day that was told of, YYYY-MM-DD
 * @param options.today by the clinic's clock
 * @returns how many nouns
 */
export async function tellNewDay(
  strapi: Core.Strapi,
  { since, today }: { since: string; today: string },
): Promise<number> {
  let told = 0;
  for (const { noun, from, until } of DATED) {
    // The last day still counts.
    const ended = { [until]: { $gte: since, $lt: today } };
    const begun = from === null ? [] : [{ [from]: { $gt: since, $lte: today } }];
    const where = { publishedAt: { $notNull: true }, $or: [ended, ...begun] };
    if ((await strapi.db.query(uidOf(noun)).count({ where })) === 0) continue;
    await strapi.eventHub.emit(NEW_DAY, { noun });
    told += 1;
  }
  return told;
}
