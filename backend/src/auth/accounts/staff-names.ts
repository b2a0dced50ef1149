import { z } from 'zod';
import { oneLine } from '../../contract/one-line';
import { type Database, readRows } from '../../platform/database';

const named = z.object({
  document_id: z.string(),
  username: z.string(),
  full_name: z.string().transform(oneLine).nullable(),
});

const key = z.object({ document_id: z.string(), name: z.string() });

export async function readStaffNames(db: Database, ids: string[]): Promise<Record<string, string>> {
  if (ids.length === 0) return {};
  const wanted = [...new Set(ids)];
  const rows = await readRows(named, db('up_users').whereIn('document_id', wanted));
  const people = rows.map((row) => [row.document_id, row.full_name || row.username] as const);
  if (people.length === wanted.length) return Object.fromEntries(people);
  return Object.fromEntries([...(await readKeyNames(db, wanted)), ...people]);
}

const USER = 'user:';

/** Id of the account that histories name `user:<document id>`; null for a patient, the system and nobody. */
export function accountOf(actor: string | null): string | null {
  return actor?.startsWith(USER) ? actor.slice(USER.length) : null;
}

/** Reads the names of the actors in histories; null for actors who are not staff. */
export async function readActorNames(db: Database, actors: (string | null)[]) {
  const ids = actors.flatMap((actor) => accountOf(actor) ?? []);
  const names = await readStaffNames(db, ids);
  return (actor: string | null) => names[accountOf(actor) ?? ''] ?? null;
}

export async function readKeyNames(db: Database, ids: string[]): Promise<Map<string, string>> {
  const rows = await readRows(key, db('api_keys').whereIn('document_id', ids));
  return new Map(rows.map((row) => [row.document_id, `API · ${row.name}`]));
}
