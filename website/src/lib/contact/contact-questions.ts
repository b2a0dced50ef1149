import 'server-only';
import { isSupportedCountry } from 'libphonenumber-js/max';
import type { Locale } from 'next-intl';
import { toLatinDigits } from '@/contract/digits';
import { isolateLtr } from '@/contract/isolate';
import { getTranslations } from '@/i18n/translations';
import { meantEmail } from './email-slip';
import type { FieldQuestion } from './field-question';
import { formatPhone, parsePhone } from './phone';
import { phoneKind } from './phone-kind';

/** Questions about how somebody is reached, asked now or before; by the name of the field. */
export type ContactQuestions = Partial<Record<'phone' | 'email', FieldQuestion>>;

/** Returns whether a question is open; the form is not sent on then. */
export function isAsking(questions: ContactQuestions): boolean {
  return Object.values(questions).some(({ text }) => text !== null);
}

/** Asks about a well-formed phone or address that is probably mistyped; sent a second time, it is accepted. */
export async function askAboutContact(
  form: FormData,
  locale: Locale,
  country: string = textOf(form, 'phoneCountry'),
): Promise<ContactQuestions> {
  const t = await getTranslations({ locale, namespace: 'contactQuestions' });
  const question = (
    field: 'phone' | 'email',
    ask: (typed: string) => Omit<FieldQuestion, 'asked'> | null,
  ) => {
    const typed = textOf(form, field);
    const asked = typed === '' ? null : ask(typed);
    if (!asked) return {};
    const isAnswered = textOf(form, `${field}Asked`) === typed;
    return { [field]: { ...asked, asked: typed, ...(isAnswered ? { text: null } : {}) } };
  };
  return {
    ...question('phone', (typed) => {
      const phone = parsePhone({ text: typed, country });
      const kind = phone && phoneKind(phone);
      if (!kind || !isSupportedCountry(country) || (kind.isMobile && kind.country === country)) return null;
      // Keeps the phone number on one line.
      const read = isolateLtr(formatPhone({ phone, country: '' }).replaceAll(' ', '\u00a0'));
      const home = countryName({ country, locale });
      return { text: t('phone', { country: countryName({ ...kind, locale }), read, home }) };
    }),
    ...question('email', (typed) => {
      const meant = meantEmail(typed);
      if (meant === null) return null;
      const words = { meant: isolateLtr(meant), typed: isolateLtr(typed) };
      return { text: t('email', words), instead: { value: meant, label: t('use', words) } };
    }),
  };
}

/** The country by which a phone is read, as it stands beside the field. */
export function phoneCountry(given: { country: string; locale: Locale }): { code: string; label: string } {
  return { code: given.country, label: countryName(given) };
}

function countryName({ country, locale }: { country: string; locale: Locale }): string {
  // Several countries share a calling code: it stands for them.
  if (!/^[A-Z]{2}$/.test(country)) return isolateLtr(country);
  return new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country;
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? toLatinDigits(value).trim() : '';
}
