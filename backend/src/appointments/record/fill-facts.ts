import type { Core, UID } from '@strapi/strapi';
import { z } from 'zod';
import { type FactSources, writeFacts } from '../../catalogue/booked-facts';
import type { Language, Names } from '../../catalogue/catalogue-data';
import { clinicZone } from '../../catalogue/clinic-zone';
import { type Database, readRows } from '../../platform/database';
import { storedInstant } from '../../platform/instant';
import { MINUTE } from '../../scheduling/zone';

const version = z.object({
  documentId: z.string(),
  locale: z.string(),
  publishedAt: z.unknown(),
  name: z.string().nullish(),
  address: z.string().nullish(),
  phone: z.string().nullish(),
  country: z.string().nullish(),
  timeZone: z.string().nullish(),
});
type Version = z.infer<typeof version>;
type Attribute = 'name' | 'address' | 'phone' | 'country' | 'timeZone';

async function versionsOf(strapi: Core.Strapi, uid: UID.ContentType): Promise<Map<string, Version[]>> {
  const found = z.array(version).parse(await strapi.db.query(uid).findMany({ orderBy: [{ id: 'asc' }] }));
  found.sort((one, other) => Number(Boolean(other.publishedAt)) - Number(Boolean(one.publishedAt)));
  return Map.groupBy(found, ({ documentId }) => documentId);
}

function textOf(versions: Version[], attribute: Attribute): string | null {
  return versions.map((one) => one[attribute]).find(Boolean) ?? null;
}

function namesOf(versions: Version[], attribute: Attribute): Names | null {
  const any = textOf(versions, attribute);
  if (any === null) return null;
  const inWords = (language: Language) =>
    textOf(
      versions.filter(({ locale }) => locale === language),
      attribute,
    ) ?? any;
  return { en: inWords('en'), ar: inWords('ar') };
}

async function namedOf(strapi: Core.Strapi, uid: UID.ContentType) {
  const all = await versionsOf(strapi, uid);
  return Object.fromEntries([...all].map(([id, versions]) => [id, { name: namesOf(versions, 'name') }]));
}

/** Reads what appointments may have been booked as, published or else draft, with the branches' and the clinic's zones. */
async function readFactSources(strapi: Core.Strapi) {
  const places = await versionsOf(strapi, 'api::branch.branch');
  const zones: Record<string, string> = {};
  const branches: FactSources['branches'] = {};
  for (const [id, versions] of places) {
    branches[id] = {
      name: namesOf(versions, 'name'),
      address: namesOf(versions, 'address'),
      phone: textOf(versions, 'phone'),
      country: textOf(versions, 'country'),
    };
    const zone = textOf(versions, 'timeZone');
    if (zone !== null) zones[id] = zone;
  }
  const data = {
    branches,
    doctors: await namedOf(strapi, 'api::doctor.doctor'),
    services: await namedOf(strapi, 'api::service.service'),
    specialties: await namedOf(strapi, 'api::specialty.specialty'),
    organisations: await namedOf(strapi, 'api::organisation.organisation'),
  };
  return { data, zones, clinicZone: clinicZone(Object.values(zones)) };
}

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

/** Returns the time zone in which other appointments of a deleted branch were booked. */
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
  const next = (after: number): Promise<Row[]> => {
    const later = db('appointments').whereNull('time_zone').where('id', '>', after);
    return readRows(row, later.orderBy('id', 'asc').limit(BATCH));
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
