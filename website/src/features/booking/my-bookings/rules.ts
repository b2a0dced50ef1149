/** Addresses at which a booking goes on once the phone is proved, with its choices; none else is followed. */
const BOOKING = /^\/(?:en|ar)\/booking(?:-old|\/waiting-list)?(?:\?[\w=&%:.+-]{0,400})?$/;

/** The page to go back to, from the address or a form; null for none. */
export function readReturn(given: unknown): string | null {
  return typeof given === 'string' && BOOKING.test(given) ? given : null;
}
