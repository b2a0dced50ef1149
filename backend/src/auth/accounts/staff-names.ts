import { z } from 'zod';
import { oneLine } from '../../contract/one-line';
import type { Database } from '../../platform/database';

const named = z.array(
  z.object({
    document_id: z.string(),
    username: z.string(),
    full_name: z.string().transform(oneLine).nullable(),
  }),
);

const keys = z.array(z.object({ document_id: z.string(), name: z.string() }));

export async function readStaffNames(db: Database, ids: string[]): Promise<Record<string, string>> {
  if (ids.length === 0) return {};
  const wanted = [...new Set(ids)];
  const rows: unknown = await db('up_users')
    .whereIn('document_id', wanted)
    .select('document_id', 'username', 'full_name');
  const people = named.parse(rows).map((row) => [row.document_id, row.full_name || row.username] as const);
  if (people.length === wanted.length) return Object.fromEntries(people);
  return Object.fromEntries([...(await readKeyNames(db, wanted)), ...people]);
}

export async function readKeyNames(db: Database, ids: string[]): Promise<Map<string, string>> {
  const rows: unknown = await db('api_keys').whereIn('document_id', ids).select('document_id', 'name');
  return new Map(keys.parse(rows).map((row) => [row.document_id, `API · ${row.name}`]));
}
