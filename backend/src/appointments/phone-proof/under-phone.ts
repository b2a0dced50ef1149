import type { PhoneAppointment, PhonePatient } from '../../contract/phone-code';
import type { Database } from '../../platform/database';
import { showColumns } from '../../platform/show-columns';
import type { With } from '../../platform/with';
import { patientKey } from '../../scheduling/patient-key';
import { DAY_MINUTES, MINUTE } from '../../scheduling/zone';
import { personOf } from '../booking/plan-appointment';
import { named } from '../list/present';
import { type AppointmentRow, parseAppointment } from '../record/appointment-rows';
import type { ManageKeys } from '../record/manage-key';

const YEAR_MS = 365.25 * DAY_MINUTES * MINUTE;
/** Phone numbers are reassigned after a while, so older appointments are not shown. */
const SHOWN_MS = YEAR_MS;
const MOST = 60;

/** Returns what is booked under a phone (E.164), from a year ago on; the last one first. */
async function listUnderPhone(db: Database, phone: string, now: number): Promise<AppointmentRow[]> {
  const rows: unknown[] = await db('appointments')
    .where({ phone })
    .where('starts_at', '>', new Date(now - SHOWN_MS))
    .orderBy('starts_at', 'desc')
    .limit(MOST);
  return rows.map(parseAppointment);
}

/** Lists the appointments of a proved phone: upcoming ones first, the next on top; then past ones, the latest on top. */
export async function listPhoneAppointments(
  { db, catalogue, now }: With<'db' | 'catalogue' | 'now'>,
  phone: string,
  manageKeys: ManageKeys,
): Promise<PhoneAppointment[]> {
  const { doctors, services, branches } = catalogue.data;
  const shown = (await listUnderPhone(db, phone, now)).map((row): PhoneAppointment => {
    const booked = row.booked_as;
    return {
      ...showColumns(row, ['booking_number', 'status', 'starts_at', 'time_zone', 'first_name', 'last_name']),
      // As in a message to it: good while the appointment has this phone.
      manageKey: manageKeys.shortKeyFor(row.booking_number, phone),
      isAhead: ['pending', 'confirmed'].includes(row.status) && row.ends_at > now,
      doctor: named(doctors, row.doctor, booked.doctor).name,
      service: named(services, row.service, booked.service).name,
      branch: named(branches, row.branch, booked.branch).name,
    };
  });
  return [...shown.filter(({ isAhead }) => isAhead).reverse(), ...shown.filter(({ isAhead }) => !isAhead)];
}

/** Returns who was booked for under a proved phone, each once and as written last; who was seen last is first. */
export async function listPhonePatients(db: Database, phone: string, now: number): Promise<PhonePatient[]> {
  const patients = new Map<string, PhonePatient>();
  for (const row of await listUnderPhone(db, phone, now)) {
    const key = patientKey(personOf(row));
    if (patients.has(key)) continue;
    const { first_name: firstName, last_name: lastName, email } = row;
    // Nobody gives a date of birth: whole years since then are all that is certain.
    const years = Math.max(0, Math.floor((now - row.created_at) / YEAR_MS));
    const age = row.age === null ? null : row.age + years;
    patients.set(key, { firstName, lastName, age, email });
  }
  return [...patients.values()];
}
