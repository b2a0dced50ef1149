import { WaitingPage } from '@/features/booking/waiting-list/components/waiting-page';
import { readBookingQuery } from '@/lib/address/booking-address';
import { localePage } from '@/lib/page/locale-page';
import { privateMetadata } from '@/lib/page/private-metadata';

export const generateMetadata = privateMetadata({ title: 'waitingList.title' });

export default localePage(async ({ locale, searchParams }) => {
  return <WaitingPage locale={locale} query={readBookingQuery(await searchParams)} />;
});
