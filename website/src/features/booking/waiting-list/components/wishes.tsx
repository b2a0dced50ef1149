import type { OwnWaiting, WaitingRow } from '@/contract/waiting-list';
import { isoWeekdayName } from '@/features/site/branches/clock-words';
import { getWords } from '@/i18n/translations';
import { formatCalendarDate, formatMoment } from '@/lib/time/clinic-time';
import { namingWishes } from '../words';

export async function Wishes({ entry }: { entry: OwnWaiting | WaitingRow }) {
  const [locale, t, ui] = await getWords('waitingList', 'ui');
  const list = (items: (string | null | undefined)[], any = t('facts.any')) =>
    items.filter(Boolean).join(ui('listComma')) || any;
  const { doctor, specialty, service, branches, weekdays, parts, earlierThan } = entry;
  const nameOf = namingWishes(locale, t('facts.gone'));
  const earlier = earlierThan && { ...earlierThan, instant: earlierThan.startsAt, locale };
  const facts = [
    {
      label: t('form.doctor'),
      value: list([nameOf(doctor), nameOf(specialty)], t('form.anyDoctor')),
    },
    { label: t('facts.service'), value: nameOf(service) ?? '' },
    { label: t('form.branches'), value: list(branches.map(nameOf)) },
    ...(earlier
      ? [{ label: t('facts.earlierThan'), value: formatMoment({ ...earlier, style: 'long' }) }]
      : [
          { label: t('form.weekdays'), value: list(weekdays.map((day) => isoWeekdayName(day, locale))) },
          { label: t('form.dayParts'), value: list(parts.map((part) => t(`form.parts.${part}`))) },
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
