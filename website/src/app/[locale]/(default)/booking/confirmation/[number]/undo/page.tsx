import { MistypedNumber } from '@/features/booking/appointment/components/trouble';
import { UndoPage } from '@/features/booking/appointment/components/undo-page';
import { numberFromPath } from '@/features/booking/appointment/query';
import { localePage } from '@/lib/page/locale-page';
import { privateMetadata } from '@/lib/page/private-metadata';

export const generateMetadata = privateMetadata({
  title: 'appointment.undo.title',
  referrer: 'same-origin',
});

export default localePage<{ number: string }>(async ({ locale, number, searchParams }) => {
  const bookingNumber = numberFromPath(locale, number, '/undo');
  if (bookingNumber === null) return <MistypedNumber locale={locale} />;
  const { outcome, fault } = await searchParams;
  return <UndoPage bookingNumber={bookingNumber} outcome={outcome} fault={fault} />;
});
