import type { Calendar } from '@/contract/calendar';
import { STAFF_FIELDS } from '@/contract/patient';

/** Fields whose words are in `staffCalendar.new`; those of the others of a patient are in `appointments.amend`. */
export const OWN_LABELS = [
  'guardianName',
  'guardianRelation',
  'guardianPhone',
  'tellBy',
  'service',
  /** Days of further visits after the first one. */
  'afterDays',
  'locale',
  'status',
] as const;
export const LABELLED = [...STAFF_FIELDS, ...OWN_LABELS] as const;

/** The free times of a calendar by day and doctor, without days that have none. */
export function freeDays(calendar: Calendar, locale: 'en' | 'ar') {
  return calendar.data
    .flatMap(({ doctor, days }) =>
      days.map(({ date, entries }) => ({
        date,
        doctor: { id: doctor.documentId, name: doctor.name[locale] },
        times: entries.flatMap(({ kind, startsAt }) => (kind === 'free' ? [startsAt] : [])),
      })),
    )
    .filter(({ times }) => times.length > 0)
    .sort((a, b) => a.date.localeCompare(b.date));
}

const YEAR_MS = 365.25 * 86_400_000;

/** Returns the present age of somebody who stated an age at a moment (ISO), by the full years since then. */
export function ageNow({ age, saidAt, now }: { age: number; saidAt: string; now: number }): number {
  return age + Math.max(0, Math.floor((now - Date.parse(saidAt)) / YEAR_MS));
}

/** Names the series that a form showed: of a service, or of days after the first visit. */
export function seriesName(service: string, afterDays = ''): string {
  return `${service} ${afterDays}`.trim();
}

/** Returns the times offered instead of the wanted one, with the earlier choice preselected. */
export function timesInstead(
  { next, typed }: { next: readonly { startsAt: string }[]; typed: Record<string, string> },
  wanted: string,
): string[] {
  if (next.length > 0) return next.map(({ startsAt }) => startsAt);
  const chosen = typed.startsAt || wanted;
  return chosen === wanted ? [] : [chosen];
}
