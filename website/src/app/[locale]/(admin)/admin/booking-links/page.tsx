import { askFor, staffPage } from '@/features/account/session/page-guards';
import { bookingLinksAddress } from '@/features/desk/booking-links/address';
import { BookingLinksPage } from '@/features/desk/booking-links/components/booking-links-page';
import { privateMetadata } from '@/lib/page/private-metadata';

export const generateMetadata = privateMetadata('bookingLinks.title');

export default staffPage({
  duty: 'appointments',
  ...askFor(bookingLinksAddress),
  show: ({ filter }) => <BookingLinksPage filter={filter} />,
});
