import Link from 'next/link';
import { Icon } from '@/components/ui/icon';
import { PhoneLink } from '@/components/ui/phone-link';
import { HoursList } from '@/features/site/branches/components/hours-list';
import { contentLang } from '@/i18n/content-lang';
import { getWords } from '@/i18n/translations';
import { entryHref } from '@/lib/address/entry-address';
import { formatPhone } from '@/lib/contact/phone';
import { formatCalendarDate } from '@/lib/time/clinic-time';
import { firstDayOfWeek } from '@/lib/time/week';
import type { Practice } from '../data';

export async function PracticeHours({ practices }: { practices: Practice[] }) {
  const [locale, t] = await getWords('doctors');
  if (practices.length === 0) return null;
  const day = (date: string) => formatCalendarDate({ date, locale, style: 'day' });
  return (
    <section aria-labelledby="where-and-when">
      <h2 id="where-and-when" className="mb-2 text-2xl">
        {t('whereAndWhen')}
      </h2>
      <ul className="border-line border-t">
        {practices.map(({ branch, hours }) => (
          <li key={branch.id} className="border-line border-b py-3">
            <div className="flex flex-wrap items-center justify-between gap-x-4 text-action text-sm">
              <h3 className="text-lg" {...contentLang(branch, locale)}>
                <Link
                  href={entryHref('branches', branch, locale)}
                  prefetch={false}
                  className="contact-link hover:underline hover:underline-offset-4"
                >
                  <Icon name="lucide:map-pin" className="size-5 text-accent" />
                  {branch.name}
                </Link>
              </h3>
              <PhoneLink
                phone={branch.phone}
                display={formatPhone({ phone: branch.phone, country: branch.country })}
                icon={<Icon name="lucide:phone" className="size-4" />}
              />
            </div>
            <p className="mb-2 text-sm text-text-soft leading-snug" {...contentLang(branch, locale)}>
              {branch.address}
            </p>
            <div>
              <HoursList
                hours={hours.shifts.map(({ weekday, startsAt, endsAt }) => ({
                  weekday,
                  opensAt: startsAt,
                  closesAt: endsAt,
                }))}
                firstDay={firstDayOfWeek(branch.country)}
                hideClosed
              />
            </div>
            {hours.startsOn ? (
              <p className="mt-2 text-sm">{t('hours.startsOn', { date: day(hours.startsOn) })}</p>
            ) : null}
            {hours.endsOn ? (
              <p className="mt-2 text-sm">{t('hours.endsOn', { date: day(hours.endsOn) })}</p>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
