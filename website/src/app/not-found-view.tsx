import Link from 'next/link';
import { RequestedPath } from '@/components/layout/requested-path';
import { Container } from '@/components/ui/container';
import { Icon } from '@/components/ui/icon';
import { SearchField } from '@/features/site/search/components/search-field';
import { describeSearchField } from '@/features/site/search/field-words';
import { type Locale, localePath } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';
import { bookingPath } from '@/lib/address/booking-address';

/** "Page not found: {path}" (specification, point 8) with the field that finds, and the ways that most people look for. */
export async function NotFoundView({
  locale,
  asked,
}: {
  locale: Locale;
  /** The path that was asked for, when another one is answered. */
  asked?: string | undefined;
}) {
  const [t, layout, search] = await Promise.all([
    getTranslations({ locale, namespace: 'errors' }),
    getTranslations({ locale, namespace: 'layout' }),
    describeSearchField(locale),
  ]);
  const ways = [
    { path: bookingPath({}), label: layout('booking'), icon: 'lucide:calendar-plus' },
    { path: '/doctors', label: t('seeDoctors'), icon: 'lucide:stethoscope' },
    { path: '/services', label: layout('services'), icon: 'lucide:audio-lines' },
    { path: '/branches', label: layout('branches'), icon: 'lucide:map-pin' },
    { path: '/my-bookings', label: layout('myBookings'), icon: 'lucide:calendar-check' },
    { path: '/', label: t('backToHome'), icon: 'lucide:house' },
  ];
  return (
    <div className="bg-surface-sky">
      <Container className="py-10 sm:py-16">
        <h1 className="max-w-text text-3xl wrap-anywhere">
          {t.rich('notFoundTitle', { path: () => <RequestedPath asked={asked} /> })}
        </h1>
        <p className="mt-3 max-w-text text-lg text-text-soft">
          {t('notFoundText')} {t('notFoundWays')}
        </p>
        <div className="mt-6 max-w-2xl">
          <SearchField {...search} />
        </div>
        <ul className="mt-8 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {ways.map(({ path, label, icon }) => (
            <li key={path} className="@container">
              <Link
                href={localePath({ locale, path })}
                prefetch={false}
                className="flex min-h-14 flex-wrap items-center gap-3 rounded-card border border-line bg-surface px-4 font-semibold text-action hover:border-action"
              >
                <Icon name={icon} className="size-6 text-accent" />
                {label}
                <Icon name="lucide:arrow-right" className="ms-auto size-5 @max-3xs:hidden" />
              </Link>
            </li>
          ))}
        </ul>
      </Container>
    </div>
  );
}
