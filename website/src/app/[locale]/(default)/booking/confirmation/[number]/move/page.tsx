import { ReschedulePage } from '@/features/booking/appointment/components/reschedule-page';
import { MistypedNumber } from '@/features/booking/appointment/components/trouble';
import { numberFromPath } from '@/features/booking/appointment/query';
import { readBookingQuery } from '@/lib/address/booking-address';
import { localePage } from '@/lib/page/locale-page';
import { privateMetadata } from '@/lib/page/private-metadata';

export const generateMetadata = privateMetadata({ title: 'appointment.move.title', referrer: 'same-origin' });

/** Another time for an appointment: first the calendar, then the question. */
export default localePage<{ number: string }>(async ({ locale, number, searchParams }) => {
  const bookingNumber = numberFromPath(locale, number, '/move');
  if (bookingNumber === null) return <MistypedNumber locale={locale} />;
  const given = await searchParams;
  return (
    <ReschedulePage
      bookingNumber={bookingNumber}
      query={readBookingQuery(given)}
      outcome={given.outcome}
      fault={given.fault}
    />
  );
});
