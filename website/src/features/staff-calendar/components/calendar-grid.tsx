import type { CSSProperties } from 'react';
import { getWords } from '@/i18n/translations';
import { axisOf, placeOf, positionOf, stepOf } from '../layout-rules';
import type { Column, Setting } from '../look-rules';
import { CalendarBox } from './calendar-box';
import { CalendarColumn } from './calendar-column';
import { HourRail } from './hour-rail';

/** Columns of days drawn to scale beside the hours of the day, under heads that stay in sight. */
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
