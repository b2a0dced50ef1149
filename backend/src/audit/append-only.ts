import type { With } from '../platform/with';

/** Records that are removed when they are old; the triggers of migration 0004 let nothing else of what happened go. */
const AGING = ['log_entries', 'card_views'];

/** Removes what is older than it has to be kept. The database itself lets nothing younger go. */
export async function removeOldEntries({ db, now }: With<'db' | 'now'>, keptDays: number): Promise<number> {
  // A minute more, as the clock of the database decides.
  const before = new Date(now - keptDays * 86_400_000 - 60_000);
  let removed = 0;
  for (const table of AGING) removed += await db(table).where('at', '<', before).delete();
  return removed;
}
