import 'server-only';
import { iconShape } from '@/components/ui/icon';
import { listBlockPages } from '@/features/site/block-pages/data';
import type { Branch } from '@/features/site/branches/data';
import { listRunningOffers } from '@/features/site/offers/data';
import { describeSearchField } from '@/features/site/search/field-words';
import { listOpenVacancies } from '@/features/site/vacancies/data';
import { contentLang } from '@/i18n/content-lang';
import { type Locale, localePath, otherLocale } from '@/i18n/routing';
import { getTranslations, textsOf } from '@/i18n/translations';
import { bookingPath } from '@/lib/address/booking-address';
import { entryHref } from '@/lib/address/entry-address';
import { formatPhone } from '@/lib/contact/phone';

/** `isMinor`: in narrow menus and the footer; `isFooterOnly`: there alone; `words`: language of a label not the page's. */
export interface NavItem {
  href: string;
  label: string;
  exact?: boolean;
  isMinor?: boolean;
  isFooterOnly?: boolean;
  section?: string;
  words?: { lang?: string; dir?: 'ltr' | 'rtl' };
}

/** Number of branches the foot of every page names; a chain has a page for them. */
const BRANCHES_SHOWN = 6;

/** Returns the data of the frame of public pages, beside main info; `asked` is the visitor's path if the request was rewritten. */
export async function describeFrame(locale: Locale, branches: Branch[], asked?: string) {
  const [t, titles, ui, search, offers, vacancies, own] = await Promise.all([
    getTranslations({ locale, namespace: 'layout' }),
    getTranslations({ locale }),
    getTranslations({ locale, namespace: 'ui' }),
    describeSearchField(locale),
    listRunningOffers({ locale }),
    listOpenVacancies({ locale }),
    listOwnItems(locale),
  ]);
  const to = (path: string) => localePath({ locale, path });
  const home = to('/');
  const items: NavItem[] = [
    { href: home, label: t('home'), exact: true, isMinor: true },
    { href: to('/doctors'), label: titles('doctors.title'), section: to('/doctor') },
    { href: to('/services'), label: titles('services.title') },
    { href: to('/branches'), label: titles('branches.title') },
    { href: to('/who-we-are'), label: titles('about.title') },
    { href: to('/blog'), label: titles('articles.title') },
    ...(offers.length > 0 ? [{ href: to('/offers'), label: titles('offers.title'), isMinor: true }] : []),
    { href: to('/insurance'), label: t('insurance'), isMinor: true },
    { href: to('/faq'), label: t('faq'), isMinor: true },
    { href: to('/contact'), label: titles('contact.title') },
    ...(vacancies.length > 0
      ? [{ href: to('/jobs'), label: titles('vacancies.title'), isFooterOnly: true }]
      : []),
    ...own,
  ];
  return {
    locale,
    home,
    items,
    rules: [
      { href: to('/my-bookings'), label: titles('phoneProof.title') },
      { href: to('/privacy-policy'), label: titles('policies.privacy-policy') },
      { href: to('/terms-and-conditions'), label: titles('policies.terms-and-conditions') },
      { href: to('/accessibility'), label: titles('accessibility.title') },
    ],
    staffArea: { href: to('/admin'), label: t('staffArea') },
    /** The way into the booking, and how the bar of phones names it. */
    action: { href: to(bookingPath({})), label: t('booking'), short: t('bookShort') },
    branches: branches.slice(0, BRANCHES_SHOWN).map((branch) => ({
      href: entryHref('branches', branch, locale),
      name: branch.name,
      address: branch.address,
      phone: branch.phone,
      phoneText: formatPhone({ phone: branch.phone, country: branch.country }),
      words: contentLang(branch, locale),
    })),
    /** Link to the other branches, when there are more. */
    moreBranches:
      branches.length > BRANCHES_SHOWN ? { href: to('/branches'), label: t('allBranches') } : null,
    otherLanguage: {
      target: otherLocale(locale),
      label: t('switchLanguage'),
      hint: t('switchLanguageHint'),
      pathname: asked,
    },
    words: {
      ...textsOf(t, 'menu', 'search', 'call', 'whatsapp', 'contact', 'follow', 'home', 'quickActions'),
      branches: titles('branches.title'),
      footerNavigation: t('footerNavigation'),
      navigation: t('mainNavigation'),
      /** "© {name}" */
      rights: t.raw('rights'),
      newTab: ui('opensInNewTab'),
    },
    search,
    icons: {
      menu: iconShape('lucide:menu'),
      close: iconShape('lucide:x'),
      search: search.icon,
      phone: iconShape('lucide:phone'),
      whatsapp: iconShape('lucide:message-circle'),
      mail: iconShape('lucide:mail'),
      book: iconShape('lucide:calendar-plus'),
    },
  };
}

export type Frame = Awaited<ReturnType<typeof describeFrame>>;

/** Pages of the clinic's own that an editor has put into the menus. */
async function listOwnItems(locale: Locale): Promise<NavItem[]> {
  const pages = await listBlockPages({ locale });
  return pages.flatMap((page) =>
    page.menu === null
      ? []
      : {
          href: entryHref('pages', page, locale),
          label: page.title,
          words: contentLang(page, locale),
          ...(page.menu === 'footer' ? { isFooterOnly: true } : { isMinor: true }),
        },
  );
}
