import type { z } from 'zod';
import type { waitingQuery } from '../../contract/waiting-list';
import type { Given } from '../../platform/call';
import { type Database, type Query, readPage, readRow } from '../../platform/database';
import { servicesOf } from '../../platform/services';
import type { BranchScope, StaffMember } from '../../platform/staff-member';
import { readKeyedNumber } from '../changes/patient-access';
import type { ManageKeys } from '../record/manage-key';
import { ENTRIES, type EntryRow, entryRow, findEntry } from './entry-rows';

const PAGE_SIZE = 25;

export async function listEntries(
  db: Database,
  scope: BranchScope,
  { state, page, open }: z.output<typeof waitingQuery>,
): Promise<{ rows: EntryRow[]; open: EntryRow | null; total: number; page: number; pageSize: number }> {
  const asked = () => {
    const query = entriesWithinScope(db(ENTRIES), scope);
    return state === 'waiting' ? query.where({ state }) : query.whereNot({ state: 'waiting' });
  };
  const [column, direction] = state === 'waiting' ? ['created_at', 'asc'] : ['ended_at', 'desc'];
  const pages = { page, pageSize: PAGE_SIZE };
  const { found, total } = await readPage(asked().orderBy(column, direction).orderBy('id', direction), pages);
  return {
    rows: found.map((one) => entryRow.parse(one)),
    open: open === undefined ? null : await readRow(entryRow, asked().where({ document_id: open })),
    ...{ total, ...pages },
  };
}

/** Returns what the key of an entry's link is made of: never that of an appointment of the same number. */
const signed = (number: string) => `waiting|${number}`;

export function waitingKey(manageKeys: ManageKeys, number: string): string {
  return manageKeys.shortKeyFor(signed(number));
}

/** The entry that the number in the path and the key beside it open, or null; for `naming` in calls of the website. */
export async function ownEntry(given: Given<null>): Promise<EntryRow | null> {
  const { strapi, ctx } = given;
  const { manageKeys } = servicesOf(strapi);
  const number = await readKeyedNumber(given);
  if (number === null) return null;
  if (!manageKeys.matches({ bookingNumber: signed(number), key: ctx.get('X-Manage-Key') })) return null;
  return findEntry(strapi.db.connection, { number });
}

/** Narrows a query on entries to those of any branch and of branches that may be seen. */
export function entriesWithinScope(query: Query, scope: BranchScope): Query {
  if (scope === null) return query;
  return query.where((seen) => {
    seen.where('branches', '[]');
    for (const branch of scope) seen.orWhere('branches', 'like', `%"${branch}"%`);
  });
}

/** The entry that `:id` of an address names if this member of staff may see it, else null. */
export async function staffEntry({ db, member, params }: Given<StaffMember>): Promise<EntryRow | null> {
  const id = params.id ?? '';
  if (id.includes('\0')) return null;
  return await readRow(entryRow, entriesWithinScope(db(ENTRIES).where({ document_id: id }), member.scope));
}
