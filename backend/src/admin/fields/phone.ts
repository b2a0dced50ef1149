import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** Returns the country for phones without a country code: that of the form, else of the former number. */
export function countryOf(given: { country: unknown; before: unknown }): CountryCode | undefined {
  const { country, before } = given;
  if (typeof country === 'string' && isSupportedCountry(country)) return country;
  return typeof before === 'string' ? parsePhoneNumberFromString(before)?.country : undefined;
}

/** Reads a phone as people write it into its stored form: `02 2000 0100` in Egypt is `+20220000100`; null for no phone. */
export function readPhone(written: string, country?: CountryCode): string | null {
  const phone = parsePhoneNumberFromString(written, country);
  return phone?.isPossible() ? phone.number : null;
}

/** A stored phone as people there read it, or '' when it is none. */
export function spokenPhone(stored: string): string {
  const phone = parsePhoneNumberFromString(stored);
  return phone ? `${phone.formatNational()} · ${phone.formatInternational()}` : '';
}
