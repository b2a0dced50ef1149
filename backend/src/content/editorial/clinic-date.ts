import { z } from 'zod';
import { dateAt } from '../../scheduling/zone';
import { uidOf } from './types';

const row = z.object({ timeZone: z.string() });

/** Returns the date of today by the clock of the first branch, in UTC where there is none: what ended before is over. */
export async function clinicDate(now = Date.now()): Promise<string> {
  const asked = { where: { timeZone: { $notNull: true } }, orderBy: { number: 'asc' } };
  const first: unknown = await strapi.db.query(uidOf('branch')).findOne(asked);
  return dateAt(now, row.safeParse(first).data?.timeZone ?? 'UTC');
}
