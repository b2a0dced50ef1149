import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { SkipLink } from '@/components/layout/skip-link';
import { iconShape } from '@/components/ui/icon';
import { whatsappHref } from '@/components/ui/phone-link';
import type { MainInfo } from '@/features/main-info/data';
import { describeSearchField } from '@/features/search/field-words';
import { contentLang } from '@/i18n/content-lang';
import { type Locale, localePath, otherLocale } from '@/i18n/routing';
import { bookingPath } from '@/lib/booking-address';
import { formatPhone } from '@/lib/phone';
import { SiteFrame } from './site-frame';

const NETWORKS = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  x: 'X',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  linkedin: 'LinkedIn',
  snapchat: 'Snapchat',
};

/**
 * What surrounds every public page: header, page, footer, and on phones the bar with the next step.
 * `info` is null while the clinic group's data is not published; then names and numbers are left out.
 */
export async function SiteShell({
  locale,
  info,
  children,
}: {
  locale: Locale;
  info: MainInfo | null;
  children: ReactNode;
}) {
  const [t, ui, search] = await Promise.all([
    getTranslations({ locale, namespace: 'layout' }),
    getTranslations({ locale, namespace: 'ui' }),
    describeSearchField(locale),
  ]);
  const to = (path: string) => localePath({ locale, path });
  const home = to('/');
  const name = info?.siteName ?? '';
  return (
    <>
      <SkipLink label={t('skipToContent')} />
      <SiteFrame
        home={home}
        name={name || t('home')}
        ownWords={info ? contentLang({ content: info.locale, page: locale }) : {}}
        text={info?.footerText ?? info?.tagline ?? null}
        note={info?.emergencyNote ?? null}
        items={[
          { href: home, label: t('home'), exact: true, isMinor: true },
          { href: to('/doctors'), label: t('doctors'), section: to('/doctor') },
          { href: to('/services'), label: t('services') },
          { href: to('/branches'), label: t('branches') },
          { href: to('/who-we-are'), label: t('whoWeAre') },
          { href: to('/blog'), label: t('blog') },
          { href: to('/insurance'), label: t('insurance'), isMinor: true },
          { href: to('/faq'), label: t('faq'), isMinor: true },
          { href: to('/contact'), label: t('contactPage') },
        ]}
        rules={[
          { href: to('/my-bookings'), label: t('myBookings') },
          { href: to('/privacy-policy'), label: t('privacy') },
          { href: to('/terms-and-conditions'), label: t('terms') },
        ]}
        action={{ href: to(bookingPath({})), label: t('booking'), short: t('bookShort') }}
        numbers={info && numbersOf(info)}
        social={(info?.socialMedia ?? []).map(({ platform, url }) => ({
          href: url,
          label: NETWORKS[platform],
        }))}
        otherLanguage={{
          target: otherLocale(locale),
          label: t('switchLanguage'),
          hint: t('switchLanguageHint'),
        }}
        words={{
          navigation: t('mainNavigation'),
          footerNavigation: t('footerNavigation'),
          menu: t('menu'),
          search: t('search'),
          call: t('call'),
          whatsapp: t('whatsapp'),
          contact: t('contact'),
          follow: t('follow'),
          rights: name ? t('rights', { name }) : '',
          newTab: ui('opensInNewTab'),
          quickActions: t('quickActions'),
        }}
        search={search}
        icons={{
          menu: iconShape('lucide:menu'),
          close: iconShape('lucide:x'),
          search: search.icon,
          phone: iconShape('lucide:phone'),
          whatsapp: iconShape('lucide:message-circle'),
          mail: iconShape('lucide:mail'),
          book: iconShape('lucide:calendar-plus'),
        }}
      >
        {children}
      </SiteFrame>
    </>
  );
}

function numbersOf({ phone, whatsapp, email }: MainInfo) {
  return {
    phone,
    phoneText: formatPhone({ phone }),
    whatsapp: whatsapp ? whatsappHref({ phone: whatsapp }) : null,
    email: email ?? null,
  };
}
