import { notFound } from 'next/navigation';
import { isBookingNumber } from '@/contract/booking-number';
import { EntryPage } from '@/features/booking/waiting-list/components/entry-page';
import { localePage } from '@/lib/page/locale-page';
import { privateMetadata } from '@/lib/page/private-metadata';

export const generateMetadata = privateMetadata('waitingList.title', { referrer: 'same-origin' });

export default localePage<{ number: string }>(async ({ number, searchParams }) => {
  if (!isBookingNumber(number)) notFound();
  return <EntryPage number={number} search={await searchParams} />;
});
