import type { Locale } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';
import type { Weekday } from '@/lib/backend/shapes';
import { clockText, weekdayName } from '../clock-words';
import { hoursRows, type OpeningHours } from '../rules';

/** Hours by weekday, neighbouring equal days on one line: "Sat to Thu, 10:00 am – 10:00 pm". */
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
  const name = (weekday: Weekday | undefined) => (weekday ? weekdayName(weekday, locale, 'short') : '');
  const rows = hoursRows(hours, firstDay).filter(({ spans }) => !hideClosed || spans.length > 0);
  return (
    <dl className="grid gap-y-1 text-sm tabular-nums leading-6">
      {rows.map(({ weekdays, spans }) => (
        <div key={weekdays[0]} className="flex flex-wrap justify-between gap-x-4">
          <dt>
            {weekdays.length === 1
              ? name(weekdays[0])
              : t('weekdayRange', { first: name(weekdays[0]), last: name(weekdays.at(-1)) })}
          </dt>
          <dd className="ms-auto text-end">
            {spans.length === 0 ? <span className="text-text-soft">{t('closed')}</span> : null}
            {spans.map(({ opensAt, closesAt }) => (
              <span key={opensAt} className="block font-semibold sm:whitespace-nowrap">
                {t('timeRange', {
                  from: clockText({ time: opensAt, locale }),
                  to: clockText({ time: closesAt, locale }),
                })}
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
