import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { WEEKDAYS } from '../../src/scheduling/schedule';
import { addDays, dateAt } from '../../src/scheduling/zone';
import type { TestBackend } from './strapi';

const TIME_ZONE = 'Africa/Cairo';
/** A date on which nothing but the test's own bookings exists. */
export const BOOKING_DATE = addDays(dateAt({ instant: Date.now(), timeZone: TIME_ZONE }), 10);

/**
 * Documents of a small clinic: open every day from 09:00 to 17:00 in slots of 20 minutes, the other branch also from
 * 18:00 to 20:00. The first doctor's hours in the two branches clash from 09:00 to 17:00.
 */
export interface TestClinic {
  branch: string;
  otherBranch: string;
  doctor: string;
  otherDoctor: string;
  consultation: string;
  longAppointment: string;
  specialty: string;
}

async function published(
  strapi: Core.Strapi,
  uid: 'api::specialty.specialty' | 'api::service.service' | 'api::branch.branch' | 'api::doctor.doctor',
  data: Record<string, unknown>,
): Promise<string> {
  const { documentId } = await strapi
    .documents(uid)
    .create({ data, status: 'published', locale: 'en' } as never);
  return documentId;
}

/** Fills an empty backend with what a booking needs. */
export async function createClinic(strapi: Core.Strapi): Promise<TestClinic> {
  const specialty = await published(strapi, 'api::specialty.specialty', { name: 'Ear and hearing' });
  const consultation = await published(strapi, 'api::service.service', { name: 'Consultation' });
  const longAppointment = await published(strapi, 'api::service.service', {
    name: 'Hearing test',
    durationMinutes: 50,
    specialties: [specialty],
  });
  const place = { address: 'A street', phone: '+20225550100', country: 'EG', timeZone: TIME_ZONE };
  const branch = await published(strapi, 'api::branch.branch', { name: 'Maadi', ...place });
  const otherBranch = await published(strapi, 'api::branch.branch', { name: 'Dokki', ...place });
  const doctor = await published(strapi, 'api::doctor.doctor', { name: 'Dr Mona', specialties: [specialty] });
  const otherDoctor = await published(strapi, 'api::doctor.doctor', {
    name: 'Dr Adel',
    specialties: [specialty],
  });
  for (const [who, where] of [
    [doctor, branch],
    [doctor, otherBranch],
    [otherDoctor, branch],
  ]) {
    const isEvening = where === otherBranch;
    const shifts = WEEKDAYS.flatMap((weekday) => [
      { weekday, startsAt: '09:00:00.000', endsAt: '17:00:00.000' },
      ...(isEvening ? [{ weekday, startsAt: '18:00:00.000', endsAt: '20:00:00.000' }] : []),
    ]);
    // Hours in two branches that clash cannot be saved; dates in the past let them in, as data from before has them.
    const past = isEvening ? { validTo: '2000-01-01', onTheseDates: 'adds_to_regular_hours' } : {};
    const { documentId } = await strapi.documents('api::schedule.schedule').create({
      data: { doctor: who, branch: where, slotMinutes: 20, shifts, ...past },
    } as never);
    const schedules = strapi.db.connection('schedules').where({ document_id: documentId });
    if (isEvening) await schedules.update({ valid_to: null, on_these_dates: null });
  }
  await strapi.documents('api::booking-setting.booking-setting').create({
    data: {
      defaultService: consultation,
      callCentrePhone: '+20225550100',
      consentVersion: '1',
      consentText: 'I agree.',
      maxRequestsPerAddressHour: 10_000,
      freeRequestsPerAddressDay: 10_000,
      // Tests run at any hour.
      callHours: WEEKDAYS.map((weekday) => ({ weekday, opensAt: '00:00:00.000', closesAt: '00:00:00.000' })),
    },
    locale: 'en',
  } as never);
  return { branch, otherBranch, doctor, otherDoctor, consultation, longAppointment, specialty };
}

/** An instant of the booking date by the clock of the branch. Cairo is asked, not assumed. */
export function at(time: string, date = BOOKING_DATE): string {
  const utc = Date.parse(`${date}T${time}:00Z`);
  const shown = new Date(utc).toLocaleString('sv-SE', { timeZone: TIME_ZONE });
  return new Date(utc - (Date.parse(`${shown.replace(' ', 'T')}Z`) - utc)).toISOString();
}

let phones = 0;

/** A phone no other booking of this process has. */
export function newPhone(): string {
  phones += 1;
  return `+2010${String(10_000_000 + phones)}`;
}

/** The body as JSON.parse gives it: tests look into answers of every shape. */
export type Answer = Awaited<ReturnType<typeof read>>;

export interface Booker {
  post: (data: Record<string, unknown>, options?: { key?: string; holdKey?: string }) => Promise<Answer>;
  get: (path: string, headers?: Record<string, string>) => Promise<Answer>;
  /** A complete booking by a patient of its own; fields given win. */
  request: (fields?: Record<string, unknown>) => Record<string, unknown>;
}

export async function read(response: Response) {
  const text = await response.text();
  return { status: response.status, body: text ? JSON.parse(text) : null, headers: response.headers };
}

/** Speaks to the booking calls as the website does. */
export function createBooker({ backend, clinic }: { backend: TestBackend; clinic: TestClinic }): Booker {
  const headers = { 'X-Website-Key': backend.websiteHeaders['X-Website-Key'] };
  return {
    post: async (data, { key = randomUUID(), holdKey } = {}) =>
      read(
        await fetch(`${backend.url}/api/appointments`, {
          method: 'POST',
          headers: {
            ...headers,
            'Content-Type': 'application/json',
            'Idempotency-Key': key,
            ...(holdKey ? { 'X-Hold-Key': holdKey } : {}),
          },
          body: JSON.stringify({ data }),
        }),
      ),
    get: async (path, more = {}) =>
      read(await fetch(`${backend.url}/api${path}`, { headers: { ...headers, ...more } })),
    request: (fields = {}) => ({
      branch: clinic.branch,
      doctor: clinic.doctor,
      startsAt: at('10:00'),
      firstName: 'Laila',
      lastName: 'Hassan',
      phone: newPhone(),
      age: 34,
      contractType: 'cash',
      consent: true,
      locale: 'en',
      ...fields,
    }),
  };
}

let days = 0;

/** A date that no other test of this process books on. */
export function freshDate(): string {
  days += 1;
  return addDays(BOOKING_DATE, days);
}

/** An instant on a date that no other test of this process books on. */
export function freshTime(time = '10:00'): string {
  return at(time, freshDate());
}
