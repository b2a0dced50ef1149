import { WaitingPage } from '@/features/booking/waiting-list/components/waiting-page';
import { readBookingQuery } from '@/lib/address/booking-address';
import { localePage } from '@/lib/page/locale-page';
import { privateMetadata } from '@/lib/page/private-metadata';

export const generateMetadata = privateMetadata('waitingList.title');

export default localePage(async ({ searchParams }) => {
  return <WaitingPage query={readBookingQuery(await searchParams)} />;
});
