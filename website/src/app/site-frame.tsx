'use client';

import { Activity, type ReactNode } from 'react';
import { BottomBar } from '@/components/layout/bottom-bar';
import { LanguageSwitch } from '@/components/layout/language-switch';
import { type FooterBranch, SiteFooter } from '@/components/layout/site-footer';
import { type NavItem, SiteHeader } from '@/components/layout/site-header';
import { IconDrawing, type IconShape } from '@/components/ui/icon-drawing';
import { PhoneLink, whatsappHref } from '@/components/ui/phone-link';
import { Popover } from '@/components/ui/popover';
import { useCurrentUser } from '@/features/account/session/user-client';
import { useMainInfo } from '@/features/site/main-info/components/main-info-store';
import type { SharedMainInfo } from '@/features/site/main-info/data';
import { BookFromHere } from '@/features/site/next-free-times/components/book-link';
import { SearchField, type SearchFieldProps } from '@/features/site/search/components/search-field';
import { contentLang } from '@/i18n/content-lang';
import type { Locale } from '@/i18n/routing';

export interface SiteFrameProps {
  locale: Locale;
  home: string;
  items: NavItem[];
  rules: NavItem[];
  /** Link for signed-in staff. */
  staffArea: NavItem;
  /** The way into the booking, and how the bar of phones names it. */
  action: { href: string; label: string; short: string };
  branches: FooterBranch[];
  /** Link to the other branches, when there are more. */
  moreBranches: { href: string; label: string } | null;
  otherLanguage: { target: Locale; label: string; hint: string };
  words: Record<
    | 'navigation'
    | 'footerNavigation'
    | 'menu'
    | 'search'
    | 'call'
    | 'whatsapp'
    | 'contact'
    | 'follow'
    | 'branches'
    | 'home'
    /** "© {name}" */
    | 'rights'
    | 'newTab'
    | 'quickActions',
    string
  >;
  icons: Record<'menu' | 'close' | 'search' | 'phone' | 'whatsapp' | 'mail' | 'book', IconShape | null>;
  search: SearchFieldProps;
  children: ReactNode;
}

const NETWORKS = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  x: 'X',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  linkedin: 'LinkedIn',
  snapchat: 'Snapchat',
};

/** Returns what of the clinic stands around a page: nothing while main info is not published. */
function describeClinic(mainInfo: SharedMainInfo, locale: Locale, home: string) {
  const name = mainInfo?.siteName ?? '';
  const whatsapp = mainInfo?.whatsapp ?? null;
  return {
    rightsOf: name,
    name: name || home,
    /** Name of the clinic in the head of the page: one line, also on a narrow phone. */
    shortName: mainInfo?.shortName || name || home,
    /** Language of the clinic's own words, when it is not the page's. */
    ownWords: mainInfo ? contentLang({ lang: mainInfo.locale }, locale) : {},
    text: mainInfo?.footerText ?? mainInfo?.tagline ?? null,
    note: mainInfo?.emergencyNote ?? null,
    numbers: mainInfo && {
      phone: mainInfo.phone,
      phoneText: mainInfo.phoneText,
      whatsapp: whatsapp ? whatsappHref({ phone: whatsapp }) : null,
      email: mainInfo.email ?? null,
    },
    social: (mainInfo?.socialMedia ?? []).map(({ platform, url }) => ({
      href: url,
      label: NETWORKS[platform],
    })),
  };
}

/**
 * Draws what surrounds every public page, drawn from data on both sides: as elements of the server it stood in each page twice, as
 * HTML and as React's data. What is the clinic's own comes from the store of main info.
 */
export function SiteFrame({ children, ...frame }: SiteFrameProps) {
  const { locale, home, items, action, staffArea, words, icons } = frame;
  const user = useCurrentUser();
  const clinic = describeClinic(useMainInfo(), locale, words.home);
  const { name, ownWords, numbers } = clinic;
  const rights = clinic.rightsOf ? words.rights.replace('{name}', () => clinic.rightsOf) : '';
  const book = { href: action.href, label: action.label };
  return (
    <>
      <SiteHeader
        home={home}
        name={clinic.shortName}
        ownWords={ownWords}
        items={items}
        action={{ ...book, as: BookFromHere }}
        words={words}
        icons={icons}
        search={<SearchField {...frame.search} />}
        contact={
          numbers ? (
            <Popover
              label={
                <>
                  <IconDrawing shape={icons.phone} />
                  {words.call}
                </>
              }
              className="header-button"
            >
              <ul>
                <NumberItems numbers={numbers} whatsapp={words.whatsapp} icons={icons} />
              </ul>
            </Popover>
          ) : null
        }
        languageSwitch={<LanguageSwitch {...frame.otherLanguage} className="header-button" />}
      />
      <main id="content" tabIndex={-1} className="min-h-[60vh] outline-none">
        {children}
      </main>
      <Activity>
        <SiteFooter
          home={home}
          name={name}
          ownWords={ownWords}
          text={clinic.text}
          note={clinic.note}
          items={items}
          action={book}
          rules={user?.staff ? [...frame.rules, staffArea] : frame.rules}
          contact={
            numbers ? (
              <ul>
                {/* On phones both numbers are in the bar at the bottom. */}
                <NumberItems
                  numbers={numbers}
                  whatsapp={words.whatsapp}
                  icons={icons}
                  className="max-sm:hidden"
                />
                {numbers.email ? (
                  <li>
                    <a href={`mailto:${numbers.email}`} className="inline-flex min-h-11 items-center gap-2">
                      <IconDrawing shape={icons.mail} />
                      <bdi dir="ltr" className="min-w-0 wrap-anywhere">
                        {numbers.email}
                      </bdi>
                    </a>
                  </li>
                ) : null}
              </ul>
            ) : null
          }
          social={clinic.social}
          branches={frame.branches}
          moreBranches={frame.moreBranches}
          words={{ ...words, navigation: words.footerNavigation, rights }}
        />
      </Activity>
      <BottomBar
        label={words.quickActions}
        actions={[
          { href: action.href, label: action.short, icon: icons.book, isMain: true, as: BookFromHere },
          ...(numbers ? [{ href: `tel:${numbers.phone}`, label: words.call, icon: icons.phone }] : []),
          ...(numbers?.whatsapp
            ? [{ href: numbers.whatsapp, label: words.whatsapp, icon: icons.whatsapp }]
            : []),
        ]}
      />
    </>
  );
}

function NumberItems({
  numbers,
  whatsapp,
  icons,
  className,
}: {
  numbers: NonNullable<ReturnType<typeof describeClinic>['numbers']>;
  whatsapp: string;
  icons: SiteFrameProps['icons'];
  className?: string;
}) {
  return (
    <>
      <li className={className}>
        <PhoneLink
          phone={numbers.phone}
          display={numbers.phoneText}
          icon={<IconDrawing shape={icons.phone} />}
        />
      </li>
      {numbers.whatsapp ? (
        <li className={className}>
          <a href={numbers.whatsapp} className="contact-link">
            <IconDrawing shape={icons.whatsapp} />
            {whatsapp}
          </a>
        </li>
      ) : null}
    </>
  );
}
