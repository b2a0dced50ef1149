import { ConfirmationPage } from '@/features/booking/appointment/components/confirmation-page';
import { MistypedNumber } from '@/features/booking/appointment/components/trouble';
import { numberFromPath } from '@/features/booking/appointment/query';
import { localePage } from '@/lib/page/locale-page';
import { privateMetadata } from '@/lib/page/private-metadata';

/** Nothing about the appointment, because titles are visible in the history and on shared screens. */
export const generateMetadata = privateMetadata('booking.steps.confirmation', { referrer: 'same-origin' });

export default localePage<{ number: string }>(async ({ locale, number, searchParams }) => {
  const bookingNumber = numberFromPath(locale, number);
  if (bookingNumber === null) return <MistypedNumber />;
  return <ConfirmationPage bookingNumber={bookingNumber} search={await searchParams} />;
});
