import 'server-only';
import { type OwnAppointment, ownAppointmentAnswer } from '@/contract/appointment';
import { backendRequest } from '@/lib/backend/client';
import { nullIfNotFound } from '@/lib/backend/errors';
import { bookingHeaders } from '@/lib/backend/website-key';

/** Reads the appointment of a booking number for the holder of its key, else null; throws BackendError. */
export async function getOwnAppointment({
  bookingNumber,
  manageKey,
  visitor,
}: {
  bookingNumber: string;
  manageKey: string;
  visitor: string | null;
}): Promise<OwnAppointment | null> {
  const path = `/appointments/by-number/${encodeURIComponent(bookingNumber)}`;
  const headers = { ...bookingHeaders(visitor), 'X-Manage-Key': manageKey };
  const answer = await nullIfNotFound(() => backendRequest({ method: 'GET', path, headers }));
  return answer === null ? null : ownAppointmentAnswer.parse(answer).data;
}
