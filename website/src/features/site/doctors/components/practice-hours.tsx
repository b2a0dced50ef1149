import { Icon } from '@/components/ui/icon';
import { PhoneLink } from '@/components/ui/phone-link';
import { HoursList } from '@/features/site/branches/components/hours-list';
import { contentLang } from '@/i18n/content-lang';
import type { Locale } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';
import { formatPhone } from '@/lib/contact/phone';
import { formatCalendarDate } from '@/lib/time/clinic-time';
import { firstDayOfWeek } from '@/lib/time/week';
import type { Practice } from '../data';

/** Where the doctor works and at which hours of the week, branch by branch. */
export async function PracticeHours({ practices, locale }: { practices: Practice[]; locale: Locale }) {
  const t = await getTranslations('doctors');
  if (practices.length === 0) return null;
  const day = (date: string) => formatCalendarDate({ date, locale, style: 'day' });
  return (
    <section aria-labelledby="where-and-when">
      <h2 id="where-and-when" className="mb-4 text-2xl">
        {t('whereAndWhen')}
      </h2>
      <ul className="grid gap-4">
        {practices.map(({ branch, hours }) => (
          <li key={branch.id} className="rounded-card border border-line p-5">
            <div {...contentLang({ content: branch.lang, page: locale })}>
              <h3 className="flex items-center gap-2 text-lg">
                <Icon name="lucide:map-pin" className="size-5 text-accent" />
                {branch.name}
              </h3>
              <p className="mt-1 text-sm text-text-soft">{branch.address}</p>
            </div>
            <div className="mt-4">
              <HoursList
                hours={hours.shifts.map(({ weekday, startsAt, endsAt }) => ({
                  weekday,
                  opensAt: startsAt,
                  closesAt: endsAt,
                }))}
                firstDay={firstDayOfWeek(branch.country)}
                hideClosed
                locale={locale}
              />
            </div>
            {hours.startsOn ? (
              <p className="mt-2 text-sm">{t('hours.startsOn', { date: day(hours.startsOn) })}</p>
            ) : null}
            {hours.endsOn ? (
              <p className="mt-2 text-sm">{t('hours.endsOn', { date: day(hours.endsOn) })}</p>
            ) : null}
            <div className="mt-3 text-action text-sm">
              <PhoneLink
                phone={branch.phone}
                display={formatPhone({ phone: branch.phone, country: branch.country })}
                icon={<Icon name="lucide:phone" className="size-4" />}
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
