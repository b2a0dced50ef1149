import { Icon } from '@/components/ui/icon';
import { contentLang } from '@/i18n/content-lang';
import { getWords } from '@/i18n/translations';
import { dateInZone, formatCalendarDate } from '@/lib/time/clinic-time';
import { firstDayOfWeek } from '@/lib/time/week';
import { clockText } from '../clock-words';
import type { AnnouncedClosure, Branch } from '../data';
import { closuresAhead } from '../rules';
import { BranchMap } from './branch-map';
import { BranchWay } from './branch-way';
import { HoursList } from './hours-list';

/** Days ahead for which closures are announced. */
const ANNOUNCED_DAYS = 60;

export async function BranchVisit({ branch }: { branch: Branch }) {
  const [locale, t] = await getWords('branches');
  const closures = closuresAhead(
    branch.closures,
    dateInZone({ instant: new Date(), timeZone: branch.timeZone }),
    ANNOUNCED_DAYS,
  );
  return (
    <div className="panel overflow-hidden">
      <section aria-labelledby="way" className="p-panel sm:p-6">
        <h2 id="way" className="mb-2 text-xl">
          {t('way')}
        </h2>
        <p className="mb-3 flex gap-2.5 font-semibold" {...contentLang(branch, locale)}>
          <Icon name="lucide:map-pin" className="mt-0.5 size-5 text-accent" />
          {branch.address}
        </p>
        <BranchWay branch={branch} />
        <BranchMap branch={branch} />
      </section>
      <section aria-labelledby="hours" className="border-line border-t p-panel sm:p-6">
        <h2 id="hours" className="mb-2 text-xl">
          {t('hours')}
        </h2>
        {branch.openingHours.length > 0 ? (
          <HoursList hours={branch.openingHours} firstDay={firstDayOfWeek(branch.country)} />
        ) : (
          <p className="text-text-soft">{t('noHours')}</p>
        )}
        {closures.length > 0 ? (
          <>
            <h3 className="mt-4 mb-1 flex items-center gap-2 text-base">
              <Icon name="lucide:calendar-off" className="text-accent" />
              {t('closures')}
            </h3>
            <ul className="grid gap-2 text-sm">
              {closures.map((closure) => (
                <li key={`${closure.startsOn} ${closure.endsOn} ${closure.startsAt}`}>
                  <ClosureLine closure={closure} />
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </section>
    </div>
  );
}

async function ClosureLine({ closure }: { closure: AnnouncedClosure }) {
  const [locale, t] = await getWords('branches');
  const { startsOn, endsOn, startsAt, endsAt, reason, lang } = closure;
  const day = (date: string) => formatCalendarDate({ date, locale, style: 'medium' });
  const days =
    startsOn === endsOn ? day(startsOn) : t('dayRange', { first: day(startsOn), last: day(endsOn) });
  const times =
    startsAt && endsAt
      ? t('timeRange', {
          from: clockText({ time: startsAt, locale }),
          to: clockText({ time: endsAt, locale }),
        })
      : null;
  return (
    <>
      <span className="font-semibold">{[days, times].filter(Boolean).join(' · ')}</span>
      {reason ? (
        <span className="block text-text-soft" {...contentLang({ lang }, locale)}>
          {reason}
        </span>
      ) : null}
    </>
  );
}
