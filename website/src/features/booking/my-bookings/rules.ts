/** Addresses to which a visitor returns after proving the phone: bookings with their choices, no others. */
const BOOKING = /^\/(?:en|ar)\/booking(?:-old|\/waiting-list)?(?:\?[\w=&%:.+-]{0,400})?$/;

/** The page to go back to, from the address or a form; null for none. */
export function readReturn(given: unknown): string | null {
  return typeof given === 'string' && BOOKING.test(given) ? given : null;
}
