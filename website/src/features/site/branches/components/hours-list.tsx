import { getWords } from '@/i18n/translations';
import type { Weekday } from '@/lib/backend/shapes';
import { firstDayOfWeek, weekFrom } from '@/lib/time/week';
import { clockText, weekdayName } from '../clock-words';
import { hoursRows, type OpeningHours } from '../rules';

/** Hours by weekday, equal days on one line: "Sat to Thu, 10:00 am – 10:00 pm". */
export async function HoursList(props: { hours: OpeningHours[]; country: string; hideClosed?: boolean }) {
  const { hours, country, hideClosed = false } = props;
  const [locale, t] = await getWords('branches');
  if (hours.length === 0) return null;
  const name = (weekday: Weekday | undefined) => (weekday ? weekdayName(weekday, locale, 'short') : '');
  const firstDay = firstDayOfWeek(country);
  const rows = hoursRows(hours, firstDay, hideClosed);
  const week = weekFrom(firstDay);
  const list = new Intl.ListFormat(locale, { style: 'short', type: 'unit' });
  const isRun = (days: Weekday[]) =>
    days.length > 1 && days.every((day, index) => week.indexOf(day) === week.indexOf(days[0] ?? day) + index);
  return (
    <dl className="grid gap-y-1 text-sm tabular-nums leading-6">
      {rows.map(({ weekdays, spans }) => (
        <div key={weekdays[0]} className="flex flex-wrap justify-between gap-x-4">
          <dt>
            {isRun(weekdays)
              ? t('weekdayRange', { first: name(weekdays[0]), last: name(weekdays.at(-1)) })
              : list.format(weekdays.map(name))}
          </dt>
          <dd className="ms-auto text-end">
            {spans.length === 0 ? <span className="text-text-soft">{t('closed')}</span> : null}
            {spans.map(({ opensAt, closesAt }) => (
              <span key={opensAt} className="block font-semibold sm:whitespace-nowrap">
                {opensAt === closesAt
                  ? t('allDay')
                  : t('timeRange', {
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
