import { z } from 'zod';
import type { HoursScope } from '../../appointments/guards/outside-hours';
import { absenceRow } from '../../catalogue/catalogue-schemas';
import type { Language } from '../../platform/clinic-time';
import type { With } from '../../platform/with';

const dayOff = absenceRow.extend({ updatedAt: z.coerce.date().transform((at) => at.getTime()) });
const closure = dayOff.extend({ locale: z.string(), reason: z.string().nullish() });

/** A closure or a day off: whole dates, or the same wall times on each. */
export type AbsenceRow = Omit<z.infer<typeof dayOff>, 'doctor' | 'branch'> & {
  text: string;
  timeZone: string;
};

const WORDS = {
  en: { dayOff: 'Day off', closed: 'Closed', everywhere: 'all branches', colon: ': ' },
  ar: { dayOff: 'إجازة', closed: 'إغلاق', everywhere: 'كل الفروع', colon: ': ' },
} as const;

export async function readAbsences(
  { strapi, catalogue }: With<'strapi' | 'catalogue'>,
  language: Language,
  { doctors, branches, from, to }: Required<HoursScope>,
): Promise<AbsenceRow[]> {
  const { data } = catalogue;
  const words = WORDS[language];
  const clockOf = (branch = '') => data.branches[branch]?.timeZone ?? data.clinicZone;
  const where = { startsOn: { $lte: to }, endsOn: { $gte: from } };
  const orderBy = [{ startsOn: 'asc' as const }, { id: 'asc' as const }];
  const [offs, closures] = await Promise.all([
    strapi.db.query('api::day-off.day-off').findMany({ where, orderBy, populate: ['doctor'] }),
    strapi.db.query('api::closure.closure').findMany({ where, orderBy, populate: ['branch'] }),
  ]);
  const ofDoctors = z
    .array(dayOff)
    .parse(offs)
    .map(({ doctor, ...row }) => ({ ...row, doctor: doctor?.documentId ?? '' }))
    .filter(({ doctor }) => doctors.includes(doctor))
    .map(({ doctor, ...row }) => ({
      ...row,
      // The clock of the doctor's first branch.
      timeZone: clockOf(catalogue.branchesOf(doctor)[0]),
      text: `${data.doctors[doctor]?.name[language] ?? ''}${words.colon}${words.dayOff}`,
    }));
  // A closure has one row per language with the same dates; the branch may be missing in one of them.
  const spoken = new Map<string, z.infer<typeof closure>>();
  const rows = z.array(closure).parse(closures);
  const branchOf = new Map(
    rows.flatMap(({ documentId, branch }) => (branch ? [[documentId, branch] as const] : [])),
  );
  for (const row of rows)
    if (!spoken.has(row.documentId) || row.locale === language)
      spoken.set(row.documentId, { ...row, branch: branchOf.get(row.documentId) ?? null });
  const ofBranches = [...spoken.values()]
    .filter(({ branch }) => !branch || branches.includes(branch.documentId))
    .map(({ branch, reason, ...row }) => {
      const place = branch ? (data.branches[branch.documentId]?.name[language] ?? '') : words.everywhere;
      const text = `${words.closed}${words.colon}${place}${reason ? ` (${reason})` : ''}`;
      return { ...row, timeZone: clockOf(branch?.documentId), text };
    });
  return [...ofBranches, ...ofDoctors];
}
