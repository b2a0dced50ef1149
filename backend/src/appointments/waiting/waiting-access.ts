import { parseBookingNumber } from '../../contract/booking-number';
import type { Given } from '../../platform/call';
import type { Query } from '../../platform/database';
import { servicesOf } from '../../platform/services';
import type { BranchScope, StaffMember } from '../../platform/staff-member';
import type { ManageKeys } from '../record/manage-key';
import { ENTRIES, type EntryRow, findEntry, parseEntry } from './entry-rows';

const LOOKUPS_PER_MINUTE = 30;

/** Returns what the key of an entry's link is made of: never that of an appointment of the same number. */
const signed = (number: string) => `waiting|${number}`;

export function waitingKey(manageKeys: ManageKeys, number: string): string {
  return manageKeys.shortKeyFor(signed(number));
}

/** The entry that the number in the path and the key beside it open, or null; for `naming` in calls of the website. */
export async function ownEntry({ strapi, ctx }: Given<null>): Promise<EntryRow | null> {
  const { addressLimits, manageKeys } = servicesOf(strapi);
  await addressLimits.count({ ctx, name: 'lookup', points: LOOKUPS_PER_MINUTE, seconds: 60 });
  const number = parseBookingNumber(ctx.params.number ?? '');
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
export async function staffEntry({
  db,
  member: { scope },
  params,
}: Given<StaffMember>): Promise<EntryRow | null> {
  const id = params.id ?? '';
  if (id.includes('\0')) return null;
  const found = await entriesWithinScope(db(ENTRIES).where({ document_id: id }), scope).first();
  return found ? parseEntry(found) : null;
}
