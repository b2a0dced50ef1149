import { routing } from '@/i18n/routing';
import { defineAddress, id, oneOf } from '@/lib/address/address';

/** The doctor and the branch whose booking is linked to; the language is that of the reader where none is asked for. */
export const bookingLinksAddress = defineAddress('/admin/booking-links', {
  doctor: id,
  branch: id,
  lang: oneOf(routing.locales),
});
export type BookingLinksFilter = ReturnType<typeof bookingLinksAddress.read>;
