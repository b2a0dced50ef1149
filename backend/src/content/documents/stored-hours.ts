import { z } from 'zod';
import { ON_THESE_DATES } from '../../contract/hours';
import type { StoredSchedule } from '../editorial/hours-problems';
import { orNull, scheduleRow } from '../editorial/schedule-row';

const ref = z.object({ documentId: z.string() }).nullish();
const row = scheduleRow.extend({
  documentId: z.string(),
  label: orNull,
  onTheseDates: z.enum(ON_THESE_DATES).nullable().default(null),
  doctor: ref,
  // One that is no more than a draft may have no clock yet.
  branch: z.object({ documentId: z.string(), timeZone: orNull }).nullish(),
});

async function branchNames(branch: string): Promise<{ en: string; ar: string }> {
  const rows: { locale: string; name: string }[] = await strapi.db
    .query('api::branch.branch')
    .findMany({ where: { documentId: branch }, select: ['locale', 'name'], orderBy: { id: 'asc' } });
  const any = rows[0]?.name ?? '';
  const find = (locale: string) => rows.find((one) => one.locale === locale)?.name ?? any;
  return { en: find('en'), ar: find('ar') };
}

export async function findSchedules(where: Record<string, unknown>): Promise<StoredSchedule[]> {
  const found = await strapi.db.query('api::schedule.schedule').findMany({
    where,
    populate: {
      doctor: { select: ['documentId'] },
      branch: { select: ['documentId', 'timeZone'] },
      shifts: true,
    },
    orderBy: { id: 'asc' },
  });
  const rows = z.array(row).parse(found);
  return Promise.all(
    rows.map(async ({ documentId, label, doctor, branch, ...set }) => ({
      ...set,
      id: documentId,
      label: label ?? '',
      doctor: doctor?.documentId ?? null,
      branch: branch?.documentId ?? null,
      branchName: branch ? await branchNames(branch.documentId) : { en: '', ar: '' },
      timeZone: branch?.timeZone ?? 'UTC',
    })),
  );
}

export async function findSchedule(documentId: string): Promise<StoredSchedule | null> {
  return (await findSchedules({ documentId }))[0] ?? null;
}

export async function findOtherSchedules({ id, doctor }: StoredSchedule): Promise<StoredSchedule[]> {
  if (doctor === null) return [];
  return findSchedules({ documentId: { $ne: id }, doctor: { documentId: doctor } });
}

/** The branch of a stored room or device; null when it is not there or has none. */
export async function findBranchOfResource(documentId: string): Promise<string | null> {
  const found = await strapi.db
    .query('api::resource.resource')
    .findOne({ where: { documentId }, populate: { branch: { select: ['documentId'] } } });
  return z.object({ branch: ref }).nullish().parse(found)?.branch?.documentId ?? null;
}

const absence = z.object({ startsOn: z.string(), endsOn: z.string(), doctor: ref, branch: ref });

/** Finds the doctor or branch of a stored day off or closure, and its days; null when it does not exist. */
export async function findAbsence(noun: 'day-off' | 'closure', documentId: string) {
  const whom = noun === 'day-off' ? 'doctor' : 'branch';
  const found: unknown = await strapi.db
    .query(`api::${noun}.${noun}`)
    .findMany({ where: { documentId }, populate: { [whom]: { select: ['documentId'] } } });
  const versions = z.array(absence).parse(found);
  const [first] = versions;
  if (!first) return null;
  const { startsOn, endsOn } = first;
  // One language of a closure can lack the branch that the other one has.
  const [id = null] = versions.flatMap((row) => row[whom]?.documentId ?? []);
  return { startsOn, endsOn, doctor: whom === 'doctor' ? id : null, branch: whom === 'branch' ? id : null };
}
