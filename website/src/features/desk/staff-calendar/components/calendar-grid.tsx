import type { Locale } from 'next-intl';
import type { CSSProperties } from 'react';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { List } from '@/components/ui/list';
import type { DayEntry } from '@/contract/calendar';
import { getWords } from '@/i18n/translations';
import { cn } from '@/lib/text/cn';
import { formatTime } from '@/lib/time/clinic-time';
import { type Axis, axisOf, countsOf, layOut, placeOf, positionOf, stepOf } from '../layout-rules';
import { type Column, type Drawn, lineAbove, placeStyle, type Setting } from '../look-rules';
import { CalendarBox } from './calendar-box';
import { CalendarEntry } from './calendar-entry';
import { NowLine } from './now-line';

export async function CalendarGrid({ columns, setting }: { columns: Column[]; setting: Setting }) {
  const [locale, t] = await getWords('staffCalendar');
  const days = columns.map(({ day }) => day);
  const axis = axisOf(days, setting.timeZone);
  const step = stepOf(days);
  const todays = columns.find(({ isToday }) => isToday);
  const starts = columns.flatMap(({ day: { date, shifts } }) =>
    shifts.flatMap((time) => placeOf(axis, date, time)?.top ?? []),
  );
  const openAt = todays ? positionOf(axis, todays.day.date, setting.now) : Math.min(axis.minutes, ...starts);
  return (
    <CalendarBox
      label={t('table')}
      switcher={t('columns')}
      columns={columns.map(({ key, title }) => ({ key, title }))}
      openAt={openAt === axis.minutes ? 0 : openAt}
      openColumn={todays?.key ?? null}
      style={{ '--axis': axis.minutes, '--step': step, '--columns': columns.length } as CSSProperties}
    >
      <div className="calendar-columns">
        <HourRail locale={locale} axis={axis} />
        {columns.map((column, index) => (
          <CalendarColumn
            key={column.key}
            column={column}
            index={index}
            axis={axis}
            step={step}
            setting={setting}
          />
        ))}
      </div>
    </CalendarBox>
  );
}

function HourRail({ locale, axis }: { locale: Locale; axis: Axis }) {
  const words = (hour: number) =>
    formatTime({ instant: new Date(Date.UTC(2026, 0, 1, hour)), timeZone: 'UTC', locale }).replace(':00', '');
  return (
    <div
      aria-hidden="true"
      data-rail=""
      className="sticky start-0 z-20 border-line border-e bg-surface print:static"
    >
      <div className="sticky top-0 z-10 h-16 border-line border-b bg-surface print:static print:h-20" />
      <div className="calendar-height relative" data-scale={axis.minutes}>
        {axis.rungs.map(({ hour, isAgain }, index) => (
          <div
            key={`${hour}-${isAgain}`}
            style={placeStyle({ top: index * 60, bottom: index * 60 + 60 })}
            className={`calendar-place inset-x-0 px-1.5 pt-0.5 text-end font-semibold text-text-soft text-xs leading-tight tabular-nums print:px-1 print:text-[7.5pt] ${lineAbove(axis, index)}`}
          >
            <bdi>{words(hour)}</bdi>
          </div>
        ))}
      </div>
    </div>
  );
}

const keyOf = (entry: DayEntry) =>
  `${entry.kind}-${entry.startsAt}-${'appointment' in entry ? entry.appointment.documentId : ''}`;

interface ColumnProps extends Omit<Drawn, 'placed'> {
  axis: Axis;
  step: number;
}

async function CalendarColumn({ column, index, axis, step, setting }: ColumnProps) {
  const [, t] = await getWords('staffCalendar');
  const { key, day, title, href, isToday } = column;
  // A visit is moved, and overbooked, where its doctor stands.
  const own = column.isRoom ? { ...setting, mayBook: false, mayOverbook: false } : setting;
  const ground = (times: typeof day.shifts, className: string, word?: string) =>
    times.map((time) => {
      const place = placeOf(axis, day.date, time);
      return place ? (
        <div
          key={time.startsAt}
          className={cn('calendar-place inset-x-0', className)}
          style={placeStyle(place)}
        >
          {word ? (
            <p className="flex items-center gap-1.5 p-1.5 font-semibold text-text-soft text-xs">
              <Icon name="lucide:calendar-off" className="size-4" />
              {word}
            </p>
          ) : null}
        </div>
      ) : null;
    });
  const lines = axis.rungs.map(({ hour, isAgain }, at) => (
    <div
      key={`${hour}-${isAgain}`}
      className={cn('calendar-place inset-x-0', lineAbove(axis, at))}
      style={placeStyle({ top: at * 60, bottom: at * 60 + 60 })}
    />
  ));
  return (
    <section id={key} aria-labelledby={`${key}-title`} className="min-w-0 snap-start border-line border-s">
      <div
        className={cn(
          'sticky top-0 z-15 flex h-16 flex-col justify-center border-line border-b px-2 text-center print:static print:h-20 print:px-1',
          isToday ? 'bg-accent-soft' : 'bg-surface-sky',
        )}
      >
        <h2
          id={`${key}-title`}
          className="truncate text-sm print:line-clamp-2 print:whitespace-normal print:text-xs"
          title={title}
        >
          {href ? (
            <Link
              href={href}
              className="text-action hover:underline"
              {...(isToday ? { 'aria-current': 'date' as const } : {})}
            >
              {title}
            </Link>
          ) : (
            title
          )}
        </h2>
        <p className="truncate text-text-soft text-xs print:whitespace-normal print:text-[7.5pt] print:leading-tight">
          {column.isRoom ? t('roomCount', countsOf(day)) : t('counts', countsOf(day))}
        </p>
      </div>
      <div className="calendar-height off-hours relative bg-surface-warm">
        {ground(day.shifts, 'bg-surface')}
        {ground(
          day.absences,
          'bg-surface-warm off-hours',
          t(column.isRoom ? 'kinds.outOfOrder' : 'kinds.off'),
        )}
        <div aria-hidden="true">{lines}</div>
        <List as="ol">
          {layOut({ axis, day, least: step }).map((placed) => (
            <li
              key={keyOf(placed.entry)}
              className="calendar-place calendar-lane @container p-px"
              style={placeStyle(placed)}
            >
              <CalendarEntry placed={placed} column={column} index={index} setting={own} />
            </li>
          ))}
        </List>
        {isToday ? <NowLine axis={axis} date={day.date} now={setting.now} /> : null}
      </div>
    </section>
  );
}
