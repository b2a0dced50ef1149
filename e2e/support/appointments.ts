import { createHash } from 'node:crypto';
import { type BrowserContext, test } from '@playwright/test';
import { columnOf, firstValue, idOfAppointment, queryDatabase } from './database';
import { type Call, callBackend, environment } from './environment';
import type { Locale } from './locale';
import { newPatient } from './patient';

export type OwnAppointment = { bookingNumber: string; manageKey: string };

/** A time that can be booked, as the website asks for it. */
export type FreeTime = { doctor: string; branch: string; service: string; startsAt: string };

const ask = async (call: Call) => (await callBackend(call)).data;
/** The date in so many days. */
export const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

type FreeTimeOptions = {
  daysAhead: number;
  count?: number;
  days?: number;
  doctor?: string | undefined;
  service?: string;
  /** Document id of a branch. */
  at?: string | undefined;
};

const USUAL_SERVICE = `SELECT document_id FROM services
  JOIN booking_settings_default_service_lnk ON service_id = services.id LIMIT 1`;

/** Free times from a day on: of one doctor at the branch of the next one, or of all in turn until there are `count`; for the usual service. */
export async function listFreeTimes(asked: FreeTimeOptions): Promise<FreeTime[]> {
  const { daysAhead, count = 1, days = 14, doctor: wanted, service: chosen, at } = asked;
  const service = chosen ?? String(firstValue(USUAL_SERVICE));
  const next = new URLSearchParams({ service, ...(at ? { branch: at } : {}) });
  const free: { doctor: string; branch: string }[] = await ask({ path: `/availability/next?${next}` });
  const found: FreeTime[] = [];
  for (const { doctor, branch } of free.filter((one) => !wanted || one.doctor === wanted)) {
    const from = inDays(daysAhead);
    const query = new URLSearchParams({ doctor, branch, service, from, days: String(days) });
    const open: { slots: { startsAt: string }[] }[] = await ask({ path: `/availability?${query}` });
    const slots = open.flatMap((day) => day.slots);
    found.push(...slots.map(({ startsAt }) => ({ doctor, branch, service, startsAt })));
    if (!wanted && found.length >= count) return found.slice(0, count);
  }
  return found;
}

/** Finds a free time, the first or another one. @throws Error when there is none */
export async function findFreeTime(
  asked: FreeTimeOptions,
  choose = (times: FreeTime[]) => times[0],
): Promise<FreeTime> {
  const time = choose(await listFreeTimes(asked));
  if (!time) throw new Error('No time is free.');
  return time;
}

const numberOf = (table: 'branches' | 'doctors' | 'services', id: string) =>
  String(firstValue(`SELECT number FROM ${table} WHERE document_id = ? LIMIT 1`, id));

/** Address of the booking of a time, at the patient's details. */
export function addressOf(time: FreeTime, language: Locale): string {
  const query = new URLSearchParams({
    by: 'doctor',
    doctor: numberOf('doctors', time.doctor),
    specialty: specialtyOf(time),
    branch: numberOf('branches', time.branch),
    service: numberOf('services', time.service),
    time: time.startsAt,
  });
  return `/${language}/booking?${query}`;
}

/** One time after the other, so that no two bookings go for the same one. */
let booked = 0;

type Wanted = {
  language: Locale;
  /** Document id; left out, the test's own. */
  doctor?: string;
  /** The time itself, for tests that chose one. */
  time?: FreeTime;
  /** Booking number of a canceled appointment whose time it takes; any free time of three weeks when none is given. */
  timeOf?: string;
  /** Fields of the patient that the test looks for. */
  person?: Record<string, string>;
};

/** Books an appointment with the doctor of the test, the way the website does, for tests of what comes afterwards. */
export async function bookAppointment(wanted: Wanted): Promise<OwnAppointment & { id: string }> {
  const { language, timeOf, time, person = {}, doctor } = wanted;
  const place = time ?? (timeOf ? placeAndTimeOf(timeOf) : await anyTime(doctor ?? doctorOfTest().id));
  const { firstName, lastName, storedPhone: phone } = newPatient(language);
  const patient = { firstName, lastName, phone, age: 34, contractType: 'cash', consent: true };
  const data = { ...patient, locale: language, specialty: specialtyOf(place), ...place, ...person };
  const { bookingNumber, manageKey } = await ask({ path: '/appointments', body: { data } });
  return { bookingNumber, manageKey, id: idOfAppointment(bookingNumber) };
}

const anyTime = (doctor: string) =>
  findFreeTime({ doctor, daysAhead: 20, days: 21 }, (times) => times[booked++ % times.length]);

