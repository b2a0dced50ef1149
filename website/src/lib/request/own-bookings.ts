import type { IncomingHttpHeaders } from 'node:http';
import { LOCALE_COOKIE } from '../../i18n/routing';

/** Name of the cookie in which a browser shows the website the key of its hold. */
export const HOLD_COOKIE = 'booking-hold';

/** Name of the header with the key of a hold: from a tab to the website, and from the website to the backend. */
export const HOLD_HEADER = 'X-Hold-Key';

/** Prefix of the cookies in which a browser remembers its bookings; with https `__Host-` is before it. */
export const BOOKED_COOKIE = 'booked-';

/** Name of the cookie with the proof of a phone, under which patients are known; with https `__Host-` is before it. */
export const PROOF_COOKIE = 'phone-proof';

/** Headers that relays in front add to a request of anybody's. */
const OF_RELAYS = /^x-(?:forwarded-|real-ip$|request-id$)/;

/** True when a request carries nothing that might make the answer of a booking page this visitor's own; unknown things might. */
export function carriesNothingOwn(headers: IncomingHttpHeaders): boolean {
  const cookies = (headers.cookie ?? '').split(';').map((pair) => pair.split('=')[0]?.trim() ?? '');
  // The address of a booking page names the language.
  const isHarmless = cookies.every((name) => name === '' || name === LOCALE_COOKIE.name);
  const others = Object.keys(headers).filter((name) => name.startsWith('x-') && !OF_RELAYS.test(name));
  return isHarmless && others.length === 0 && headers.authorization === undefined;
}
