import { changeDatabase } from './database';

/** Lets an appointment have begun a minute ago: what staff may do with one that is over cannot be waited for. */
export function beginAppointment(bookingNumber: string): void {
  const changed = changeDatabase({
    sql: 'UPDATE appointments SET starts_at = ? WHERE booking_number = ?',
    values: [Date.now() - 60_000, bookingNumber],
  });
  if (changed !== 1) throw new Error(`There is no appointment ${bookingNumber}.`);
}
