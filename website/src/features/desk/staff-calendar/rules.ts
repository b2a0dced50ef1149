import { isolateLtr } from '@/contract/isolate';
import type { RefusalDetails } from '@/contract/refusals';
import type { Locale } from '@/i18n/routing';
import type { Words } from '@/i18n/translations';
import { formatMoment } from '@/lib/time/clinic-time';
import { addDays, firstDayOfWeek, weekdayOf, weekFrom } from '@/lib/time/week';

export const VIEW_COOKIE = 'staff-calendar';

/** The first day of the week of a date, as the country counts weeks. */
export function weekStart({ date, country }: { date: string; country: string }): string {
  return addDays({ date, days: -weekFrom(firstDayOfWeek(country)).indexOf(weekdayOf(date)) });
}

/** Lines that say what is in the way of keeping a time free. */
export function sayInside(
  { appointments, others, held, blocked }: RefusalDetails<'AppointmentsInsideError'>,
  locale: Locale,
  t: Words<'staffCalendar'>,
): string[] {
  return [
    ...appointments.map(({ bookingNumber, startsAt, timeZone }) =>
      t('block.appointment', {
        time: formatMoment({ instant: startsAt, timeZone, locale }),
        number: isolateLtr(bookingNumber),
      }),
    ),
    ...(others > 0 ? [t('block.others', { count: others })] : []),
    ...(held ? [t('block.held')] : []),
    ...(blocked ? [t('block.blocked')] : []),
  ];
}
