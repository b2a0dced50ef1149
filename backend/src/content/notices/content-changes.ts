import type { Core } from '@strapi/strapi';
import type { Database } from '../../platform/database';
import { uidOf } from '../editorial/types';

const TABLE = 'content_changes';
/** A database that was away is tried again after this, ms. */
const RETRY_MS = 1000;

/** Lists when content of each noun last changed for visitors, epoch milliseconds. */
export async function listContentChanges(db: Database): Promise<Record<string, number>> {
  const rows: { noun: string; changed_at: number | string }[] = await db(TABLE).select('noun', 'changed_at');
  return Object.fromEntries(rows.map(({ noun, changed_at }) => [noun, Number(changed_at)]));
}

/** A later change has a higher number, whichever backend writes it and whatever its clock says. */
async function writeChanges(db: Database, nouns: string[]): Promise<void> {
  const now = Date.now();
  const next = db.raw(
    `CASE WHEN ${TABLE}.changed_at >= excluded.changed_at THEN ${TABLE}.changed_at + 1 ELSE excluded.changed_at END`,
  );
  // In a fixed order, so that two backends do not deadlock.
  const rows = nouns.sort().map((noun) => ({ noun, changed_at: now }));
  await db(TABLE).insert(rows).onConflict('noun').merge({ changed_at: next });
}

/** Writes down which nouns have changed, what comes meanwhile together after it; tried again after each `onFault`. */
export function recordChanges(db: Database, onFault: () => void) {
  const waiting = new Set<string>();
  let isWriting = false;
  let retry: NodeJS.Timeout | undefined;

  async function write(): Promise<void> {
    if (isWriting || waiting.size === 0) return;
    isWriting = true;
    const nouns = [...waiting];
    waiting.clear();
    try {
      await writeChanges(db, nouns);
      isWriting = false;
      await write();
    } catch {
      for (const noun of nouns) waiting.add(noun);
      onFault();
      retry = setTimeout(() => {
        isWriting = false;
        void write();
      }, RETRY_MS);
      retry.unref();
    }
  }

  return {
    /** Notes a change and returns at once; never throws. */
    record: (noun: string) => {
      waiting.add(noun);
      void write();
    },
    stop: () => clearTimeout(retry),
  };
}

const DATES = ['startsOn', 'endsOn'] as const;
/** Types of which an entry is shown, or holds, from one of its days to another. */
const DATED = [
  ['announcement', ...DATES],
  ['offer', ...DATES],
  ['vacancy', ...DATES],
  ['closure', ...DATES],
  ['schedule', 'validFrom', 'validTo'],
] as const;

/** Strapi's event for content that a new day has changed; its payload is a noun. */
export const NEW_DAY = 'content.new-day';

/** Tells the website of nouns of which something has begun or ended after the day `since` (YYYY-MM-DD); returns how many. */
export async function tellNewDay(strapi: Core.Strapi, { since, today }: { since: string; today: string }) {
  let told = 0;
  for (const [noun, first, last] of DATED) {
    const uid = uidOf(noun);
    const hasDrafts = strapi.contentType(uid).options?.draftAndPublish === true;
    // The last day still counts.
    const ended = { [last]: { $gte: since, $lt: today } };
    const begun = { [first]: { $gt: since, $lte: today } };
    const where = { ...(hasDrafts ? { publishedAt: { $notNull: true } } : {}), $or: [ended, begun] };
    if ((await strapi.db.query(uid).count({ where })) === 0) continue;
    await strapi.eventHub.emit(NEW_DAY, { noun });
    told += 1;
  }
  return told;
}
