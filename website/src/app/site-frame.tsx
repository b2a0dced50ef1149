'use client';

import { Activity, type ReactNode } from 'react';
import { BottomBar } from '@/components/layout/bottom-bar';
import { LanguageSwitch } from '@/components/layout/language-switch';
import { type FooterBranch, SiteFooter } from '@/components/layout/site-footer';
import { type NavItem, SiteHeader } from '@/components/layout/site-header';
import { IconDrawing, type IconShape } from '@/components/ui/icon-drawing';
import { PhoneLink } from '@/components/ui/phone-link';
import { Popover } from '@/components/ui/popover';
import { BookFromHere } from '@/features/next-free-times/components/book-link';
import { SearchField, type SearchFieldProps } from '@/features/search/components/search-field';
import type { ContentLang } from '@/i18n/content-lang';
import type { Locale } from '@/i18n/routing';

export interface SiteFrameProps {
  home: string;
  name: string;
  /** What the head of the page calls the clinic: one line, also on a narrow phone. */
  shortName: string;
  /** Language of the clinic's own words, when it is not the page's. */
  ownWords: ContentLang;
  text: string | null;
  note: string | null;
  items: NavItem[];
  rules: NavItem[];
  /** The way into the booking, and how the bar of phones names it. */
  action: { href: string; label: string; short: string };
  /** Null while the clinic's data is not published. `phone` is E.164, `whatsapp` an address. */
  numbers: { phone: string; phoneText: string; whatsapp: string | null; email: string | null } | null;
  social: { href: string; label: string }[];
  branches: FooterBranch[];
  /** Where the other branches are, when there are more. */
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
    | 'rights'
    | 'newTab'
    | 'quickActions',
    string
  >;
  icons: Record<'menu' | 'close' | 'search' | 'phone' | 'whatsapp' | 'mail' | 'book', IconShape | null>;
  search: SearchFieldProps;
  children: ReactNode;
}

/**
 * What surrounds every public page, drawn from data on both sides: as elements of the server it stood in each page twice, as
 * HTML and as React's data (docs/decisions/0172-lists-from-props.md).
 */
export function SiteFrame({ children, ...frame }: SiteFrameProps) {
  const { home, name, shortName, ownWords, items, action, numbers, words, icons } = frame;
  const book = { href: action.href, label: action.label };
  return (
    <>
      <SiteHeader
        home={home}
        name={shortName}
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
          text={frame.text}
          note={frame.note}
          items={items}
          action={book}
          rules={frame.rules}
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
          social={frame.social}
          branches={frame.branches}
          moreBranches={frame.moreBranches}
          words={{ ...words, navigation: words.footerNavigation }}
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
  numbers: NonNullable<SiteFrameProps['numbers']>;
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
