import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { writeFacts } from '../../catalogue/booked-facts';
import type { Database } from '../../platform/database';
import { storedInstant } from '../../platform/instant';
import { MINUTE } from '../../scheduling/zone';
import { readFactSources } from './fact-sources';

/** Rows changed by one statement: other writers wait for no more than these. */
const BATCH = 500;

const row = z.object({
  id: z.coerce.number(),
  branch: z.string(),
  doctor: z.string(),
  service: z.string(),
  specialty: z.string().nullable(),
  organisation: z.string().nullable(),
  starts_at: storedInstant,
  ends_at: storedInstant,
});
type Row = z.infer<typeof row>;

/** The zone that other appointments of a branch were booked in, for a branch of which nothing else is left. */
async function zoneBookedIn(db: Database, branch: string): Promise<string | null> {
  const found: unknown = await db('appointments')
    .where({ branch })
    .whereNotNull('time_zone')
    .first('time_zone');
  return z.object({ time_zone: z.string() }).safeParse(found).data?.time_zone ?? null;
}

/**
 * Gives appointments that were stored before these columns existed their zone and what they were booked as, as far as
 * it is still known: as published now, else as the draft has it, else (deleted) the zone alone. Says how many. May
 * run any number of times and in several processes.
 */
export async function fillFacts(strapi: Core.Strapi): Promise<number> {
  const db = strapi.db.connection;
  const next = async (after: number): Promise<Row[]> => {
    const found: unknown[] = await db('appointments')
      .whereNull('time_zone')
      .where('id', '>', after)
      .orderBy('id', 'asc')
      .limit(BATCH)
      .select(Object.keys(row.shape));
    return z.array(row).parse(found);
  };
  let rows = await next(0);
  if (rows.length === 0) return 0;
  const { data, zones, clinicZone } = await readFactSources(strapi);
  let filled = 0;
  while (rows.length > 0) {
    const values: (number | string)[] = [];
    for (const { id, starts_at, ends_at, ...ids } of rows) {
      zones[ids.branch] ??= (await zoneBookedIn(db, ids.branch)) ?? clinicZone;
      const facts = writeFacts(data, { ...ids, minutes: (ends_at - starts_at) / MINUTE }, null);
      values.push(id, zones[ids.branch] ?? clinicZone, facts);
    }
    const marks = rows.map(() => '(?, ?, ?)').join(', ');
    await db.raw(
      `UPDATE appointments SET time_zone = filled.column2, booked_as = filled.column3 FROM (VALUES ${marks}) AS filled
       WHERE appointments.id = CAST(filled.column1 AS INTEGER) AND appointments.time_zone IS NULL`,
      values,
    );
    filled += rows.length;
    rows = await next(rows.at(-1)?.id ?? 0);
  }
  return filled;
}
