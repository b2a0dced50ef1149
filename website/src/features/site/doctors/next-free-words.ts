import 'server-only';
import type { NextFree } from '@/contract/availability';
import { listBranches } from '@/features/site/branches/data';
import type { NextFreeInWords } from '@/features/site/next-free-times/query';
import { momentText } from '@/features/site/next-free-times/rules';
import type { Locale } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';
import { dateInZone } from '@/lib/time/clinic-time';
import { listDoctors } from './data';

/** First free times with their moments as people of the language say them; of doctors and branches that are published. */
export async function sayNextFree(known: NextFree[], locale: Locale): Promise<NextFreeInWords[]> {
  const t = await getTranslations({ namespace: 'availability', locale });
  const [doctors, branches] = await Promise.all([listDoctors({ locale }), listBranches({ locale })]);
  const [pattern, now] = [t.raw('moment'), new Date()];
  return known.flatMap((free) => {
    const doctor = doctors.find(({ id }) => id === free.doctor)?.number;
    const branch = branches.find(({ id }) => id === free.branch)?.number;
    if (doctor === undefined || branch === undefined) return [];
    const { startsAt, timeZone } = free;
    const date = dateInZone({ instant: startsAt, timeZone });
    return [
      { ...free, moment: momentText({ ...free, locale, pattern, now }), numbers: { doctor, branch }, date },
    ];
  });
}
