import { ByPhone } from '@/features/booking/call-us/components/by-phone';
import { isBookingOpen } from '@/features/booking/choices/data';
import { PlainPage } from '@/features/booking/one-form/components/plain-page';
import { getTranslations } from '@/i18n/translations';
import { readBookingQuery } from '@/lib/address/booking-address';
import { localeMetadata, localePage } from '@/lib/page/locale-page';

/** Forces dynamic rendering: built without a backend, the page would otherwise count as static and then fail. */
export const dynamic = 'force-dynamic';

export const generateMetadata = localeMetadata(async ({ locale }) => {
  const t = await getTranslations({ locale, namespace: 'plainBooking' });
  return { title: t('title'), robots: { index: false } };
});

/** The older booking flow (specification, point 2): one form that needs no script. */
export default localePage(async ({ locale, searchParams }) => {
  if (!(await isBookingOpen(locale))) return <ByPhone locale={locale} />;
  return <PlainPage locale={locale} query={readBookingQuery(await searchParams)} />;
});
