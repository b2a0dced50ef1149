import { ConfirmationPage } from '@/features/booking/appointment/components/confirmation-page';
import { MistypedNumber } from '@/features/booking/appointment/components/trouble';
import { numberFromPath } from '@/features/booking/appointment/query';
import { getTranslations } from '@/i18n/translations';
import { readBookingQuery } from '@/lib/address/booking-address';
import { localeMetadata, localePage } from '@/lib/page/locale-page';

export const generateMetadata = localeMetadata(async ({ locale }) => {
  const t = await getTranslations({ locale, namespace: 'booking.steps' });
  // Nothing about the appointment: the title stands in histories and on shared screens.
  return { title: t('confirmation'), robots: { index: false, follow: false }, referrer: 'same-origin' };
});

export default localePage<{ number: string }>(async ({ locale, number, searchParams }) => {
  const bookingNumber = numberFromPath(locale, number);
  if (bookingNumber === null) return <MistypedNumber locale={locale} />;
  const query = await searchParams;
  const isFailed = (part: string) => query[part] === 'failed';
  return (
    <ConfirmationPage
      bookingNumber={bookingNumber}
      failed={{
        earlier: isFailed('earlier'),
        consents: isFailed('consents'),
        'check-in': isFailed('check-in'),
        deposit: isFailed('deposit'),
      }}
      fault={query.fault}
      moveTo={readBookingQuery(query).time}
    />
  );
});
