import { clinicDate } from '../editorial/clinic-date';

const LANGUAGES = ['en', 'ar'] as const;
/** Limit above the doctors of any clinic. */
const MOST = 10_000;
/** Time from publishing to the editor's asking, on a slow line. */
const JUST_MS = 30_000;

async function readDoctors() {
  const all = new Set<string>();
  const withSpecialty = new Set<string>();
  for (const locale of LANGUAGES) {
    const doctors = await strapi.documents('api::doctor.doctor').findMany({
      locale,
      status: 'draft',
      fields: ['name'],
      populate: { specialties: { fields: ['name'] } },
      limit: MOST,
    });
    for (const { documentId, specialties } of doctors) {
      all.add(documentId);
      if (specialties?.length) withSpecialty.add(documentId);
    }
  }
  return { all, withSpecialty };
}

async function readWithHours(today: string): Promise<Set<string>> {
  const schedules = strapi.documents('api::schedule.schedule');
  const lasting = await schedules.findMany({
    status: 'published',
    fields: ['validTo'],
    filters: { $or: [{ validTo: { $null: true } }, { validTo: { $gte: today } }] },
    limit: MOST,
  });
  // Drafts name doctors who are not published, too.
  const drafts = await schedules.findMany({
    status: 'draft',
    fields: ['label'],
    filters: { documentId: { $in: lasting.map(({ documentId }) => documentId) } },
    populate: { doctor: { fields: ['name'] } },
    limit: MOST,
  });
  return new Set(drafts.flatMap(({ doctor }) => (doctor ? [doctor.documentId] : [])));
}

async function readJustPublished(now: Date) {
  const doctors: { documentId: string }[] = await strapi.db.query('api::doctor.doctor').findMany({
    select: ['documentId'],
    where: { publishedAt: { $gte: new Date(now.getTime() - JUST_MS) } },
  });
  return new Set(doctors.map(({ documentId }) => documentId));
}

/** Lists doctors who cannot be booked, by what is missing, as they stand in the editor. */
export async function listNotBookable(now: Date) {
  const { all, withSpecialty } = await readDoctors();
  const withHours = await readWithHours(await clinicDate(now.getTime()));
  const justPublished = await readJustPublished(now);
  return [...all].flatMap((documentId) => {
    const missing = [
      ...(withSpecialty.has(documentId) ? [] : ['specialty']),
      ...(withHours.has(documentId) ? [] : ['hours']),
    ];
    // Right after publishing the editor says it once more.
    const isJustPublished = justPublished.has(documentId);
    return missing.length > 0 ? [{ documentId, missing, isJustPublished }] : [];
  });
}
