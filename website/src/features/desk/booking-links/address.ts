import { routing } from '@/i18n/routing';
import { defineAddress, id, oneOf } from '@/lib/address/address';

export const bookingLinksAddress = defineAddress('/admin/booking-links', {
  doctor: id,
  branch: id,
  lang: oneOf(routing.locales),
});
export type BookingLinksFilter = ReturnType<typeof bookingLinksAddress.read>;
