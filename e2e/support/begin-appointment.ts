import { changeDatabase } from './database';

/**
 * Moves an appointment in the database alone: what staff or patients may do with one that has begun or is over cannot be waited for. The time
 * that it had is given back, as by any other move: the desk would be offered a time that nobody can have.
 *
 * @throws Error when there is no such appointment
 */
export function moveInDatabase({
  bookingNumber,
  startsAt,
  endsAt = startsAt + 1_200_000,
  status,
}: {
  bookingNumber: string;
  /** Epoch milliseconds. */
  startsAt: number;
  endsAt?: number;
  /** Left out, as it was. */
  status?: 'confirmed' | 'done';
}): void {
  const changed = changeDatabase({
    sql: 'UPDATE appointments SET status = coalesce(?, status), starts_at = ?, ends_at = ? WHERE booking_number = ?',
    values: [status ?? null, startsAt, endsAt, bookingNumber],
  });
  if (changed !== 1) throw new Error(`There is no appointment ${bookingNumber}.`);
  changeDatabase({
    sql: 'DELETE FROM claims WHERE appointment = (SELECT document_id FROM appointments WHERE booking_number = ?)',
    values: [bookingNumber],
  });
}

/** Lets an appointment have begun a minute ago. @throws Error when there is no such appointment */
export function beginAppointment(bookingNumber: string): void {
  moveInDatabase({ bookingNumber, startsAt: Date.now() - 60_000 });
}

/** Lets a confirmed appointment have begun ten minutes ago. @throws Error when there is no such appointment */
export function letBeDue(bookingNumber: string): void {
  moveInDatabase({ bookingNumber, startsAt: Date.now() - 600_000, status: 'confirmed' });
}
