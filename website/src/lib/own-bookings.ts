/** Name of the cookie in which a browser shows the website the key of its hold. */
export const HOLD_COOKIE = 'booking-hold';

/** Name of the header with the key of a hold: from a tab to the website, and from the website to the backend. */
export const HOLD_HEADER = 'X-Hold-Key';

/** Beginning of the names of the cookies in which a browser remembers what it has booked; with https `__Host-` is before it. */
export const BOOKED_COOKIE = 'booked-';

/** Name of the cookie with the proof of a phone, under which patients are known; with https `__Host-` is before it. */
export const PROOF_COOKIE = 'phone-proof';

/** Cookies with which the booking pages show a visitor what is the visitor's own: the held time, the last bookings, who comes. */
const OWN_PATTERN = new RegExp(
  `(?:^|;\\s*)(?:${HOLD_COOKIE}=|(?:__Host-)?(?:${BOOKED_COOKIE}[^=;]*|${PROOF_COOKIE})=)`,
);

/** True when a request's Cookie header makes the answer of a booking page this visitor's own. */
export function hasOwnBooking(cookies: string | undefined): boolean {
  return cookies !== undefined && OWN_PATTERN.test(cookies);
}
