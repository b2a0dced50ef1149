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

/** Names of members of staff by their document id; who is gone has none. */
export async function readStaffNames(db: Database, ids: string[]): Promise<Record<string, string>> {
  if (ids.length === 0) return {};
  const rows: unknown = await db('up_users')
    .whereIn('document_id', [...new Set(ids)])
    .select('document_id', 'username', 'full_name');
  return Object.fromEntries(named.parse(rows).map((row) => [row.document_id, row.full_name || row.username]));
}
