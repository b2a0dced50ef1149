import type { Core } from '@strapi/strapi';
import type { AppointmentRow } from '../appointments/appointment-rows';
import { manageKeys } from '../appointments/clinic';
import { readEnvironment } from '../env/environment';
import type { Language } from './clinic-time';
import { readClinicWords } from './clinic-words';
import type { VisitSheet } from './visit-sheet';

/** The address under which the public reaches the website. */
function publicAddress(): string {
  const { SITE_URL, WEBSITE_URL } = readEnvironment();
  return SITE_URL ?? WEBSITE_URL;
}

/** Host name of the website, which makes names of calendar entries unique in the world. */
export function publicHost(): string {
  return new URL(publicAddress()).hostname;
}

/**
 * Address of a booking's page with its key behind the `#`, which browsers send to no server (decision record
 * on the manage key).
 */
function manageUrl({ bookingNumber, language }: { bookingNumber: string; language: Language }): string {
  const path = `/${language}/booking/confirmation/${bookingNumber}`;
  return `${new URL(path, publicAddress()).href}#${manageKeys().keyFor(bookingNumber)}`;
}

/** Brings a stored visit and the editors' words about it together, in the language asked for. */
export async function readVisitSheet({
  strapi,
  row,
  language,
}: {
  strapi: Core.Strapi;
  row: AppointmentRow;
  language: Language;
}): Promise<VisitSheet> {
  const { info, setting, doctor, branch, service } = await readClinicWords({ strapi, row, language });
  const location = branch?.location ?? null;
  return {
    language,
    bookingNumber: row.booking_number,
    status: row.status,
    sequence: row.sequence,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    timeZone: branch?.timeZone ?? 'UTC',
    firstName: row.first_name,
    clinic: info?.siteName ?? '',
    doctor: doctor?.name ?? '',
    service: service?.name ?? '',
    preparation: service?.preparation ?? null,
    branch: {
      name: branch?.name ?? '',
      address: branch?.address ?? '',
      phone: branch?.phone ?? '',
      country: branch?.country ?? '',
      mapUrl: location?.mapUrl ?? null,
      place: location && { latitude: location.latitude, longitude: location.longitude },
    },
    callCentre: {
      phone: setting?.callCentrePhone ?? '',
      hours: setting?.callCentreHours ?? null,
      promise: setting?.confirmationPromise ?? null,
    },
    whatToBring: setting?.whatToBring ?? null,
    manageUrl: manageUrl({ bookingNumber: row.booking_number, language }),
  };
}
