import { ByPhone } from '@/features/booking/call-us/components/by-phone';
import { getCatalogue, isBookingOpen } from '@/features/booking/choices/data';
import { deriveProgress } from '@/features/booking/choices/rules';
import { BookingFlow } from '@/features/booking/steps/components/booking-flow';
import { clinicMetadata } from '@/features/site/main-info/metadata';
import { getPageIntro } from '@/features/site/pages/data';
import { getTranslations } from '@/i18n/translations';
import { readBookingQuery } from '@/lib/address/booking-address';
import { localeMetadata, localePage } from '@/lib/page/locale-page';

/** Forces dynamic rendering: built without a backend, the page would otherwise count as static and then fail. */
export const dynamic = 'force-dynamic';

/** Title with the question, so that every step is told apart in the history and read out on arrival. */
export const generateMetadata = localeMetadata(async ({ locale, searchParams }) => {
  const query = readBookingQuery(await searchParams);
  const [t, isOpen, intro] = await Promise.all([
    getTranslations({ locale, namespace: 'booking' }),
    isBookingOpen(locale),
    getPageIntro(locale, 'booking'),
  ]);
  const question = isOpen ? deriveProgress(query, await getCatalogue(locale)).question : 'way';
  const isStart = question === 'way';
  return {
    ...(await clinicMetadata({
      locale,
      path: '/booking',
      title: isStart
        ? (intro?.metaTitle ?? intro?.title ?? t('title'))
        : `${t(`questions.${question}`)} ${t('title')}`,
      description: intro?.metaDescription ?? intro?.text,
    })),
    // One address for search engines: the steps are the same page with choices made.
    ...(isStart ? {} : { robots: { index: false } }),
  };
});

/** Booking by doctor or by branch (specification, point 4), every choice in the address; else how the clinic takes bookings. */
export default localePage(async ({ locale, searchParams }) => {
  if (!(await isBookingOpen(locale))) return <ByPhone locale={locale} />;
  return <BookingFlow locale={locale} query={readBookingQuery(await searchParams)} />;
});
