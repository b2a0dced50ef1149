import type { Core } from '@strapi/strapi';
import { parseBookingNumber } from '../../contract/booking-number';
import type { Given } from '../../platform/call';
import type { Context } from '../../platform/http';
import { servicesOf } from '../../platform/services';
import { type AppointmentRow, findAppointment } from '../record/appointment-rows';

const LOOKUPS_PER_MINUTE = 30;

/** Finds the appointment that a number and its key open, or null; with `files` a download key opens it too. */
async function appointmentOfPatient(
  strapi: Core.Strapi,
  { ctx, files = false }: { ctx: Context; files?: boolean },
): Promise<AppointmentRow | null> {
  const { addressLimits, manageKeys, fileKeys } = servicesOf(strapi);
  await addressLimits.count({ ctx, name: 'lookup', points: LOOKUPS_PER_MINUTE, seconds: 60 });
  const bookingNumber = parseBookingNumber(ctx.params.number ?? '');
  if (bookingNumber === null) return null;
  const opens =
    manageKeys.matches({ bookingNumber, key: ctx.get('X-Manage-Key') }) ||
    (files && fileKeys.matches({ bookingNumber, key: ctx.get('X-File-Key'), now: Date.now() }));
  if (!opens) return null;
  return findAppointment(strapi.db.connection, { booking_number: bookingNumber });
}

/** The appointment that a patient's number and manage key open, for `naming` in calls of the website. */
export function patientAppointment({ strapi, ctx }: Given<null>): Promise<AppointmentRow | null> {
  return appointmentOfPatient(strapi, { ctx });
}

/** The same, also by a key made for downloads. */
export function patientAppointmentOrFile({ strapi, ctx }: Given<null>): Promise<AppointmentRow | null> {
  return appointmentOfPatient(strapi, { ctx, files: true });
}
