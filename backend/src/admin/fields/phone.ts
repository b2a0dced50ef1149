import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** The country whose phones are meant where none is written: of the form, else of the number that stood there. */
export function countryOf({
  country,
  before,
}: {
  country: unknown;
  before: unknown;
}): CountryCode | undefined {
  if (typeof country === 'string' && isSupportedCountry(country)) return country;
  return typeof before === 'string' ? parsePhoneNumberFromString(before)?.country : undefined;
}

/**
 * A phone as people write it, as it is stored: `02 2000 0100` in Egypt becomes `+20220000100`.
 * @returns null for what is no phone there
 */
export function readPhone(written: string, country?: CountryCode): string | null {
  const phone = parsePhoneNumberFromString(written, country);
  return phone?.isPossible() ? phone.number : null;
}

/** A stored phone as people there read it, or '' when it is none. */
export function spokenPhone(stored: string): string {
  const phone = parsePhoneNumberFromString(stored);
  return phone ? `${phone.formatNational()} · ${phone.formatInternational()}` : '';
}
