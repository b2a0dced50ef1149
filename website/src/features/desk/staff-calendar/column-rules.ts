import type { Locale } from '@/i18n/routing';
import { formatCalendarDate, formatWeekday, instantOfDate } from '@/lib/time/clinic-time';
import { ALL_DOCTORS, calendarAddress } from './address';
import { isBusy } from './layout-rules';
import type { Column } from './look-rules';
import type { CalendarPage } from './query';

/**
 * Returns the columns of the calendar: doctors of a day, or days of a doctor's week. Those with shifts or entries come first, the
 * others only if asked for; the titles of those left out are returned too.
 */
export function columnsOf(page: CalendarPage, locale: Locale): { columns: Column[]; leftOut: string[] } {
  const { calendar, view, today } = page;
  const isWeek = view.span === 'week';
  const all = calendar.data.flatMap(({ doctor, days }) =>
    days.map((day): Column => {
      const { documentId, name } = doctor;
      return {
        key: `column-${documentId}-${day.date}`,
        doctor: documentId,
        doctorName: name[locale],
        title: isWeek ? formatCalendarDate({ date: day.date, locale, style: 'medium' }) : name[locale],
        href: calendarAddress.path(
          locale,
          isWeek
            ? { ...view, span: 'day', doctor: ALL_DOCTORS, date: day.date }
            : { ...view, span: 'week', doctor: documentId },
        ),
        isToday: day.date === today,
        day,
      };
    }),
  );
  const busy = all.filter(({ day }) => isBusy(day));
  const rest = all.filter(({ day }) => !isBusy(day));
  const rooms = roomsOf(page, locale);
  if (view.everybody) return { columns: isWeek ? all : [...busy, ...rest, ...rooms], leftOut: [] };
  return {
    columns: [...busy, ...rooms],
    leftOut: rest.map(({ day, title }) =>
      isWeek ? formatWeekday({ instant: instantOfDate(day.date), timeZone: 'UTC', locale }) : title,
    ),
  };
}

/** The rooms and devices of a day that somebody has, or that cannot be used; all where that is asked for. */
function roomsOf({ calendar, view, today }: CalendarPage, locale: Locale): Column[] {
  return calendar.meta.rooms.flatMap(({ room: { documentId, name }, days }) =>
    days
      .filter(({ entries, absences }) => view.everybody || entries.length + absences.length > 0)
      .map(
        (day): Column => ({
          key: `column-${documentId}-${day.date}`,
          doctor: '',
          doctorName: name?.[locale] ?? '',
          title: name?.[locale] ?? '',
          href: null,
          isToday: day.date === today,
          isRoom: true,
          day,
        }),
      ),
  );
}

/** Returns which doctors and days the week of all doctors shows: those with something, or all where that is asked for. */
export function overviewOf({ calendar, view }: CalendarPage) {
  const all = calendar.data;
  const doctors = all.filter(({ days }) => view.everybody || days.some(isBusy));
  const dates = (all[0]?.days ?? [])
    .map(({ date }) => date)
    .filter(
      (date) =>
        view.everybody || all.some(({ days }) => days.some((day) => day.date === date && isBusy(day))),
    );
  const isShortened = doctors.length < all.length || dates.length < (all[0]?.days.length ?? 0);
  return { doctors, dates, isShortened };
}
