import type { Locale } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';

/** Messages of each list page with an introduction by an editor. */
const MESSAGES = {
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
