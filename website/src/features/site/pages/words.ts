import type { Locale } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';
import type { Section } from '@/lib/address/entry-address';

/** Messages of each list page with an introduction by an editor. */
export const MESSAGES = {
  doctors: 'doctors',
  branches: 'branches',
  services: 'services',
  blog: 'articles',
  faq: 'faqs',
  contact: 'contact',
  offers: 'offers',
  jobs: 'vacancies',
} as const;

export type ListPage = keyof typeof MESSAGES;

/** Returns the title of a list page while no editor has given it one. */
export async function listTitle(locale: Locale, page: ListPage): Promise<string> {
  const t = await getTranslations({ locale });
  return t(`${MESSAGES[page]}.title`);
}

/** Returns the pages above an entry's: the home page, and the list of its section where there is one. */
export async function pagesAbove(section: Section, locale: Locale) {
  const t = await getTranslations({ locale, namespace: 'layout' });
  const home = { name: t('home'), path: '/' };
  if (section === 'pages') return { home, list: null };
  const list = section === 'doctor' ? 'doctors' : section;
  return { home, list: { name: await listTitle(locale, list), path: `/${list}` } };
}
