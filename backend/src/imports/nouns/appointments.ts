import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { needsOf } from '../../appointments/booking/plan-appointment';
import {
  IMPORTED,
  insertAppointments,
  type NewAppointment,
} from '../../appointments/record/appointment-rows';
import {
  insertClaims,
  keysOf,
  type OwnedClaim,
  readClaims,
  removeExpired,
} from '../../appointments/record/claims-table';
import { type HistoryEntry, insertEvents } from '../../appointments/record/history-rows';
import { hashOf, personHash } from '../../appointments/record/patient-files';
import { writeFacts } from '../../catalogue/booked-facts';
import { manyLines } from '../../contract/many-lines';
import type { Status } from '../../contract/transitions';
import { newDocumentId } from '../../platform/database';
import { storedInstant } from '../../platform/instant';
import { type AppointmentNeeds, allocate, type Claim } from '../../scheduling/allocation';
import { BOOKING_NUMBER_BYTES, bookingNumber } from '../../scheduling/booking-number';
import { grainsOf } from '../../scheduling/claims';
import { dateAt, MINUTE } from '../../scheduling/zone';
import { findEntries, insertEntries, type NewEntry } from '../entry-rows';
import { contentFinder } from '../find-content';
import {
  ageAt,
  findErased,
  findImportedPatients,
  type NewPatient,
  presentImported,
} from '../imported-patients';
import { readPerson } from '../read-person';
import {
  digest,
  type Fault,
  type Handler,
  judge,
  keyOf,
  PLANNED,
  type Result,
  type Row,
  type Work,
} from '../work';
import { statusOf, timesOf } from './appointment-times';

interface Planned {
  key: string;
  sameAs: string;
  person: NewPatient;
  doctor: string;
  branch: string;
  service: string;
  startsAt: number;
  endsAt: number;
  status: Status;
  isNoShow: boolean;
  /** Claims on the doctor's time and the limits of patients; null for what is over or canceled. */
  needs: AppointmentNeeds | null;
}

async function patientFinder(work: Work, rows: readonly Row[]) {
  const keyFor = (id: string) => keyOf('patients', { id, sameAs: '' });
  const ids = [...new Set(rows.map(({ get }) => get('patient')).filter(Boolean))];
  const entries = await findEntries(work.db, ids.map(keyFor));
  const imported = [...entries.values()];
  const found = await findImportedPatients(
    work.db,
    imported.map(({ entry }) => entry),
  );
  const erased = await findErased(
    work.db,
    imported.map(({ same_as }) => same_as),
  );
  const byId = new Map(found.map((row) => [row.document_id, row]));
  return (id: string): NewPatient | 'unknown' | 'erased' => {
    const entry = entries.get(keyFor(id));
    const row = byId.get(entry?.entry ?? '');
    if (row) return { ...presentImported(row, work.now), birthDate: row.birth_date };
    return work.planned.patients.get(keyFor(id)) ?? (erased.has(entry?.same_as ?? '') ? 'erased' : 'unknown');
  };
}

async function readRows(work: Work, rows: readonly Row[]): Promise<(Planned | Fault[])[]> {
  const [doctorOf, branchOf, serviceOf, patientOf] = [
    await contentFinder(work, 'doctors', rows),
    await contentFinder(work, 'branches', rows),
    await contentFinder(work, 'services', rows),
    await patientFinder(work, rows),
  ];
  const { catalogue, choice, now } = work;
  const { branches, rules } = catalogue.data;
  return rows.map((row) => {
    const { get } = row;
    const doctor = doctorOf(get('doctor'));
    if (!doctor) return [{ field: 'doctor', fault: get('doctor') === '' ? 'required' : 'unknown' }];
    const branch = get('branch') === '' ? choice.branch : branchOf(get('branch'));
    if (!branch) return [{ field: 'branch', fault: get('branch') === '' ? 'required' : 'unknown' }];
    const service = get('service') === '' ? rules.defaultService : serviceOf(get('service'));
    if (!service) return [{ field: 'service', fault: get('service') === '' ? 'required' : 'unknown' }];
    const place = branches[branch];
    const timeZone = place?.timeZone ?? catalogue.zoneOf(branch);
    const known = get('phone') === '' && get('patient') !== '' ? patientOf(get('patient')) : undefined;
    if (known === 'unknown' || known === 'erased') return [{ field: 'patient', fault: known }];
    const person = known
      ? { ...known, notes: manyLines(get('notes')) || null }
      : readPerson(row, place?.country, choice.isDayFirst);
    if (Array.isArray(person)) return person;
    const usual = catalogue.lengthOf(service) ?? rules.defaultSlotMinutes;
    const times = timesOf(row, { timeZone, isDayFirst: choice.isDayFirst, usual });
    if (Array.isArray(times)) return times;
    const status = statusOf(row, times, now);
    if (Array.isArray(status)) return status;
    const sameAs = digest(`${personHash(person)}|${doctor}|${times.startsAt}`);
    const planned = { ...times, ...status, person, doctor, branch, service, sameAs };
    return {
      ...planned,
      key: keyOf('appointments', { id: get('id'), sameAs }),
      needs: needsOfPlanned(work, planned),
    };
  });
}

