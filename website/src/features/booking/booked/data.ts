import 'server-only';
import { type OwnAppointment, ownAppointmentAnswer } from '@/contract/appointment';
import { findAnswer } from '@/lib/backend/calls';
import { visitorHeaders } from '@/lib/backend/website-key';

/** A booking, or an entry of the waiting list, as its holder names it. */
export interface OpenedBooking {
  bookingNumber: string;
  manageKey: string;
}

/** Path and headers of a call about a booking, or an entry of the waiting list, by its holder. */
export async function callOfHolder(
  { bookingNumber, manageKey }: { bookingNumber: string; manageKey: string | null },
  part = '',
  of: 'appointments' | 'waiting-entries' = 'appointments',
) {
  return {
    path: `/${of}/by-number/${encodeURIComponent(bookingNumber)}${part}`,
    headers: { ...(await visitorHeaders()), ...(manageKey ? { 'X-Manage-Key': manageKey } : {}) },
  };
}

/** Reads the appointment of a booking number for the holder of its key, else null; throws BackendError. */
export async function getOwnAppointment(booking: OpenedBooking): Promise<OwnAppointment | null> {
  return (await findAnswer(ownAppointmentAnswer, await callOfHolder(booking)))?.data ?? null;
}
