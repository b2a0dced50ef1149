import 'server-only';
import type { DoctorHours } from '@/contract/hours';
import { type Branch, listBranches } from '@/features/site/branches/data';
import type { Locale } from '@/i18n/routing';
import { clinicZone, dateInZone } from '@/lib/time/clinic-time';
import { addDays, firstDayOfWeek, UNKNOWN_COUNTRY, weekdayOf, weekFrom } from '@/lib/time/week';
import { type Given, givenOfAbsence, givenOfSet } from './form-rules';
import type { HoursEdit } from './rules';

/** The branches as the site shows them, and the first day of the week that an address asks for, or of this one. */
export async function readWeek(
  locale: Locale,
  asked: string | null,
): Promise<{ branches: Branch[]; week: string; today: string }> {
  const branches = await listBranches({ locale });
  const today = dateInZone({ instant: new Date(), timeZone: clinicZone(branches) });
  const days = weekFrom(firstDayOfWeek(branches[0]?.country ?? UNKNOWN_COUNTRY));
  const thisWeek = addDays({ date: today, days: -days.indexOf(weekdayOf(today)) });
  return { branches, today, week: asked ?? thisWeek };
}

/** Returns what the form of an edit begins with; null when what it names is gone. */
export function readEdited(hours: DoctorHours, { kind, id }: HoursEdit): Given | null {
  const { doctor, branches, sets, daysOff, week } = hours;
  const common = { doctor: doctor.documentId, week };
  if (kind === 'off') {
    const off = daysOff.find(({ documentId }) => documentId === id);
    if (!off) return id === null ? { what: 'day-off', ...common } : null;
    return { what: 'day-off', ...common, id: off.documentId, version: off.version, ...givenOfAbsence(off) };
  }
  const set = sets.find(({ documentId }) => documentId === id);
  if (!set && id !== null) return null;
  if (!set) {
    const branch = branches.length === 1 ? (branches[0]?.documentId ?? '') : '';
    return { what: 'schedule', ...common, branch, slotMinutes: '20' };
  }
  const given = { what: 'schedule', ...common, ...givenOfSet(set) };
  return kind === 'copy'
    ? { ...given, label: '', validFrom: '', validTo: '', onTheseDates: 'replaces_regular_hours' }
    : { ...given, id: set.documentId, version: set.version };
}