function needsOfPlanned({ catalogue, now }: Work, planned: Omit<Planned, 'key' | 'needs'>) {
  const { doctor, branch, service, person, startsAt, endsAt, status } = planned;
  if (endsAt <= now || status === 'canceled') return null;
  const visit = { startsAt, endsAt };
  const contested = catalogue.contested({ doctor, branch, appointment: visit });
  // An imported appointment outside the hours of a room is kept without one.
  const resources = catalogue.resourcesFor({ branch, service }, visit) ?? [];
  return needsOf({
    rules: catalogue.data.rules,
    doctor,
    branch,
    person,
    date: dateAt(startsAt, catalogue.zoneOf(branch)),
    slot: { ...visit, grains: grainsOf(visit), resources, ...(contested ? { contested } : {}) },
  });
}

const standingRow = z.object({
  phone: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  doctor: z.string(),
  starts_at: storedInstant,
});

/** Finds existing appointments by patient, doctor and start, whoever made them. */
async function readStanding({ db }: Work, planned: readonly Planned[]): Promise<Set<string>> {
  const starts = new Set(planned.map(({ startsAt }) => startsAt));
  const found: unknown[] = await db('appointments')
    .whereIn('phone', [...new Set(planned.map(({ person }) => person.phone))])
    .whereIn(
      'starts_at',
      [...starts].map((at) => new Date(at)),
    )
    .select(Object.keys(standingRow.shape));
  const rows = z.array(standingRow).parse(found);
  return new Set(rows.map((row) => digest(`${hashOf(row)}|${row.doctor}|${row.starts_at}`)));
}

/** Takes times like every other writer; of the limits only free seats, because imported appointments count for their patients. */
class Times {
  readonly taken: OwnedClaim[] = [];
  readonly seats: OwnedClaim[] = [];
  readonly replaced: Claim[] = [];

  private constructor(
    private readonly standing: Claim[],
    private readonly work: Work,
  ) {}

  static async of(work: Work, planned: readonly Planned[]): Promise<Times> {
    const needs = planned.flatMap((one) => (one.needs ? [one.needs] : []));
    const standing = needs.length === 0 ? [] : await readClaims(work.db, needs);
    // Times that rows of earlier batches would have taken, while the import is only tried.
    for (const [resource, grain] of needs.flatMap(keysOf))
      if (work.planned.times.has(`${resource}|${grain}`))
        standing.push({ resource, grain, expiresAt: null, owner: PLANNED });
    return new Times(standing, work);
  }

  take({ needs }: Planned, owner: string): boolean {
    if (needs === null) return true;
    const { now, planned, trx } = this.work;
    const { time } = needs;
    const allocation = allocate({ needs: { ...needs, limits: [] }, claims: this.standing, now });
    if (allocation.kind !== 'allocated') return false;
    if (trx === null)
      for (const { resource, grain } of allocation.claims) planned.times.add(`${resource}|${grain}`);
    this.keep(allocation, owner, this.taken);
    for (const limit of needs.limits) {
      const seat = allocate({
        needs: { ...needs, time: { resource: time.resource, expiresAt: null, grains: [] }, limits: [limit] },
        claims: this.standing,
        now,
      });
      if (seat.kind === 'allocated') this.keep(seat, owner, this.seats);
    }
    return true;
  }

