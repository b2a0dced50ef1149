import 'server-only';
import { getExampleNumber, type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';

/** Returns the country of an E.164 number, and whether its number range is known. */
export function phoneKind(phone: string): {
  /** ISO 3166-1 alpha-2, or the calling code where several countries share it. */
  country: string;
  /** True for a range that numbers are given out in; a range can be newer than our list. */
  isKnown: boolean;
  isMobile: boolean;
} | null {
  const number = parsePhoneNumberFromString(phone);
  if (!number) return null;
  const type = number.getType();
  return {
    country: number.country ?? `+${number.countryCallingCode}`,
    isKnown: number.isValid(),
    isMobile:
      type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE' || (!number.isValid() && isLongAsMobile(number)),
  };
}

function isLongAsMobile({ country, nationalNumber }: PhoneNumber): boolean {
  const example = country && getExampleNumber(country, examples);
  return example?.nationalNumber.length === nationalNumber.length;
}

/** Tells whether a number can have WhatsApp: no landline has. */
export function canHaveWhatsapp(phone: string): boolean {
  return phoneKind(phone)?.isMobile !== false;
}
