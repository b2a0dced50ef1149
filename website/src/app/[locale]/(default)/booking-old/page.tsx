import { ByPhone } from '@/features/booking/call-us/components/by-phone';
import { isBookingOpen } from '@/features/booking/choices/data';
import { PlainPage } from '@/features/booking/one-form/components/plain-page';
import { readBookingQuery } from '@/lib/address/booking-address';
import { localePage } from '@/lib/page/locale-page';
import { privateMetadata } from '@/lib/page/private-metadata';

/** Forces dynamic rendering: built without a backend, the page would otherwise count as static and then fail. */
export const dynamic = 'force-dynamic';

export const generateMetadata = privateMetadata('plainBooking.title', { robots: { index: false } });

/** The older booking flow (specification, point 2): one form that needs no script. */
export default localePage(async ({ locale, searchParams }) => {
  if (!(await isBookingOpen(locale))) return <ByPhone locale={locale} />;
  return <PlainPage locale={locale} query={readBookingQuery(await searchParams)} />;
});
