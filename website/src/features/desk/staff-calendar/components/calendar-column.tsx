import Link from 'next/link';
import { Icon } from '@/components/ui/icon';
import { List } from '@/components/ui/list';
import type { DayEntry } from '@/contract/calendar';
import { getTranslations } from '@/i18n/translations';
import { cn } from '@/lib/text/cn';
import { type Axis, countsOf, layOut, placeOf } from '../layout-rules';
import { type Drawn, lineAbove, placeStyle } from '../look-rules';
import { CalendarEntry } from './calendar-entry';
import { NowLine } from './now-line';

const keyOf = (entry: DayEntry) =>
  `${entry.kind}-${entry.startsAt}-${'appointment' in entry ? entry.appointment.documentId : ''}`;

interface Props extends Omit<Drawn, 'placed'> {
  axis: Axis;
  step: number;
}

export async function CalendarColumn({ column, index, axis, step, setting }: Props) {
  const t = await getTranslations('staffCalendar');
  const { key, date, day, title, href, isToday } = column;
  // A visit is moved, and overbooked, where its doctor stands.
  const own = column.isRoom ? { ...setting, mayBook: false, mayOverbook: false } : setting;
  const ground = (times: typeof day.shifts, className: string, word?: string) =>
    times.map((time) => {
      const place = placeOf(axis, date, time);
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
              prefetch={false}
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
        {isToday ? <NowLine axis={axis} date={date} now={setting.now} /> : null}
      </div>
    </section>
  );
}
