import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { readEnvironment } from '../platform/environment/environment';

/** Numbers that cost whoever writes to them more, and may earn their owner something. */
const COSTLY: readonly (string | undefined)[] = ['PREMIUM_RATE', 'SHARED_COST'];

/** True for a phone of a country with a branch, or of PHONE_CODE_COUNTRIES: others may be a stranger's earning. */
export function mayBeWrittenTo(
  phone: string,
  branches: Record<string, { country?: string | undefined }>,
): boolean {
  const number = parsePhoneNumberFromString(phone);
  const ours = Object.values(branches).map(({ country }) => country);
  const isOurs = [...ours, ...readEnvironment().PHONE_CODE_COUNTRIES].includes(number?.country);
  return number?.country !== undefined && isOurs && !COSTLY.includes(number.getType());
}
