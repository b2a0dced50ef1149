import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/i18n/routing';
import type { Weekday } from '@/lib/backend/shapes';
import { hoursRows, type OpeningHours } from '../rules';
import { clockText, weekdayName } from './clock-words';

/** Hours by weekday, neighbouring equal days on one line: "Saturday to Thursday, 10:00 am to 10:00 pm". */
export async function HoursList({
  hours,
  firstDay,
  hideClosed = false,
  locale,
}: {
  hours: OpeningHours[];
  firstDay: Weekday;
  /** Leaves out the days without hours. */
  hideClosed?: boolean;
  locale: Locale;
}) {
  const t = await getTranslations('branches');
  if (hours.length === 0) return null;
  const name = (weekday: Weekday | undefined) => (weekday ? weekdayName({ weekday, locale }) : '');
  const rows = hoursRows({ hours, firstDay }).filter(({ spans }) => !hideClosed || spans.length > 0);
  return (
    <dl className="grid gap-y-1 text-sm tabular-nums">
      {rows.map(({ weekdays, spans }) => (
        <div key={weekdays[0]} className="flex flex-wrap justify-between gap-x-4">
          <dt>
            {weekdays.length === 1
              ? name(weekdays[0])
              : t('dayRange', { first: name(weekdays[0]), last: name(weekdays.at(-1)) })}
          </dt>
          <dd className={spans.length === 0 ? 'text-text-soft' : 'font-semibold'}>
            {spans.length === 0
              ? t('closed')
              : spans
                  .map(({ opensAt, closesAt }) =>
                    t('timeRange', {
                      from: clockText({ time: opensAt, locale }),
                      to: clockText({ time: closesAt, locale }),
                    }),
                  )
                  .join(t('listComma'))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
