import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** Writes an E.164 number as people of `country` (ISO code) do; other text stays. Show it left to right. */
export function localPhone({ phone, country }: { phone: string; country: string }): string {
  const parsed = parsePhoneNumberFromString(phone);
  if (!parsed) return phone;
  return parsed.country === country ? parsed.formatNational() : parsed.formatInternational();
}
