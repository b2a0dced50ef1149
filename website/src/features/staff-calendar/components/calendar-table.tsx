import Link from 'next/link';
import type { Locale } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { formatCalendarDate, formatTime } from '@/lib/clinic-time';
import { hoursOf } from '../hours-rules';
import type { CalendarPage } from '../query';
import { calendarPath } from '../rules';
import { CalendarCell } from './calendar-cell';

/** Hours down, doctors of a day or days of a doctor across; each cell shows what takes its hour. */
export async function CalendarTable({ locale, page }: { locale: Locale; page: CalendarPage }) {
  const t = await getTranslations('staffCalendar');
  const { calendar, view, today } = page;
  const { timeZone, mayOverbook, mayBook } = calendar.meta;
  const all = calendar.data.flatMap(({ doctor, days }) =>
    days.map((day) => ({ doctor: doctor.documentId, name: doctor.name[locale], ...day })),
  );
  // A doctor who is not there needs no column; a week keeps its seven days.
  const columns = view.span === 'week' ? all : all.filter(({ entries }) => entries.length > 0);
  const absent = all.filter((one) => !columns.includes(one)).map(({ name }) => name);
  const hours = hoursOf({ days: columns, timeZone });
  if (hours.length === 0) return <p className="py-8 text-center text-text-soft">{t('nothing')}</p>;
  const hourWords = (hour: number) =>
    formatTime({ instant: new Date(Date.UTC(2026, 0, 1, hour)), timeZone: 'UTC', locale });
  const head = 'border-line border-b bg-surface-sky/60 p-2 text-center align-bottom font-semibold text-sm';
  return (
    <>
      <section
        className="relative overflow-x-auto rounded-card border border-line bg-surface"
        aria-label={t('table')}
        // Wider than a small screen: the keyboard scrolls it too. Words for screen readers alone stay inside it.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
      >
        <table className="w-full border-separate border-spacing-0">
          <caption className="sr-only">{t('table')}</caption>
          <thead>
            <tr>
              <th scope="col" className={`${head} w-20`}>
                {t('hour')}
              </th>
              {columns.map(({ doctor, date, name }) => (
                <th
                  key={`${doctor}-${date}`}
                  scope="col"
                  className={`${head} min-w-32 border-s ${view.span === 'week' ? 'w-[13%]' : ''}`}
                  {...(view.span === 'week' && date === today ? { 'aria-current': 'date' as const } : {})}
                >
                  {view.span === 'week' ? (
                    <Link
                      href={calendarPath({ locale, view: { ...view, span: 'day', doctor: null, date } })}
                      prefetch={false}
                      className={`inline-flex min-h-11 items-center rounded-control px-2 text-action ${date === today ? 'bg-accent text-white' : ''}`}
                    >
                      {formatCalendarDate({ date, locale, style: 'medium' })}
                    </Link>
                  ) : (
                    name
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {hours.map((hour) => (
              <tr key={hour}>
                <th
                  scope="row"
                  className="whitespace-nowrap border-line border-t p-2 text-start align-top text-sm"
                >
                  {hourWords(hour)}
                </th>
                {columns.map(({ doctor, date, entries }) => (
                  <CalendarCell
                    key={`${doctor}-${date}`}
                    locale={locale}
                    hour={hour}
                    hours={hours}
                    entries={entries}
                    place={{ branch: view.branch, doctor, date, timeZone, mayOverbook, mayBook }}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {absent.length > 0 ? (
        <p className="mt-2 text-sm text-text-soft">{t('absent', { doctors: absent.join(t('listComma')) })}</p>
      ) : null}
    </>
  );
}
