import 'server-only';
import type { Locale } from 'next-intl';
import type { BookingSetting } from '@/features/booking/choices/data';
import { getTranslations } from '@/i18n/translations';
import { formatPhone } from '@/lib/contact/phone';
import type { CallPromiseWords } from './components/call-promise';

/** The sentence about the call, for the browser to put the moment in. */
export async function callWords(
  locale: Locale,
  { callCentrePhone: phone }: BookingSetting,
  /** Country of the branch: how its patients dial. */
  country: string | null | undefined,
): Promise<CallPromiseWords> {
  const t = await getTranslations({ locale, namespace: 'booking.form' });
  return {
    sentence: t('callBy', { time: '{time}', day: '{day}', phone: '{phone}' }),
    phone: formatPhone({ phone, country }),
  };
}
