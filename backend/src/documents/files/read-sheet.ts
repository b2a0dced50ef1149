import type { Core } from '@strapi/strapi';
import { questionsStateOf } from '../../appointments/changes/visit-answers';
import { listDeposits } from '../../appointments/deposits/deposit-rows';
import type { AppointmentRow } from '../../appointments/record/appointment-rows';
import { readCancellation } from '../../appointments/record/cancellation';
import { readSeries } from '../../appointments/record/series-rows';
import { textNow } from '../../catalogue/booked-facts';
import type { Entry, Names } from '../../catalogue/catalogue-data';
import type { Language } from '../../platform/clinic-time';
import { publicAddress } from '../../platform/environment/public-address';
import { servicesOf } from '../../platform/services';
import type { AppointmentSheet } from './appointment-sheet';
import { callHoursWords } from './call-hours-words';
import { readClinicWords } from './clinic-words';
import { depositOfSheet } from './deposit-words';
import { feeWords } from './fee-words';

/** Host name of the website, which makes names of calendar entries unique in the world. */
export function publicHost(): string {
  return new URL(publicAddress()).hostname;
}

interface BookingLink {
  bookingNumber: string;
  language: Language;
  key: string;
}

/** Address of a booking's page with its key behind the `#`, which browsers send to no server. */
function manageUrl({ bookingNumber, language, key }: BookingLink): string {
  const path = `/${language}/booking/confirmation/${bookingNumber}`;
  return `${new URL(path, publicAddress()).href}#${key}`;
}

/** The same in few letters: `/ar/v/482915633#key`, which the website leads on to the page. */
export function shortUrl({ bookingNumber, language, key }: BookingLink): string {
  const path = `/${language}/v/${bookingNumber.replace(/-/g, '')}`;
  return `${new URL(path, publicAddress()).href}#${key}`;
}

/** The page of an appointment in the staff area, behind the sign-in. */
export function staffUrl(language: Language, documentId: string): string {
  return new URL(`/${language}/admin/appointments/${documentId}`, publicAddress()).href;
}

/** Returns where somebody on the waiting list sees a time they are offered, and leaves the list: `/ar/w/482915633#key`. */
export function waitingUrl({
  number,
  language,
  key,
}: {
  number: string;
  language: Language;
  key: string;
}): string {
  const path = `/${language}/w/${number.replace(/-/g, '')}`;
  return `${new URL(path, publicAddress()).href}#${key}`;
}

export function bookUrl({
  language,
  doctor,
  branch,
}: {
  language: Language;
  doctor: number | null;
  branch: number | null;
}): string {
  const address = new URL(`/${language}/booking`, publicAddress());
  if (doctor !== null) {
    address.searchParams.set('by', 'doctor');
    address.searchParams.set('doctor', String(doctor));
    if (branch !== null) address.searchParams.set('branch', String(branch));
  }
  return address.href;
}

export async function readAppointmentSheet(
  strapi: Core.Strapi,
  row: AppointmentRow,
  language: Language,
): Promise<AppointmentSheet> {
  const visits = await readSeries(strapi.db.connection, row);
  const sheet = await readVisit(strapi, row, language);
  if (visits.length === 0) return sheet;
  return { ...sheet, series: await Promise.all(visits.map((visit) => readVisit(strapi, visit, language))) };
}

async function readVisit(
  strapi: Core.Strapi,
  row: AppointmentRow,
  language: Language,
): Promise<AppointmentSheet> {
  const { info, setting, branch, service } = await readClinicWords(strapi, row, language);
  const { catalogue, manageKeys } = servicesOf(strapi);
  const snapshot = await catalogue.get();
  const { data } = snapshot;
  const db = strapi.db.connection;
  const asked = await questionsStateOf({ db, catalogue: snapshot, now: Date.now() }, row);
  const booked = row.booked_as;
  const place = data.branches[row.branch];
  const inWords = (entry: Entry | undefined, now: Names | undefined, was: Names | null) =>
    textNow({ entry, now, booked: was, language }) ?? '';
  const [doctor, appointment] = [data.doctors[row.doctor], data.services[row.service]];
  // The way to a branch that is not published may lead elsewhere than the address that was booked.
  const here = place ? branch : null;
  const location = here?.location ?? null;
  const toBring = [setting?.whatToBring, here?.whatToBring].filter(Boolean);
  return {
    language,
    bookingNumber: row.booking_number,
    status: row.status,
    sequence: row.sequence,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    timeZone: row.time_zone,
    firstName: row.first_name,
    clinic: info?.siteName ?? '',
    shortClinic: info?.shortName ?? info?.siteName ?? '',
    doctor: inWords(doctor, doctor?.name, booked.doctor),
    service: inWords(appointment, appointment?.name, booked.service),
    fee: row.status === 'canceled' ? null : feeWords(booked.fee, row.contract_type, language),
    ...depositOfSheet(await listDeposits(strapi.db.connection, [row.document_id]), row, language),
    preparation: service?.preparation ?? null,
    visitLength: service?.visitLength ?? null,
    visitMinutes: service?.visitMinutes ?? null,
    branch: {
      name: inWords(place, place?.name, booked.branch),
      address: inWords(place, place?.address, booked.address),
      phone: place?.phone ?? booked.phone ?? '',
      country: place?.country ?? booked.country ?? '',
      mapUrl: location?.mapUrl ?? null,
      directions: here?.directions ?? null,
      place: location && { latitude: location.latitude, longitude: location.longitude },
    },
    callBy: row.status === 'pending' ? row.call_by : null,
    cancellation: await readCancellation(db, row),
    callCentre: {
      phone: setting?.callCentrePhone ?? '',
      hours: setting && (callHoursWords(setting.callHours, language) ?? setting.callCentreHours),
      // The known hour of the call replaces the editors' text on how long it takes.
      promise:
        row.status === 'pending' && row.call_by !== null ? null : (setting?.confirmationPromise ?? null),
    },
    getsNews: row.news_text !== null,
    asksQuestions: asked === 'open',
    whatToBring: toBring.length > 0 ? toBring.join('\n') : null,
    manageUrl: manageUrl({
      bookingNumber: row.booking_number,
      language,
      key: manageKeys.keyFor(row.booking_number),
    }),
    bookUrl: bookUrl({ language, doctor: doctor?.number ?? null, branch: place?.number ?? null }),
    shortUrl: shortUrl({
      bookingNumber: row.booking_number,
      language,
      key: manageKeys.shortKeyFor(row.booking_number),
    }),
  };
}
