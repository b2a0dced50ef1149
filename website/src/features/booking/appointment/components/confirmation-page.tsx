import { redirect } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import { Container } from '@/components/ui/container';
import { readOpenedAppointment } from '@/features/booking/booked/session';
import { findBookingSetting } from '@/features/booking/choices/data';
import { localePath } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';
import { readFaultId } from '@/lib/request/fault-id';
import { Confirmation } from './confirmation';
import { OpenBooking } from './open-booking';
import { Trouble } from './trouble';

/**
 * The page of one booking. The key comes from this browser's cookie or, on another device, from behind the `#`
 * of the address; without either it says so and gives the phone.
 */
export async function ConfirmationPage({
  bookingNumber,
  failed,
  fault,
  moveTo,
}: {
  bookingNumber: string;
  /** From the address: which parts of the page did not work. */
  failed: Record<'earlier' | 'consents' | 'check-in' | 'deposit', boolean>;
  fault: unknown;
  /** A time that the clinic has offered by message: once the booking is open, whether to move it there is asked. */
  moveTo?: string | undefined;
}) {
  const locale = await getLocale();
  const [t, setting, opened] = await Promise.all([
    getTranslations('booking.confirmation'),
    findBookingSetting(locale),
    readOpenedAppointment(bookingNumber),
  ]);
  if (opened === 'failed' || !setting) return <Trouble locale={locale} setting={setting} kind="failed" />;
  if (opened?.appointment.canMove && moveTo) {
    const page = localePath({ locale, path: `/booking/confirmation/${bookingNumber}/move` });
    redirect(`${page}?${new URLSearchParams({ time: moveTo })}`);
  }
  return (
    <div data-own-actions className="bg-surface-warm py-3 sm:py-10">
      <Container narrow>
        <OpenBooking
          bookingNumber={bookingNumber}
          manageKey={opened ? opened.manageKey : null}
          opening={t('opening')}
          needsScript={t('needsScript')}
          otherwise={<Trouble locale={locale} setting={setting} kind="notFound" />}
        >
          {opened ? (
            <Confirmation
              appointment={opened.appointment}
              setting={setting}
              consentsTrouble={{ isFailed: failed.consents, fault: readFaultId(fault) }}
              earlierTrouble={{ isFailed: failed.earlier, fault: readFaultId(fault) }}
              checkInTrouble={{ isFailed: failed['check-in'], fault: readFaultId(fault) }}
              depositTrouble={{ isFailed: failed.deposit, fault: readFaultId(fault) }}
            />
          ) : null}
        </OpenBooking>
      </Container>
    </div>
  );
}
