import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { toLatinDigits } from '@/contract/digits';

/** Parses a phone into E.164 (`+201001234567`), or null; without code it is one of `country` (ISO code). */
export function parsePhone({ text, country }: { text: string; country: string }): string | null {
  const defaults = isSupportedCountry(country) ? { defaultCountry: country } : undefined;
  const parsed = parsePhoneNumberFromString(toLatinDigits(text), defaults);
  return parsed?.isValid() ? parsed.number : null;
}

/** Returns a phone of a form in E.164, by the country beside it; an invalid one stays as typed. */
export function storedPhone({ text, country }: { text: string; country: string }): string {
  return parsePhone({ text, country }) ?? text;
}

/**
 * Writes an E.164 number as people of `country` do, without it as those of its own (the clinic's numbers), in groups of four
 * at most; other text stays. Show it by PhoneLink.
 */
export function formatPhone(given: { phone: string; country?: string | null | undefined }): string {
  const { phone, country } = given;
  const parsed = parsePhoneNumberFromString(phone);
  if (!parsed) return phone;
  const isLocal = (country ?? null) === null || parsed.country === country || parsed.country === undefined;
  const text = isLocal && parsed.country ? parsed.formatNational() : parsed.formatInternational();
  return text.replace(/\d{5,}/g, (digits) => digits.replace(/\B(?=(\d{4})+$)/g, ' '));
}

/** The country of an E.164 number, ISO 3166-1 alpha-2; null where several share its code or it is none. */
export function countryOfPhone(phone: string): string | null {
  return parsePhoneNumberFromString(phone)?.country ?? null;
}
