import 'server-only';
import { redirect } from 'next/navigation';
import type { Locale } from 'next-intl';
import type { OwnAppointment } from '@/contract/appointment';
import { getOwnAppointment } from '@/features/appointments/data';
import { confirmationPath, readManageKey } from '@/features/booking/session';
import { BackendError } from '@/lib/backend/errors';
import type { Trouble } from '@/lib/guard/trouble';
import { getVisitorAddress } from '@/lib/visitor';
import type { ChangeOutcome, OpenedBooking } from './data';

/** An appointment this browser has opened; `null` when it has not, `failed` when the backend cannot say. */
export type OpenedAppointment = { appointment: OwnAppointment; manageKey: string } | null | 'failed';

/** Reads the appointment with the key this browser keeps. */
export async function readOpenedAppointment(bookingNumber: string): Promise<OpenedAppointment> {
  const manageKey = await readManageKey(bookingNumber);
  if (manageKey === null) return null;
  try {
    const appointment = await getOwnAppointment({
      bookingNumber,
      manageKey,
      visitor: await getVisitorAddress(),
    });
    return appointment && { appointment, manageKey };
  } catch (error) {
    if (error instanceof BackendError) return 'failed';
    throw error;
  }
}

/** The booking a form is about, with the key this browser keeps; leads to the home page when it has opened none. */
export async function openedBooking(bookingNumber: string): Promise<OpenedBooking> {
  const manageKey = await readManageKey(bookingNumber);
  if (manageKey === null) redirect('/');
  return { bookingNumber, manageKey, visitor: await getVisitorAddress() };
}

interface Question {
  locale: Locale;
  question: 'cancel' | 'move';
}

/** Leads to the appointment when it was changed, and back to the question with a word about what went wrong. */
export function leadOn({
  locale,
  booking,
  question,
  kind,
}: Question & { booking: OpenedBooking; kind: ChangeOutcome['kind'] | 'failed' }): never {
  if (kind === 'changed') redirect(confirmationPath({ locale, ...booking }));
  redirect(questionPath({ locale, question, number: booking.bookingNumber, outcome: kind }));
}

/** Leads back to the question when there was no answer to it; what none of our pages has sent, to the home page. */
export function leadBack({
  trouble,
  body,
  ...asked
}: Question & { trouble: Trouble; body: FormData }): never {
  if (trouble.kind === 'invalid' || trouble.kind === 'foreign') redirect('/');
  redirect(questionPath({ ...asked, number: String(body.get('number')), outcome: 'failed' }));
}

function questionPath({
  locale,
  question,
  number,
  outcome,
}: Question & { number: string; outcome: string }): string {
  return `/${locale}/booking/confirmation/${number}/${question}?outcome=${outcome}`;
}
