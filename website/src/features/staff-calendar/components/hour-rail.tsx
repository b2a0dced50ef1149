import type { Locale } from 'next-intl';
import { formatTime } from '@/lib/clinic-time';
import type { Axis } from '../layout-rules';
import { lineAbove, placeStyle } from '../place-rules';

/** The hours beside the columns; every entry says its time itself. */
export function HourRail({ locale, axis }: { locale: Locale; axis: Axis }) {
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
