import 'server-only';
import { type Branch, listBranches } from '@/features/branches/data';
import type { Locale } from '@/i18n/routing';
import { BackendError } from '@/lib/backend/errors';
import { clinicZone, dateInZone } from '@/lib/clinic-time';
import { readDate, type SearchParams } from '@/lib/search-params';
import { addDays, firstDayOfWeek, weekdayOf, weekFrom } from '@/lib/week';

/** The branches as the site shows them, and the first day of the week that an address asks for, or of this one. */
export async function readWeek({
  locale,
  params,
}: {
  locale: Locale;
  params: SearchParams;
}): Promise<{ branches: Branch[]; week: string; today: string }> {
  const branches = await listBranches({ locale });
  const today = dateInZone({ instant: new Date(), timeZone: clinicZone(branches) });
  const days = weekFrom(firstDayOfWeek(branches[0]?.country ?? 'EG'));
  const thisWeek = addDays({ date: today, days: -days.indexOf(weekdayOf(today)) });
  return { branches, today, week: readDate(params.week) ?? thisWeek };
}

/** What a read gives; `failed` while the backend does not answer. */
export async function orFailed<Value>(read: () => Promise<Value>): Promise<Value | 'failed'> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    return 'failed';
  }
}
