import type { Locale } from 'next-intl';
import type { BookingSetting } from '@/features/booking/choices/data';
import { contentLang } from '@/i18n/content-lang';

/** The clinic's words by which a patient agrees to be written to; nothing where it offers no messages. */
export function PhoneConsent({ locale, setting }: { locale: Locale; setting: BookingSetting }) {
  return <span {...contentLang(setting, locale)}>{setting.phoneMessages?.text}</span>;
}

/** Returns what the booking forms ask to agree to, in the clinic's words. */
export function consentsOf(locale: Locale, setting: BookingSetting) {
  const words = contentLang(setting, locale);
  const { newsText, phoneMessages, consentText } = setting;
  return {
    news: newsText && <span {...words}>{newsText}</span>,
    phoneMessages: phoneMessages && {
      channels: phoneMessages.channels,
      text: <PhoneConsent locale={locale} setting={setting} />,
    },
    consent: (
      <p className="whitespace-pre-line text-sm" {...words}>
        {consentText}
      </p>
    ),
  };
}
