import type { Locale } from 'next-intl';
import type { CSSProperties } from 'react';
import { getWords } from '@/i18n/translations';
import { formatTime } from '@/lib/time/clinic-time';
import { type Axis, axisOf, placeOf, positionOf, stepOf } from '../layout-rules';
import { type Column, lineAbove, placeStyle, type Setting } from '../look-rules';
import { CalendarBox } from './calendar-box';
import { CalendarColumn } from './calendar-column';

export async function CalendarGrid({ columns, setting }: { columns: Column[]; setting: Setting }) {
  const [locale, t] = await getWords('staffCalendar');
  const days = columns.map(({ day }) => day);
  const axis = axisOf(days, setting.timeZone);
  const step = stepOf(days);
  const todays = columns.find(({ isToday }) => isToday);
  const starts = columns.flatMap(({ day, date }) =>
    day.shifts.flatMap((time) => placeOf(axis, date, time)?.top ?? []),
  );
  const openAt = todays ? positionOf(axis, todays.date, setting.now) : Math.min(axis.minutes, ...starts);
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
