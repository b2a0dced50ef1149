import { parseBookingNumber } from '../../contract/booking-number';
import type { Given } from '../../platform/call';
import { servicesOf } from '../../platform/services';
import { type AppointmentRow, findAppointment } from '../record/appointment-rows';

const LOOKUPS_PER_MINUTE = 30;

/** Reads the number in the path of a call by a key, which one address may make so often; null for what is none. */
export async function readKeyedNumber({ strapi, ctx }: Given<null>): Promise<string | null> {
  const limit = { name: 'lookup', points: LOOKUPS_PER_MINUTE, seconds: 60 };
  await servicesOf(strapi).addressLimits.count({ ctx, ...limit });
  return parseBookingNumber(ctx.params.number ?? '');
}

/** Finds the appointment that a patient's number and manage key open, or null; with `files` a key for downloads opens it too. */
export async function patientAppointment(given: Given<null>, files = false): Promise<AppointmentRow | null> {
  const { strapi, ctx } = given;
  const { manageKeys, fileKeys } = servicesOf(strapi);
  const bookingNumber = await readKeyedNumber(given);
  if (bookingNumber === null) return null;
  const opens =
    manageKeys.matches({ bookingNumber, key: ctx.get('X-Manage-Key') }) ||
    (files && fileKeys.matches({ bookingNumber, key: ctx.get('X-File-Key'), now: Date.now() }));
  if (!opens) return null;
  return findAppointment(strapi.db.connection, { booking_number: bookingNumber });
}
