import { cookies, headers } from 'next/headers';
import { RequestedPath } from '@/components/layout/requested-path';
import { Container } from '@/components/ui/container';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { listBranches } from '@/features/site/branches/data';
import { MainInfoStore } from '@/features/site/main-info/components/main-info-store';
import { getMainInfo, shareMainInfo } from '@/features/site/main-info/data';
import { SearchField } from '@/features/site/search/components/search-field';
import { describeSearchField } from '@/features/site/search/field-words';
import { chooseLocale } from '@/i18n/choose-locale';
import { isLocale, LOCALE_COOKIE, type Locale, localePath } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';
import { bookingPath } from '@/lib/address/booking-address';
import { REQUESTED_PATH_HEADER } from '@/lib/address/requested-path';
import { pageTitle } from '@/lib/page/page-title';
import { describeFrame } from './describe-frame';
import { Document } from './document';
import { SiteShell } from './site-shell';

/**
 * Every address that no route serves: a real 404 whose HTML holds the whole page, in the language of the address or, where
 * it names none, of the visitor. The `notFound()` of a catch-all page would send an empty document.
 */
export default async function GlobalNotFound() {
  const [jar, head] = await Promise.all([cookies(), headers()]);
  // Set by our server; in development, which has none, the page is in the language of the visitor.
  const asked = head.get(REQUESTED_PATH_HEADER) ?? undefined;
  const [, first] = asked?.split('/') ?? [];
  const locale = isLocale(first)
    ? first
    : chooseLocale({
        cookie: jar.get(LOCALE_COOKIE.name)?.value,
        acceptLanguage: head.get('accept-language'),
      });
  const t = await getTranslations({ locale, namespace: 'errors' });
  // This page is never stored, so a backend that is down may cost it the name, the numbers and the branches.
  const [info, branches] = await Promise.all([
    getMainInfo(locale).catch(() => null),
    listBranches({ locale }).catch(() => []),
  ]);
  return (
    <Document locale={locale}>
      <title>{pageTitle({ title: t('notFoundShort'), clinic: info })}</title>
      <MainInfoStore mainInfo={shareMainInfo(info)}>
        <SiteShell locale={locale} frame={await describeFrame(locale, branches, asked)}>
          <NotFoundView locale={locale} asked={asked} />
        </SiteShell>
      </MainInfoStore>
    </Document>
  );
}

interface Props {
  locale: Locale;
  /** Path of the request, if it was rewritten. */
  asked?: string | undefined;
}

/** "Page not found: {path}" (specification, point 8) with the field that finds, and the ways that most people look for. */
async function NotFoundView({ locale, asked }: Props) {
  const [t, titles, search] = await Promise.all([
    getTranslations({ locale, namespace: 'errors' }),
    getTranslations({ locale }),
    describeSearchField(locale),
  ]);
  const ways = [
    { path: bookingPath({}), label: titles('layout.booking'), icon: 'lucide:calendar-plus' },
    { path: '/doctors', label: t('seeDoctors'), icon: 'lucide:stethoscope' },
    { path: '/services', label: titles('services.title'), icon: 'lucide:audio-lines' },
    { path: '/branches', label: titles('branches.title'), icon: 'lucide:map-pin' },
    { path: '/my-bookings', label: titles('phoneProof.title'), icon: 'lucide:calendar-check' },
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
