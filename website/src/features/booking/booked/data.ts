import 'server-only';
import { type OwnAppointment, ownAppointmentAnswer } from '@/contract/appointment';
import { findAnswer } from '@/lib/backend/calls';
import { bookingHeaders } from '@/lib/backend/website-key';

/** A booking, or an entry of the waiting list, as its holder names it, with the visitor's address for the backend's limits. */
export interface OpenedBooking {
  bookingNumber: string;
  manageKey: string;
  visitor: string | null;
}

/** Path and headers of a call about a booking, or an entry of the waiting list, by its holder. */
export function callOfHolder(
  { bookingNumber, manageKey, visitor }: Omit<OpenedBooking, 'manageKey'> & { manageKey: string | null },
  part = '',
  of: 'appointments' | 'waiting-entries' = 'appointments',
) {
  return {
    path: `/${of}/by-number/${encodeURIComponent(bookingNumber)}${part}`,
    headers: { ...bookingHeaders(visitor), ...(manageKey ? { 'X-Manage-Key': manageKey } : {}) },
  };
}

/** Reads the appointment of a booking number for the holder of its key, else null; throws BackendError. */
export async function getOwnAppointment(booking: OpenedBooking): Promise<OwnAppointment | null> {
  return (await findAnswer(ownAppointmentAnswer, callOfHolder(booking)))?.data ?? null;
}
