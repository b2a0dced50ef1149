import { Link } from '@/components/ui/link';
import { nameLine } from '@/components/ui/name-line';
import type { CalendarDay } from '@/contract/calendar';
import { getWords } from '@/i18n/translations';
import { cn } from '@/lib/text/cn';
import { formatCalendarDate } from '@/lib/time/clinic-time';
import { calendarAddress } from '../address';
import { overviewOf } from '../column-rules';
import { type Axis, axisOf, countsOf, isBusy, placeOf } from '../layout-rules';
import type { CalendarPage } from '../query';

/** A week of every doctor: how full each day is. Days on which nobody works are left out. */
export async function WeekOverview({ page }: { page: CalendarPage }) {
  const [locale, t] = await getWords('staffCalendar');
  const { calendar, view, today } = page;
  const { doctors, dates } = overviewOf(page);
  const axis = axisOf(
    calendar.data.flatMap(({ days }) => days),
    calendar.meta.timeZone,
  );
  const head =
    'sticky top-0 z-10 border-line border-b bg-surface-sky p-2 text-sm print:static print:min-w-0 print:p-1 print:text-xs';
  return (
    <section
      aria-label={t('table')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className="relative max-h-[calc(100dvh-7rem)] min-h-80 overflow-auto rounded-card border border-line bg-surface print:max-h-none print:overflow-visible"
    >
      <table className="w-full border-separate border-spacing-0 print:table-fixed">
        <caption className="sr-only">{t('table')}</caption>
        <thead>
          <tr>
            <th scope="col" className={cn(head, 'start-0 z-20 min-w-28 text-start')}>
              {t('filter.doctor')}
            </th>
            {dates.map((date) => (
              <th key={date} scope="col" className={cn(head, 'min-w-32 border-s')}>
                <Link
                  href={calendarAddress.path(locale, { ...view, span: 'day', doctor: 'all', date })}
                  className="inline-flex min-h-11 items-center text-action hover:underline"
                  {...(date === today ? { 'aria-current': 'date' as const } : {})}
                >
                  {formatCalendarDate({ date, locale, style: 'medium' })}
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {doctors.map(({ doctor, days }) => (
            <tr key={doctor.documentId}>
              <th
                scope="row"
                className="sticky start-0 z-5 border-line border-b bg-surface p-2 text-start text-sm print:static print:p-1 print:text-xs"
              >
                <Link
                  href={calendarAddress.path(locale, { ...view, doctor: doctor.documentId })}
                  className="inline-flex min-h-11 items-center text-action hover:underline"
                >
                  {nameLine(locale, doctor.name)}
                </Link>
              </th>
              {days
                .filter(({ date }) => dates.includes(date))
                .map((day) => (
                  <td
                    key={day.date}
                    className={cn(
                      'border-line border-s border-b p-2 align-middle text-xs print:p-1',
                      isBusy(day) ? '' : 'off-hours',
                    )}
                  >
                    {isBusy(day) ? (
                      <>
                        <DayBar day={day} axis={axis} />
                        <p className="mt-1 text-text-soft">{t('counts', countsOf(day))}</p>
                      </>
                    ) : (
                      <span className="sr-only">{t('noWork')}</span>
                    )}
                  </td>
                ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** A day lying down, in the direction of reading: its shifts, and what takes them. */
function DayBar({ day, axis }: { day: CalendarDay; axis: Axis }) {
  const bar = (time: { startsAt: string; endsAt: string }, key: string, className: string) => {
    const found = placeOf(axis, day.date, time);
    if (!found) return null;
    return (
      <span
        key={key}
        className={cn('absolute inset-y-0 [print-color-adjust:exact]', className)}
        style={{
          insetInlineStart: `${(found.top / axis.minutes) * 100}%`,
          inlineSize: `${((found.bottom - found.top) / axis.minutes) * 100}%`,
        }}
      />
    );
  };
  return (
    <div
      aria-hidden="true"
      className="off-hours relative h-4 overflow-hidden rounded-sm bg-surface-warm [print-color-adjust:exact] print:border print:border-line"
    >
      {day.shifts.map((time) => bar(time, `shift ${time.startsAt}`, 'bg-accent-soft'))}
      {day.entries
        .filter(({ kind }) => kind !== 'free')
        .map((entry, index) =>
          bar(
            entry,
            `${entry.kind} ${entry.startsAt} ${index}`,
            entry.kind === 'appointment' ? 'bg-status-confirmed' : 'bg-line-strong',
          ),
        )}
    </div>
  );
}
