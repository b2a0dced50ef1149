import { askFor, staffPage } from '@/features/account/page-guards';
import { getOffer } from '@/features/booking/data';
import { bookingLinksAddress } from '@/features/booking-links/address';
import { BookingLinksPage } from '@/features/booking-links/components/booking-links-page';
import { privateMetadata } from '@/lib/private-metadata';

export const generateMetadata = privateMetadata({ title: 'bookingLinks.title' });

/** Links, QR codes and a line for other sites that open the booking. */
export default staffPage({
  duty: 'appointments',
  ...askFor(bookingLinksAddress),
  async show({ locale, filter }) {
    const { doctors, branches } = await getOffer(locale);
    return <BookingLinksPage filter={filter} doctors={doctors} branches={branches} />;
  },
});
