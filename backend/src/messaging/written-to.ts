import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { readEnvironment } from '../platform/environment/environment';

/** Numbers that cost whoever writes to them more, and may earn their owner something. */
const COSTLY: readonly (string | undefined)[] = ['PREMIUM_RATE', 'SHARED_COST'];

/**
 * True for a phone that a stranger may have a message sent to: of a country that the clinic has a branch in, or that is named in
 * PHONE_CODE_COUNTRIES. One of a stranger's choice may be a stranger's earning.
 */
export function mayBeWrittenTo(
  phone: string,
  branches: Record<string, { country?: string | undefined }>,
): boolean {
  const number = parsePhoneNumberFromString(phone);
  const ours = Object.values(branches).map(({ country }) => country);
  const isOurs = [...ours, ...readEnvironment().PHONE_CODE_COUNTRIES].includes(number?.country);
  return number?.country !== undefined && isOurs && !COSTLY.includes(number.getType());
}
