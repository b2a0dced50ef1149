import { redirect } from 'next/navigation';
import { Container } from '@/components/ui/container';
import { appointmentPage } from '@/features/booking/booked/address';
import { readOpenedAppointment } from '@/features/booking/booked/session';
import { findBookingSetting } from '@/features/booking/choices/data';
import { getWords, textsOf } from '@/i18n/translations';
import { readBookingQuery } from '@/lib/address/booking-address';
import type { SearchParams } from '@/lib/address/search-params';
import { readFaultId } from '@/lib/request/fault-id';
import { AskAgain } from './check-in-panel';
import { Confirmation } from './confirmation';
import { OpenBooking } from './open-booking';
import { Trouble } from './trouble';

/**
 * Page of one booking, by the key of a cookie or from behind the `#` of the address; without either it gives the phone.
 * `search` says which parts of it did not work, and a time that the clinic has offered by message.
 */
export async function ConfirmationPage(props: { bookingNumber: string; search: SearchParams }) {
  const { bookingNumber, search } = props;
  const [locale, t] = await getWords('booking.confirmation');
  const [setting, opened] = await Promise.all([
    findBookingSetting(locale),
    readOpenedAppointment(bookingNumber),
  ]);
  if (opened === 'failed' || !setting)
    return (
      <>
        {/* Nobody in a waiting room is called in by a page that stays so. */}
        {opened === 'failed' ? <AskAgain /> : null}
        <Trouble setting={setting} kind="failed" />
      </>
    );
  const { time: moveTo } = readBookingQuery(search);
  // Once the booking is open, whether to move it there is asked.
  if (opened?.appointment.canMove && moveTo) {
    const page = appointmentPage(locale, bookingNumber, '/move');
    redirect(`${page}?${new URLSearchParams({ time: moveTo })}`);
  }
  return (
    <div data-own-actions className="bg-surface-warm py-3 sm:py-10">
      <Container narrow>
        <OpenBooking
          bookingNumber={bookingNumber}
          manageKey={opened?.manageKey ?? null}
          words={textsOf(t, 'opening', 'needsScript')}
          otherwise={{
            wrong: <Trouble setting={setting} kind="notFound" />,
            failed: <Trouble setting={setting} kind="failed" />,
          }}
        >
          {opened ? (
            <Confirmation
              appointment={opened.appointment}
              setting={setting}
              troubleOf={(part) => ({
                isFailed: search[part] === 'failed',
                fault: readFaultId(search.fault),
              })}
            />
          ) : null}
        </OpenBooking>
      </Container>
    </div>
  );
}
