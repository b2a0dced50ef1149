import { CorrectPage } from '@/features/booking/appointment/components/correct-page';
import { MistypedNumber } from '@/features/booking/appointment/components/trouble';
import { numberFromPath } from '@/features/booking/appointment/query';
import { localePage } from '@/lib/page/locale-page';
import { privateMetadata } from '@/lib/page/private-metadata';

export const generateMetadata = privateMetadata({
  title: 'appointment.correct.title',
  referrer: 'same-origin',
});

export default localePage<{ number: string }>(async ({ locale, number }) => {
  const bookingNumber = numberFromPath(locale, number, '/correct');
  if (bookingNumber === null) return <MistypedNumber locale={locale} />;
  return <CorrectPage locale={locale} bookingNumber={bookingNumber} />;
});