  private keep(given: Record<'claims' | 'replaces', Claim[]>, owner: string, to: OwnedClaim[]): void {
    this.standing.push(...given.claims);
    this.replaced.push(...given.replaces);
    to.push(...given.claims.map((claim) => ({ ...claim, owner })));
  }
}

function appointmentOf({ catalogue, now }: Work, planned: Planned, id: string): NewAppointment {
  const { person, doctor, branch, service, startsAt, endsAt, status } = planned;
  const { data } = catalogue;
  const specialties = data.doctors[doctor]?.specialties ?? [];
  const specialty = specialties.length === 1 ? (specialties[0] ?? null) : null;
  const minutes = Math.round((endsAt - startsAt) / MINUTE);
  const booked = { branch, doctor, service, specialty, organisation: null, minutes };
  return {
    document_id: id,
    booking_number: bookingNumber(randomBytes(BOOKING_NUMBER_BYTES)),
    ...{ branch, doctor, service, specialty, status },
    ...{ starts_at: startsAt, ends_at: endsAt, time_zone: catalogue.zoneOf(branch) },
    // The fee was displayed elsewhere.
    booked_as: writeFacts(data, booked, null),
    ...{ first_name: person.firstName, last_name: person.lastName, phone: person.phone, email: person.email },
    age: person.age ?? (person.birthDate === null ? null : ageAt(person.birthDate, Math.min(startsAt, now))),
    ...{ guardian_name: null, guardian_relation: null, guardian_phone: null },
    additional_notes: person.notes,
    // Consent to messages was given to the former system.
    ...{ tell_by: null, tell_by_text: null, news_text: null },
    ...{ contract_type: 'cash', organisation: null, card_front: null, card_back: null },
    language: /\p{Script=Arabic}/u.test(person.firstName) ? 'ar' : 'en',
    ...{ series: null, series_visit: null },
    ...{ call_by: null, idempotency_key: null, request_hash: null, booked_by_way: null, walk_in_by: null },
    ...{ consent_version: IMPORTED, consent_text: '', consent_given: null },
  };
}

/** Imports appointments. Future ones take their times by claims, like any other booking; nobody is notified. */
export const takeAppointments: Handler = async (work, rows) => {
  const { trx, now } = work;
  const read = await readRows(work, rows);
  const planned = read.flatMap((one) => (Array.isArray(one) ? [] : [one]));
  const keys = planned.map(({ key }) => key);
  const entries = await findEntries(work.db, keys);
  const standing = await readStanding(work, planned);
  const erased = await findErased(
    work.db,
    planned.map(({ person }) => personHash(person)),
  );
  const times = await Times.of(work, planned);
  const appointments: NewAppointment[] = [];
  const history: HistoryEntry[] = [];
  const made: NewEntry[] = [];
  const noShows: string[] = [];
  const actor = work.row.account === null ? 'system' : `user:${work.row.account}`;
  const results = read.map((one): Result => {
    if (Array.isArray(one)) return one;
    const before = judge(work, one, entries) ?? (standing.has(one.sameAs) ? 'known' : null);
    if (before) return before;
    if (erased.has(personHash(one.person))) return [{ field: 'phone', fault: 'erased' }];
    const id = trx ? newDocumentId() : PLANNED;
    if (!times.take(one, id)) {
      // The next row may be the same with another time.
      work.seen.delete(one.key);
      return [{ field: 'startsAt', fault: 'taken' }];
    }
    if (trx === null) return 'written';
    appointments.push(appointmentOf(work, one, id));
    const to = one.status;
    history.push({ appointment: id, at: now, actor, from: null, to, reason: null, action: 'imported' });
    made.push({ noun: 'appointments', key: one.key, sameAs: one.sameAs, entry: id, isMade: true });
    if (one.isNoShow) noShows.push(id);
    return 'written';
  });
  if (trx === null) return results;
  await removeExpired(trx, times.replaced, now);
  await insertClaims({ trx, claims: times.taken, as: 'appointment', since: now });
  await insertClaims({ trx, claims: times.seats, as: 'appointment', since: now, isLenient: true });
  await insertAppointments(trx, appointments, now);
  if (noShows.length > 0)
    await trx('appointments')
      .whereIn('document_id', noShows)
      .update({ attendance: 'no_show', attendance_by: actor });
  await insertEvents(trx, history);
  await insertEntries(trx, work.row.document_id, made, now);
  return results;
};
