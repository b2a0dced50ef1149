import type { Locale } from 'next-intl';
import type { BookingSetting } from '@/features/booking/choices/data';
import { contentLang } from '@/i18n/content-lang';

/** The clinic's words by which a patient agrees to be written to; nothing where it offers no messages. */
export function PhoneConsent({ locale, setting }: { locale: Locale; setting: BookingSetting }) {
  return <span {...contentLang({ content: setting.lang, page: locale })}>{setting.phoneMessages?.text}</span>;
}
