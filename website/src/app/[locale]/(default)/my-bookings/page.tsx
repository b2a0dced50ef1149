import { MyBookingsPage } from '@/features/booking/my-bookings/components/my-bookings-page';
import { readReturn } from '@/features/booking/my-bookings/rules';
import { localePage } from '@/lib/page/locale-page';
import { privateMetadata } from '@/lib/page/private-metadata';

export const generateMetadata = privateMetadata('phoneProof.title');

/** Forces dynamic rendering: the page shows what is booked under the proved phone. */
export const dynamic = 'force-dynamic';

/** The bookings of a phone; `to` is where a booking goes on once the phone is proved. */
export default localePage(async ({ locale, searchParams }) => {
  const { to } = await searchParams;
  return <MyBookingsPage locale={locale} to={readReturn(to)} />;
});
