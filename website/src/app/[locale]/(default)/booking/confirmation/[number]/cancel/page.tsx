import { CancelPage } from '@/features/booking/appointment/components/cancel-page';
import { MistypedNumber } from '@/features/booking/appointment/components/trouble';
import { numberFromPath } from '@/features/booking/appointment/query';
import { localePage } from '@/lib/page/locale-page';
import { privateMetadata } from '@/lib/page/private-metadata';

export const generateMetadata = privateMetadata({
  title: 'appointment.cancel.title',
  referrer: 'same-origin',
});

export default localePage<{ number: string }>(async ({ locale, number, searchParams }) => {
  const bookingNumber = numberFromPath(locale, number, '/cancel');
  if (bookingNumber === null) return <MistypedNumber locale={locale} />;
  const { outcome, fault } = await searchParams;
  return <CancelPage bookingNumber={bookingNumber} outcome={outcome} fault={fault} />;
});
