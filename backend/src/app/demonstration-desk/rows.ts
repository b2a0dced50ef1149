import { type NewClaimRow, writeClaims } from '../../appointments/record/claims-table';
import { type HistoryEntry, insertEvents } from '../../appointments/record/history-rows';
import { searchColumns } from '../../appointments/record/search-columns';
import type { Names } from '../../catalogue/catalogue-data';
import type { CatalogueSnapshot } from '../../catalogue/catalogue-snapshot';
import type { RequestWay } from '../../contract/booking-request';
import { inParts, type Transaction } from '../../platform/database';
import { demonstrationId } from '../../platform/demonstration-rows';
import { BOOKING_NUMBER_BYTES, bookingNumber } from '../../scheduling/booking-number';
import { addMonths, dateAt, MINUTE, waitingDay } from '../../scheduling/zone';
import histories from './histories.json';
import { Random } from './random';
import type { PlannedVisit } from './visits';

const WAYS: readonly RequestWay[] = ['doctor', 'doctor', 'doctor', 'branch', 'branch', 'onePage'];
const RECALLS = [1, 2, 3, 6];

const dateOrNull = (instant: number | null) => (instant === null ? null : new Date(instant));

function numberOf(place: number): string {
  const random = new Random('booking numbers', place);
  return bookingNumber(Uint8Array.from({ length: BOOKING_NUMBER_BYTES }, () => random.whole(0, 255)));
}

/** Numbers of the waiting rooms: each branch counts the arrivals of its day. */
function giveTickets(
  visits: readonly PlannedVisit[],
): Map<PlannedVisit, { ticket: number; ticket_day: string }> {
  const last = new Map<string, number>();
  const arrivals = visits
    .flatMap((visit) => (visit.told.arrivedAt === null ? [] : [{ visit, at: visit.told.arrivedAt }]))
    .sort((one, other) => one.at - other.at);
  return new Map(
    arrivals.map(({ visit, at }) => {
      const ticket_day = waitingDay(at, visit.time.timeZone);
      const key = `${visit.time.branch} ${ticket_day}`;
      const ticket = (last.get(key) ?? 0) + 1;
      last.set(key, ticket);
      return [visit, { ticket, ticket_day }];
    }),
  );
}

/** The rows of planned appointments, as the product would have written them. @param notes what patients add */
export function rowsOf(visits: PlannedVisit[], catalogue: CatalogueSnapshot, notes: readonly Names[]) {
  const { rules, organisations } = catalogue.data;
  const tickets = giveTickets(visits);
  const entries: HistoryEntry[] = [];
  const claims: NewClaimRow[] = [];
  const calls: Record<string, unknown>[] = [];
  const appointments = visits.map((visit, index) => {
    const { time, patient, organisation, told } = visit;
    const { doctor, branch, service, specialty, slot, timeZone } = time;
    const { language } = patient;
    const document_id = demonstrationId(String(index + 1));
    const random = new Random(document_id);
    entries.push(...told.entries.map((entry) => ({ ...entry, appointment: document_id })));
    for (const { resource, grain, branch: at, contested, expiresAt } of visit.claims) {
      claims.push({
        ...{ resource, atom: grain, branch: at ?? null, appointment: document_id, expires_at: expiresAt },
        ...{ contested_from: contested?.from ?? null, contested_to: contested?.to ?? null },
        created_at: told.changedAt,
      });
    }
    if (told.call) {
      const { tries, dueAt, at } = told.call;
      const due = { tries, due_at: dateOrNull(dueAt) };
      const last = new Date(at);
      calls.push({ document_id, appointment: document_id, ...due, created_at: last, updated_at: last });
    }
    const person = { first_name: patient.firstName, last_name: patient.lastName, phone: patient.phone };
    const note = random.chance(0.22) ? `: ${random.pick(notes)[language]}` : '';
    const minutes = (slot.endsAt - slot.startsAt) / MINUTE;
    const isRecalled = told.status === 'done' && random.chance(0.02);
    const created = new Date(told.createdAt);
    return {
      document_id,
      booking_number: numberOf(index),
      ...{ branch, specialty, doctor, service, organisation, language, time_zone: timeZone },
      starts_at: new Date(slot.startsAt),
      ends_at: new Date(slot.endsAt),
      booked_as: catalogue.factsOf({ branch, doctor, service, specialty, organisation, minutes }),
      ...person,
      ...searchColumns(person),
      // No mail address, so that nothing is ever sent to these people.
      email: null,
      additional_notes: `${histories.mark[language]}${note}`,
      age: patient.age,
      contract_type: (organisation && organisations[organisation]?.kind) ?? 'cash',
      status: told.status,
      call_by: dateOrNull(told.callBy),
      call_due_at: dateOrNull(told.callDueAt),
      attendance: told.attendance,
      attendance_by: told.attendanceBy,
      arrived_at: dateOrNull(told.arrivedAt),
      with_doctor_at: dateOrNull(told.withDoctorAt),
      walk_in: told.by === 'walkIn',
      ...(tickets.get(visit) ?? { ticket: null, ticket_day: null }),
      recall_on: isRecalled ? addMonths(dateAt(slot.startsAt, timeZone), random.pick(RECALLS)) : null,
      recall_state: isRecalled ? 'waiting' : null,
      version: told.changes + told.notes + 1,
      sequence: told.changes,
      consent_version: rules.consentVersion,
      consent_text: rules.consentText[language],
      consent_given: told.by === 'walkIn' ? 'desk' : told.by === 'book' ? 'phone' : 'form',
      booked_by_way: told.by === 'request' ? random.pick(WAYS) : null,
      consent_at: created,
      created_at: created,
      updated_at: new Date(told.changedAt),
      published_at: created,
    };
  });
  entries.sort((one, other) => one.at - other.at);
  return { appointments, entries, claims, calls };
}

/** Writes appointments with their claims, history and calls in the caller's transaction. No mails. */
export async function writeVisits(trx: Transaction, rows: ReturnType<typeof rowsOf>): Promise<void> {
  const { appointments, entries, claims, calls } = rows;
  for (const some of inParts(appointments)) await trx('appointments').insert(some);
  await insertEvents(trx, entries);
  for (const some of inParts(calls)) await trx('calls').insert(some);
  for (const some of inParts(claims)) await writeClaims(trx, { rows: some, isLenient: false });
}
