import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * An E.164 number as people of `country` (ISO 3166-1 alpha-2) write it: national for their own, international
 * for another. Text that is not a number comes back unchanged. Show it in a left-to-right run.
 */
export function localPhone({ phone, country }: { phone: string; country: string }): string {
  const parsed = parsePhoneNumberFromString(phone);
  if (!parsed) return phone;
  return parsed.country === country ? parsed.formatNational() : parsed.formatInternational();
}
