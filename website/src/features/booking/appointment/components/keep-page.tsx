import { ButtonLink } from '@/components/ui/button';
import { localePath } from '@/i18n/routing';
import { getWords } from '@/i18n/translations';
import { bookAppointmentPath, bookingPath } from '@/lib/address/booking-address';
import { CopyAddress } from './copy-address';

/** Shows how to keep the address of the page, and the ways to another booking. */
export async function KeepPage({
  choices,
}: {
  /** Numbers that the next booking begins with; null when the doctor is not published any more. */
  choices: Parameters<typeof bookAppointmentPath>[0] | null;
}) {
  const [locale, t] = await getWords('booking.confirmation');
  const again = choices ? bookAppointmentPath(choices) : bookingPath({});
  return (
    <div className="mt-5 print:hidden">
      <p className="text-sm text-text-soft">{t('keep')}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <CopyAddress label={t('copy')} done={t('copied')} />
        <ButtonLink href={localePath({ locale, path: again })} variant="secondary" prefetch={false}>
          {t('bookAnother')}
        </ButtonLink>
        <ButtonLink href={localePath({ locale, path: bookingPath({}) })} variant="quiet" prefetch={false}>
          {t('startNew')}
        </ButtonLink>
        <ButtonLink href={localePath({ locale, path: '/my-bookings' })} variant="quiet" prefetch={false}>
          {t('myBookings')}
        </ButtonLink>
      </div>
    </div>
  );
}