/** One that offers the service comes first, where not all do. */
const SPECIALTY_OF = `SELECT s.document_id FROM specialties s JOIN doctors_specialties_lnk l ON l.specialty_id = s.id
  JOIN doctors d ON d.id = l.doctor_id WHERE d.document_id = ? AND d.published_at IS NOT NULL
  ORDER BY s.id IN (SELECT specialty_id FROM services_specialties_lnk JOIN services ON services.id = service_id
    WHERE services.document_id = ?) DESC LIMIT 1`;

/** Document id of the specialty of a doctor in which a service is booked. */
const specialtyOf = ({ doctor, service }: Pick<FreeTime, 'doctor' | 'service'>) =>
  String(firstValue(SPECIALTY_OF, doctor, service));

function placeAndTimeOf(bookingNumber: string): FreeTime {
  const sql = 'SELECT doctor, branch, service, starts_at FROM appointments WHERE booking_number = ?';
  const [{ doctor, branch, service, starts_at } = {}] = queryDatabase(sql, bookingNumber);
  const startsAt = new Date(Number(starts_at)).toISOString();
  return { doctor: String(doctor), branch: String(branch), service: String(service), startsAt };
}

/** Has a browser hold the cookie of an appointment, as once its link was opened there. */
export const holdAppointment = (context: BrowserContext, { bookingNumber, manageKey }: OwnAppointment) =>
  context.addCookies([{ name: `booking-${bookingNumber}`, value: manageKey, url: environment.siteUrl }]);

/** The patient cancels. */
export async function cancelAppointment({ bookingNumber, manageKey }: OwnAppointment): Promise<void> {
  const path = `/appointments/by-number/${bookingNumber}/cancel`;
  const body = { data: { version: columnOf(bookingNumber, 'version') } };
  await ask({ path, headers: { 'X-Manage-Key': manageKey }, body });
}

const RECEIVING = `schedules_doctor_lnk JOIN schedules_branch_lnk USING (schedule_id)
  JOIN doctors ON doctors.id = schedules_doctor_lnk.doctor_id
  JOIN branches ON branches.id = schedules_branch_lnk.branch_id`;

/**
 * One of several doctors of the demonstration for the test that runs: by its title, so that every run of it has the same one.
 * `number` stands in the address of the doctor's page.
 */
function dealDoctor(condition = '') {
  const doctors = queryDatabase(`SELECT document_id AS id, number FROM doctors
    WHERE published_at IS NOT NULL AND locale = 'en' ${condition} ORDER BY number`);
  const hash = createHash('sha256').update(test.info().titlePath.join(' ')).digest().readUInt32BE();
  const { id, number } = doctors[hash % doctors.length] ?? {};
  if (typeof id !== 'string' || typeof number !== 'number') throw new Error('There is no such doctor.');
  return { id, number };
}

/** The doctor of the test that runs. */
export const doctorOfTest = () => dealDoctor();

/** A doctor who receives in two branches or more. */
export const doctorOfTwoBranches = () =>
  dealDoctor(`AND document_id IN (SELECT doctors.document_id FROM ${RECEIVING}
    GROUP BY doctors.document_id HAVING COUNT(DISTINCT branches.document_id) > 1)`);

const BRANCH_OF = `SELECT branches.document_id FROM ${RECEIVING}
  WHERE doctors.document_id = ? AND branches.published_at IS NOT NULL ORDER BY branches.number LIMIT 1`;

/** A branch in which a doctor receives, by document id. */
export const branchOf = (doctor: string): string => String(firstValue(BRANCH_OF, doctor));

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** Messages of the contact page. */
export async function writeMessages(count: number, language: Locale): Promise<void> {
  const token = environment.websiteSettings.BACKEND_TOKEN;
  for (const turn of upTo(count)) {
    const said = { name: `Writer ${turn}`, email: 'writes@example.com', message: 'Do you treat children?' };
    await callBackend({ path: '/contact-messages', token, body: { data: { ...said, language } } });
  }
}

/** People on the waiting list who take any doctor, of times that no test gives back. */
export async function joinWaitingList(count: number, language: Locale): Promise<void> {
  const until = inDays(2);
  for (const _ of upTo(count)) {
    const { firstName, lastName, storedPhone: phone } = newPatient(language);
    const person = { firstName, lastName, phone, age: 34, email: 'waits@example.com' };
    const body = { data: { ...person, until, consent: true, locale: language } };
    await callBackend({ path: '/waiting-entries', body });
  }
}

/** Requests of patients with one family name. */
export async function bookFamily(count: number, lastName: string, language: Locale): Promise<void> {
  for (const turn of upTo(count)) {
    const firstName = `Nour${String.fromCharCode(96 + turn)}`;
    await bookAppointment({ language, person: { lastName, firstName } });
  }
}
