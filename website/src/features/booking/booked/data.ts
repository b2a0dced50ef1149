import 'server-only';
import { type OwnAppointment, ownAppointmentAnswer } from '@/contract/appointment';
import { backendRequest } from '@/lib/backend/client';
import { nullIfNotFound } from '@/lib/backend/errors';
import { bookingHeaders } from '@/lib/backend/website-key';

/** A booking as its holder names it, with the visitor's address for the backend's limits. */
export interface OpenedBooking {
  bookingNumber: string;
  manageKey: string;
  visitor: string | null;
}

/** Path and headers of a call about a booking by its holder. */
export function callOfHolder(
  { bookingNumber, manageKey, visitor }: Omit<OpenedBooking, 'manageKey'> & { manageKey: string | null },
  part = '',
) {
  return {
    path: `/appointments/by-number/${encodeURIComponent(bookingNumber)}${part}`,
    headers: { ...bookingHeaders(visitor), ...(manageKey ? { 'X-Manage-Key': manageKey } : {}) },
  };
}

/** Reads the appointment of a booking number for the holder of its key, else null; throws BackendError. */
export async function getOwnAppointment(booking: OpenedBooking): Promise<OwnAppointment | null> {
  const call = { method: 'GET', ...callOfHolder(booking) } as const;
  return await nullIfNotFound(async () => ownAppointmentAnswer.parse(await backendRequest(call)).data);
}
