import { createHash } from 'node:crypto';
import { z } from 'zod';
import { findSchedules } from '../../content/documents/stored-hours';
import type { StoredSchedule } from '../../content/editorial/hours-problems';
import type { StoredSet } from '../../contract/hours';
import { storedText } from '../../platform/instant';

/** Returns a short hash of an entry's content, used as its version. */
function versionOf(said: unknown): string {
  return createHash('sha256').update(JSON.stringify(said)).digest('hex').slice(0, 16);
}

const wallTime = z
  .string()
  .nullish()
  .transform((time) => time?.slice(0, 5) ?? null);
const ref = z.object({ documentId: z.string() }).nullish();
const absence = {
  documentId: z.string(),
  startsOn: z.string(),
  endsOn: z.string(),
  startsAt: wallTime,
  endsAt: wallTime,
};
const { documentId: _id, ...days } = absence;
const resourceRow = z.object({
  documentId: z.string(),
  locale: z.string(),
  outOfOrder: z.array(z.object(days)).default([]),
});
const dayOffRow = z.object({ ...absence, note: storedText });
const closureRow = z.object({ ...absence, locale: z.string(), reason: storedText, branch: ref });

export function presentSet({ id, shifts, ...set }: StoredSchedule): StoredSet {
  const { branch, label, slotMinutes, validFrom, validTo, onTheseDates } = set;
  const said = {
    ...{ branch, label, slotMinutes, validFrom, validTo, onTheseDates },
    shifts: shifts.map(({ weekday, startsAt, endsAt, pastMidnight }) => ({
      weekday,
      startsAt: startsAt.slice(0, 5),
      endsAt: endsAt.slice(0, 5),
      pastMidnight,
    })),
  };
  return { documentId: id, version: versionOf(said), ...said };
}

/** The sets of a doctor's hours in their stored order, within the caller's transaction. */
export function listSets(doctor: string): Promise<StoredSchedule[]> {
  return findSchedules({ doctor: { documentId: doctor } });
}

function withVersion<Said extends { documentId: string }>({ documentId, ...said }: Said) {
  return { documentId, version: versionOf(said), ...said };
}

/** Days off that are not over on a date, the next one first: of one doctor, or one by its id. */
export async function listDaysOff(asked: { doctor: string; from: string } | { documentId: string }) {
  const where =
    'doctor' in asked
      ? { doctor: { documentId: asked.doctor }, endsOn: { $gte: asked.from } }
      : { documentId: asked.documentId };
  const orderBy = [{ startsOn: 'asc' }, { id: 'asc' }];
  const found = await strapi.db.query('api::day-off.day-off').findMany({ where, orderBy });
  return z.array(dayOffRow).parse(found).map(withVersion);
}

/** Closures that are not over on a date, the next one first, or one by its id; both languages are one. */
export async function listClosures(asked: { from: string } | { documentId: string }) {
  const where = 'from' in asked ? { endsOn: { $gte: asked.from } } : asked;
  const found = await strapi.db.query('api::closure.closure').findMany({
    where,
    populate: { branch: { select: ['documentId'] } },
    orderBy: [{ startsOn: 'asc' }, { id: 'asc' }],
  });
  const entries = Map.groupBy(z.array(closureRow).parse(found), ({ documentId }) => documentId);
  return [...entries].flatMap(([documentId, versions]) => {
    const [first] = versions;
    if (!first) return [];
    const reasonIn = (locale: string) => versions.find((row) => row.locale === locale)?.reason ?? '';
    const { startsOn, endsOn, startsAt, endsAt } = first;
    const branch = versions.map((row) => row.branch?.documentId).find(Boolean) ?? null;
    const reason = { en: reasonIn('en'), ar: reasonIn('ar') };
    return [withVersion({ documentId, startsOn, endsOn, startsAt, endsAt, branch, reason })];
  });
}

/** Days on which a room or device is out of order, known by what they say, with a language of its entry; null without entry. */
export async function findDaysOut(documentId: string) {
  const found = await strapi.db
    .query('api::resource.resource')
    .findOne({ where: { documentId }, populate: { outOfOrder: true }, orderBy: { id: 'asc' } });
  if (!found) return null;
  const { locale, outOfOrder } = resourceRow.parse(found);
  const daysOut = outOfOrder.map((one) => withVersion({ documentId, ...one }));
  return { locale, daysOut: daysOut.sort((one, other) => one.startsOn.localeCompare(other.startsOn)) };
}
