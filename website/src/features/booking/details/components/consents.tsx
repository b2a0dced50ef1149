import type { Locale } from 'next-intl';
import { HiddenFields } from '@/components/form/hidden-fields';
import { CallUs } from '@/features/booking/call-us/components/call-us';
import type { BookingSetting } from '@/features/booking/choices/data';
import { findReturningPatients } from '@/features/booking/phone-proof/query';
import { contentLang } from '@/i18n/content-lang';
import { localePath } from '@/i18n/routing';
import { getWords } from '@/i18n/translations';
import { limitsOf } from '../limit-rules';
import { nameWords } from '../shown-query';
import { formWords } from '../words';

/** Channels to a phone, with the clinic's words by which a patient agrees to be written to; null where it offers none. */
export function phoneMessagesOf(setting: BookingSetting, locale: Locale) {
  if (!setting.phoneMessages) return null;
  const { channels, text } = setting.phoneMessages;
  return { channels, text: <span {...contentLang(setting, locale)}>{text}</span> };
}

/** The clinic's words that are agreed to, and for the form which they are. */
export function ConsentWords({ setting, locale, className }: ConsentWordsProps) {
  return (
    <>
      <p className={className} {...contentLang(setting, locale)}>
        {setting.consentText}
      </p>
      <HiddenFields of={{ shownWords: nameWords(setting) }} />
    </>
  );
}

interface ConsentWordsProps {
  setting: BookingSetting;
  locale: Locale;
  className?: string;
}

/** Parts of the booking forms that ask who comes, in the clinic's words. */
export type PersonParts = Awaited<ReturnType<typeof personParts>>;

interface Given {
  locale: Locale;
  country: string;
  setting: BookingSetting;
  back: string;
}

/** Returns what the forms about the patient need; `back` is the path of the booking with its choices. */
export async function personParts({ locale, country, setting, back }: Given) {
  const [words, known] = await Promise.all([
    formWords(locale, country, setting),
    findReturningPatients(locale, country),
  ]);
  const lang = contentLang(setting, locale);
  const { newsText } = setting;
  return {
    words,
    limits: limitsOf(setting, country),
    help: <CallUs setting={setting} country={country} />,
    /** Patients booked for under the phone that was proved in this browser; else the way to prove one. */
    known,
    provePhone: <ProvePhone setting={setting} back={back} />,
    /** Consent text of the news; null where patients are not asked. */
    news: newsText && <span {...lang}>{newsText}</span>,
    phoneMessages: phoneMessagesOf(setting, locale),
    consent: <ConsentWords setting={setting} locale={locale} className="whitespace-pre-line text-sm" />,
  };
}

/** Link to prove a phone by a code, for patients who have booked before; none without a channel. `back` is where it leads on. */
export async function ProvePhone({ setting, back }: { setting: BookingSetting; back: string }) {
  if (!setting.phoneMessages) return null;
  const [locale, t] = await getWords('booking.known');
  const href = `${localePath({ locale, path: '/my-bookings' })}?to=${encodeURIComponent(back)}`;
  return (
    <p className="text-sm">
      {t('before')}{' '}
      <a href={href} className="text-link">
        {t('prove')}
      </a>
    </p>
  );
}
