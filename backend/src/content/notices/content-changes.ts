import type { Database } from '../../platform/database';

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
  // In one order: two backends would wait for each other otherwise.
  const rows = nouns.sort().map((noun) => ({ noun, changed_at: now }));
  await db(TABLE).insert(rows).onConflict('noun').merge({ changed_at: next });
}

export interface ChangeRecorder {
  /** Notes a change and returns at once; never throws. */
  record: (noun: string) => void;
  stop: () => void;
}

/**
 * Writes down which nouns have changed, for websites that ask. What comes while
 * it writes is written together after it; a database that is away is tried again until it is back.
 *
 * @param options.onFault called each time it could not be written
 */
export function recordChanges(db: Database, onFault: () => void): ChangeRecorder {
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
    record: (noun) => {
      waiting.add(noun);
      void write();
    },
    stop: () => clearTimeout(retry),
  };
}
