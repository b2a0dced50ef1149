import { parseBookingNumber, wholeNumber } from '../../contract/booking-number';
import { networkOf } from '../../contract/network';
import type { Given } from '../../platform/call';
import { servicesOf } from '../../platform/services';
import { type AppointmentRow, findAppointment } from '../record/appointment-rows';

/** Limit per booking and address, because people in a waiting room or a mobile network share an address. */
const OF_BOOKING = { name: 'lookup', points: 30, seconds: 60 };
const OF_ADDRESS = { name: 'lookup-address', points: 600, seconds: 60 };

/** Reads the number in the path of a call by a key, which one address may make so often; null for what is none. */
export async function readKeyedNumber({ services, ctx, address }: Given<null>): Promise<string | null> {
  const { addressLimits } = services;
  const number = parseBookingNumber(ctx.params.number ?? '');
  await addressLimits.count({ ctx, ...OF_ADDRESS });
  if (address !== null) {
    const key = `${networkOf(address)} ${wholeNumber(number ?? '')}`;
    await addressLimits.countKey({ ctx, ...OF_BOOKING, key });
  }
  return number;
}

/** Finds the appointment that a patient's number and manage key open, or null; with `files` a key for downloads opens it too. */
export async function patientAppointment(given: Given<null>, files = false): Promise<AppointmentRow | null> {
  const { strapi, ctx } = given;
  const { manageKeys, fileKeys } = servicesOf(strapi);
  const bookingNumber = await readKeyedNumber(given);
  if (bookingNumber === null) return null;
  const row = await findAppointment(strapi.db.connection, { booking_number: bookingNumber });
  if (!row) return null;
  const opens =
    manageKeys.matches({ bookingNumber, phone: row.phone, key: ctx.get('X-Manage-Key') }) ||
    (files && fileKeys.matches({ bookingNumber, key: ctx.get('X-File-Key'), now: Date.now() }));
  return opens ? row : null;
}
