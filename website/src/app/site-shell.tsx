import { getTranslations } from 'next-intl/server';
import { Activity, type ReactNode } from 'react';
import { BottomBar } from '@/components/layout/bottom-bar';
import { LanguageSwitch } from '@/components/layout/language-switch';
import { SiteFooter } from '@/components/layout/site-footer';
import { SiteHeader } from '@/components/layout/site-header';
import { SkipLink } from '@/components/layout/skip-link';
import { Icon } from '@/components/ui/icon';
import { PhoneLink, whatsappHref } from '@/components/ui/phone-link';
import { Popover } from '@/components/ui/popover';
import type { MainInfo } from '@/features/main-info/data';
import { BookFromHere } from '@/features/next-free-times/components/book-link';
import { contentLang } from '@/i18n/content-lang';
import { type Locale, localePath, otherLocale } from '@/i18n/routing';
import { bookingPath } from '@/lib/booking-address';
import { formatPhone } from '@/lib/phone';

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
  const [t, ui] = await Promise.all([
    getTranslations({ locale, namespace: 'layout' }),
    getTranslations({ locale, namespace: 'ui' }),
  ]);
  const home = localePath({ locale, path: '/' });
  const booking = localePath({ locale, path: bookingPath({}) });
  const name = info?.siteName ?? '';
  const ownWords = info ? contentLang({ content: info.locale, page: locale }) : {};
  const to = (path: string) => localePath({ locale, path });
  const items = [
    { href: home, label: t('home'), exact: true, isMinor: true },
    { href: to('/doctors'), label: t('doctors'), section: to('/doctor') },
    { href: to('/services'), label: t('services') },
    { href: to('/branches'), label: t('branches') },
    { href: to('/who-we-are'), label: t('whoWeAre') },
    { href: to('/blog'), label: t('blog') },
    { href: to('/faq'), label: t('faq'), isMinor: true },
    { href: to('/contact'), label: t('contactPage') },
  ];
  const rules = [
    { href: to('/privacy-policy'), label: t('privacy') },
    { href: to('/terms-and-conditions'), label: t('terms') },
  ];
  const action = { href: booking, label: t('booking') };
  return (
    <>
      <SkipLink label={t('skipToContent')} />
      <SiteHeader
        home={home}
        name={name || t('home')}
        ownWords={ownWords}
        items={items}
        action={{ ...action, as: BookFromHere }}
        words={{ navigation: t('mainNavigation'), menu: t('menu') }}
        contact={
          info ? <CallPopover info={info} words={{ call: t('call'), whatsapp: t('whatsapp') }} /> : null
        }
        languageSwitch={
          <LanguageSwitch
            target={otherLocale(locale)}
            label={t('switchLanguage')}
            hint={t('switchLanguageHint')}
            className="flex min-h-11 items-center rounded-control px-3 font-semibold text-action hover:bg-surface-sky"
          />
        }
      />
      <main id="content" tabIndex={-1} className="min-h-[60vh] outline-none">
        {children}
      </main>
      <Activity>
        <SiteFooter
          home={home}
          name={name || t('home')}
          ownWords={ownWords}
          text={info?.footerText ?? info?.tagline}
          note={info?.emergencyNote}
          items={[...items, action]}
          rules={rules}
          contact={
            info ? (
              <ul>
                <NumberItems info={info} whatsapp={t('whatsapp')} />
                {info.email ? (
                  <li>
                    <a href={`mailto:${info.email}`} className="inline-flex min-h-11 items-center gap-2">
                      <Icon name="lucide:mail" />
                      <bdi dir="ltr" className="min-w-0 wrap-anywhere">
                        {info.email}
                      </bdi>
                    </a>
                  </li>
                ) : null}
              </ul>
            ) : null
          }
          social={(info?.socialMedia ?? []).map(({ platform, url }) => ({
            href: url,
            label: NETWORKS[platform],
          }))}
          words={{
            navigation: t('footerNavigation'),
            contact: t('contact'),
            follow: t('follow'),
            rights: name ? t('rights', { name }) : '',
            newTab: ui('opensInNewTab'),
          }}
        />
      </Activity>
      <BottomBar
        label={t('quickActions')}
        actions={[
          {
            href: booking,
            label: t('bookShort'),
            icon: 'lucide:calendar-plus',
            isMain: true,
            as: BookFromHere,
          },
          ...(info ? [{ href: `tel:${info.phone}`, label: t('call'), icon: 'lucide:phone' }] : []),
          ...(info?.whatsapp
            ? [
                {
                  href: whatsappHref({ phone: info.whatsapp }),
                  label: t('whatsapp'),
                  icon: 'lucide:message-circle',
                },
              ]
            : []),
        ]}
      />
    </>
  );
}

function CallPopover({ info, words }: { info: MainInfo; words: { call: string; whatsapp: string } }) {
  return (
    <Popover
      label={
        <>
          <Icon name="lucide:phone" />
          {words.call}
        </>
      }
      className="flex min-h-11 items-center gap-2 rounded-control px-3 font-semibold text-action hover:bg-surface-sky"
    >
      <ul>
        <NumberItems info={info} whatsapp={words.whatsapp} />
      </ul>
    </Popover>
  );
}

function NumberItems({ info, whatsapp }: { info: MainInfo; whatsapp: string }) {
  return (
    <>
      <li>
        <PhoneLink
          phone={info.phone}
          display={formatPhone({ phone: info.phone })}
          icon={<Icon name="lucide:phone" />}
        />
      </li>
      {info.whatsapp ? (
        <li>
          <a
            href={whatsappHref({ phone: info.whatsapp })}
            className="inline-flex min-h-11 items-center gap-2 font-semibold"
          >
            <Icon name="lucide:message-circle" />
            {whatsapp}
          </a>
        </li>
      ) : null}
    </>
  );
}
