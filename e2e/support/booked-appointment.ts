import { type Call, callBackend } from './backend';
import { firstValue, queryDatabase } from './database';
import { doctorOfTest } from './doctors';
import { environment } from './environment';
import type { FreeTime } from './free-times';
import type { Locale } from './locale';
import { newPatient } from './patient';

const ask = async (call: Call): Promise<unknown> => (await callBackend(call)).data;

/** The value at the end of a path of names; undefined where it ends early. */
function at(value: unknown, ...names: (string | number)[]): unknown {
  return names.reduce<unknown>((found, name) => Reflect.get(Object(found), name), value);
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** One time after the other, so that no two bookings go for the same one. */
let booked = 0;

/**
 * Books an appointment with the doctor of the test, the way the website does, for tests of what comes afterwards.
 */
export async function bookAppointment({
  language,
  timeOf,
  time,
  person = {},
  doctor = time?.doctor ?? doctorOfTest().id,
}: {
  language: Locale;
  /** Document id; left out, the test's own. */
  doctor?: string;
  /** The time itself, for tests that chose one. */
  time?: FreeTime;
  /** Booking number of a canceled appointment whose time it takes; any free time of three weeks when none is given. */
  timeOf?: string;
  /** Fields of the patient that the test looks for. */
  person?: {
    firstName?: string;
    lastName?: string;
    phone?: string;
    email?: string;
    additionalNotes?: string;
  };
}): Promise<{ bookingNumber: string; manageKey: string }> {
  const token = environment.websiteSettings.BACKEND_TOKEN;
  const free = listOf(await ask({ path: '/availability/next' }));
  const next = free.find((each) => at(each, 'doctor') === doctor);
  const branch = String(at(next, 'branch'));
  const found = await ask({
    path: `/doctors/${doctor}?fields[0]=number&populate[specialties][fields][0]=number`,
    token,
  });
  const setting = await ask({
    path: '/booking-setting?fields[0]=locale&populate[defaultService][fields][0]=number',
    token,
  });
  const service = String(at(setting, 'defaultService', 'documentId'));
  const from = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  const days = await ask({
    path: `/availability?${new URLSearchParams({ doctor, branch, service, from, days: '21' })}`,
  });
  const slots = listOf(days).flatMap((day) => listOf(at(day, 'slots')));
  const patient = newPatient(language);
  const answer = await ask({
    path: '/appointments',
    body: {
      data: {
        branch,
        doctor,
        service,
        specialty: at(found, 'specialties', 0, 'documentId'),
        startsAt: time ? undefined : at(slots, booked++ % slots.length, 'startsAt'),
        firstName: patient.firstName,
        lastName: patient.lastName,
        phone: patient.storedPhone,
        age: 34,
        contractType: 'cash',
        consent: true,
        locale: language,
        ...time,
        ...(timeOf ? placeAndTimeOf(timeOf) : {}),
        ...person,
      },
    },
  });
  return { bookingNumber: String(at(answer, 'bookingNumber')), manageKey: String(at(answer, 'manageKey')) };
}

/** The patient cancels. */
export async function cancelAppointment({
  bookingNumber,
  manageKey,
}: {
  bookingNumber: string;
  manageKey: string;
}): Promise<void> {
  const version = firstValue('SELECT version FROM appointments WHERE booking_number = ?', bookingNumber);
  await ask({
    path: `/appointments/by-number/${bookingNumber}/cancel`,
    headers: { 'X-Manage-Key': manageKey },
    body: { data: { version } },
  });
}

function placeAndTimeOf(bookingNumber: string) {
  const sql = 'SELECT doctor, branch, service, starts_at FROM appointments WHERE booking_number = ?';
  const [row] = queryDatabase({ sql, values: [bookingNumber] });
  const [doctor, branch, service] = [at(row, 'doctor'), at(row, 'branch'), at(row, 'service')];
  const [found] = queryDatabase({
    sql: `SELECT s.document_id AS id FROM specialties s JOIN doctors_specialties_lnk l ON l.specialty_id = s.id
      JOIN doctors d ON d.id = l.doctor_id WHERE d.document_id = ? AND d.published_at IS NOT NULL LIMIT 1`,
    values: [String(doctor)],
  });
  const startsAt = new Date(Number(at(row, 'starts_at'))).toISOString();
  return { doctor, branch, service, specialty: at(found, 'id'), startsAt };
}

/** Document id of an appointment, which its page in the staff area is opened by. */
export function idOfAppointment(bookingNumber: string): string {
  const sql = 'SELECT document_id AS id FROM appointments WHERE booking_number = ?';
  const [row] = queryDatabase({ sql, values: [bookingNumber] });
  return String(Reflect.get(Object(row), 'id'));
}
