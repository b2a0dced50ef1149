import type { Locale } from 'next-intl';
import type { BookingSetting } from '@/features/booking/choices/data';
import { contentLang } from '@/i18n/content-lang';

/** The clinic's words by which a patient agrees to its news. */
export function NewsConsent({ locale, setting }: { locale: Locale; setting: BookingSetting }) {
  return <span {...contentLang({ content: setting.lang, page: locale })}>{setting.newsText}</span>;
}
