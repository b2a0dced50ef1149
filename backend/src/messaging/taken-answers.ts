import { type Database, newDocumentId } from '../platform/database';

const TABLE = 'taken_answers';
const KEPT_MS = 30 * 24 * 60 * 60_000;

/**
 * Notes that an answer is taken now; false when it was before: gateways repeat what they tell, and a second "2" must not cancel
 * the visit of another child. The unique index decides between two at once.
 * @param key a digest of what names the answer
 */
export async function claimAnswer({
  db,
  key,
  now,
}: {
  db: Database;
  key: string;
  now: number;
}): Promise<boolean> {
  const at = new Date(now);
  const row = { document_id: newDocumentId(), key_hash: key, created_at: at, updated_at: at };
  await db(TABLE).insert(row).onConflict('key_hash').ignore();
  return (await db(TABLE).where({ key_hash: key, document_id: row.document_id }).first('id')) !== undefined;
}

/** Takes that back, where the answer could not be worked off: it is told again. */
export async function releaseAnswer({ db, key }: { db: Database; key: string }): Promise<void> {
  await db(TABLE).where({ key_hash: key }).delete();
}

/** Removes what no gateway repeats any more; gives how many. */
export async function removeTakenAnswers({ db, now }: { db: Database; now: number }): Promise<number> {
  return await db(TABLE)
    .where('created_at', '<', new Date(now - KEPT_MS))
    .delete();
}
