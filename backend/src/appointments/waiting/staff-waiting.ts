import type { z } from 'zod';
import type { waitingQuery } from '../../contract/waiting-list';
import type { Database } from '../../platform/database';
import type { BranchScope } from '../../platform/staff-member';
import { ENTRIES, type EntryRow, parseEntry } from './entry-rows';
import { entriesWithinScope } from './waiting-access';

const PAGE_SIZE = 25;

export async function listEntries(
  db: Database,
  scope: BranchScope,
  { state, page }: z.output<typeof waitingQuery>,
): Promise<{ rows: EntryRow[]; total: number; page: number; pageSize: number }> {
  const asked = () => {
    const query = entriesWithinScope(db(ENTRIES), scope);
    return state === 'waiting' ? query.where({ state }) : query.whereNot({ state: 'waiting' });
  };
  const [column, direction] = state === 'waiting' ? ['created_at', 'asc'] : ['ended_at', 'desc'];
  const found: unknown[] = await asked()
    .orderBy(column, direction)
    .orderBy('id', direction)
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  const [counted] = await asked().count({ total: '*' });
  return { rows: found.map(parseEntry), total: Number(counted?.total ?? 0), page, pageSize: PAGE_SIZE };
}
