import type { OwnWaiting, WaitingRow } from '@/contract/waiting-list';
import { getWords } from '@/i18n/translations';
import {
  formatCalendarDate,
  formatDate,
  formatWeekday,
  instantOfDate,
  sayTime,
} from '@/lib/time/clinic-time';
import { addDays } from '@/lib/time/week';

/** A Sunday: the day before the first of the week as ISO counts. */
const SUNDAY = '2026-01-04';

export async function Wishes({ entry }: { entry: OwnWaiting | WaitingRow }) {
  const [locale, t] = await getWords('waitingList');
  const list = (items: (string | null | undefined)[], any: string) =>
    items.filter(Boolean).join(t('comma')) || any;
  const earlier = entry.earlierThan && {
    instant: entry.earlierThan.startsAt,
    timeZone: entry.earlierThan.timeZone,
    locale,
  };
  const facts = [
    {
      label: t('form.doctor'),
      value: list([entry.doctor?.name?.[locale], entry.specialty?.name?.[locale]], t('form.anyDoctor')),
    },
    { label: t('facts.service'), value: entry.service?.name?.[locale] ?? '' },
    {
      label: t('form.branches'),
      value: list(
        entry.branches.map(({ name }) => name?.[locale]),
        t('facts.any'),
      ),
    },
    ...(earlier
      ? [
          {
            label: t('facts.earlierThan'),
            value: t('own.onDay', { time: sayTime(earlier), date: formatDate(earlier) }),
          },
        ]
      : [
          {
            label: t('form.weekdays'),
            value: list(
              entry.weekdays.map((weekday) =>
                formatWeekday({
                  instant: instantOfDate(addDays({ date: SUNDAY, days: weekday })),
                  timeZone: 'UTC',
                  locale,
                }),
              ),
              t('facts.any'),
            ),
          },
          {
            label: t('form.dayParts'),
            value: list(
              entry.parts.map((part) => t(`form.parts.${part}`)),
              t('facts.any'),
            ),
          },
          { label: t('staff.columns.until'), value: formatCalendarDate({ date: entry.until, locale }) },
        ]),
  ];
  return (
    <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
      {facts
        .filter(({ value }) => value !== '')
        .map(({ label, value }) => (
          <div key={label} className="contents">
            <dt className="text-text-soft">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
