import type { NewClaimRow } from '../../appointments/record/claim-statements';
import type { HistoryEntry } from '../../appointments/record/history-rows';
import { searchColumns } from '../../appointments/record/search-columns';
import type { Names } from '../../catalogue/catalogue-data';
import type { CatalogueSnapshot } from '../../catalogue/catalogue-snapshot';
import type { RequestWay } from '../../contract/booking-request';
import { demonstrationId } from '../../platform/demonstration-rows';
import { BOOKING_NUMBER_BYTES, bookingNumber } from '../../scheduling/booking-number';
import { addMonths, dateAt, MINUTE } from '../../scheduling/zone';
import type { PlannedVisit } from './plan';
import { Random } from './random';
import type { Story } from './story';
import { MARK } from './words';

/** Booking numbers, each once. */
function createNumbers(): () => string {
  const random = new Random('booking numbers');
  const given = new Set<string>();
  return () => {
    for (;;) {
      const number = bookingNumber(
        Uint8Array.from({ length: BOOKING_NUMBER_BYTES }, () => random.whole(0, 255)),
      );
      if (given.has(number)) continue;
      given.add(number);
      return number;
    }
  };
}

/** By which page of the website somebody booked: most by doctor, a few on the page of one form. */
const WAYS: readonly RequestWay[] = ['doctor', 'doctor', 'doctor', 'branch', 'branch', 'onePage'];

const dateOrNull = (instant: number | null) => (instant === null ? null : new Date(instant));

type Ticket = { ticket: number; ticket_day: string };

/** Numbers of the waiting rooms: each branch counts the arrivals of its day. */
function giveTickets(visits: readonly PlannedVisit[]): Map<PlannedVisit, Ticket> {
  const last = new Map<string, number>();
  const comeAt = ({ story: { day } }: PlannedVisit) => day.arrivedAt ?? day.withDoctorAt;
  const arrivals = visits.flatMap((visit) => {
    const at = comeAt(visit);
    return at === null ? [] : [{ visit, at }];
  });
  arrivals.sort((one, other) => one.at - other.at);
  return new Map(
    arrivals.map(({ visit, at }) => {
      const { branch, timeZone } = visit.time;
      const ticket_day = dateAt(at, timeZone);
      const key = `${branch} ${ticket_day}`;
      const ticket = (last.get(key) ?? 0) + 1;
      last.set(key, ticket);
      return [visit, { ticket, ticket_day }];
    }),
  );
}

function dayColumns({ story: { day, isWalkIn }, ticket }: { story: Story; ticket: Ticket | undefined }) {
  return {
    attendance: day.attendance,
    arrived_at: dateOrNull(day.arrivedAt),
    with_doctor_at: dateOrNull(day.withDoctorAt),
    attendance_by: day.by,
    walk_in: isWalkIn,
    ticket: ticket?.ticket ?? null,
    ticket_day: ticket?.ticket_day ?? null,
  };
}

/** Some who were seen are to come again, in two to six months: a few of those dates have come. */
function recallColumns({ visit: { story, time }, id }: { visit: PlannedVisit; id: string }) {
  const random = new Random('recalls', id);
  if (story.status !== 'done' || !random.chance(0.02)) return { recall_on: null, recall_state: null };
  const day = dateAt(time.slot.startsAt, time.timeZone);
  return { recall_on: addMonths(day, random.pick([2, 3, 3, 6])), recall_state: 'waiting' };
}

function appointmentRow({
  visit,
  catalogue,
  document_id,
  booking_number,
  ticket,
  notes,
}: {
  visit: PlannedVisit;
  catalogue: CatalogueSnapshot;
  document_id: string;
  booking_number: string;
  ticket: Ticket | undefined;
  notes: readonly Names[];
}) {
  const { time, patient, organisation, story } = visit;
  const { doctor, branch, service, specialty, slot, timeZone } = time;
  const { rules, organisations } = catalogue.data;
  const { language } = patient;
  const minutes = (slot.endsAt - slot.startsAt) / MINUTE;
  const random = new Random('notes', document_id);
  const note = random.chance(0.22) ? `: ${random.pick(notes)[language]}` : '';
  const person = { first_name: patient.firstName, last_name: patient.lastName, phone: patient.phone };
  const created = new Date(story.createdAt);
  return {
    document_id,
    booking_number,
    ...{ branch, specialty, doctor, service, organisation, language, time_zone: timeZone },
    starts_at: new Date(slot.startsAt),
    ends_at: new Date(slot.endsAt),
    booked_as: catalogue.factsOf({ branch, doctor, service, specialty, organisation, minutes }),
    ...person,
    ...searchColumns(person),
    // Nobody of them has an address, so nothing is ever sent, whatever is done with them at the desk.
    email: null,
    additional_notes: `${MARK[language]}${note}`,
    age: patient.age,
    contract_type: (organisation && organisations[organisation]?.kind) ?? 'cash',
    card_front: null,
    card_back: null,
    status: story.status,
    call_by: dateOrNull(story.callBy),
    call_due_at: dateOrNull(story.callDueAt),
    ...dayColumns({ story, ticket }),
    ...recallColumns({ visit, id: document_id }),
    version: story.changes + story.day.notes + 1,
    sequence: story.changes,
    idempotency_key: null,
    request_hash: null,
    consent_version: rules.consentVersion,
    consent_text: rules.consentText[language],
    consent_given: story.isWalkIn ? 'desk' : story.isByStaff ? 'phone' : 'form',
    booked_by_way: story.isWalkIn || story.isByStaff ? null : new Random('ways', document_id).pick(WAYS),
    consent_at: created,
    created_at: created,
    updated_at: new Date(story.changedAt),
    published_at: created,
  };
}

/** The rows of planned appointments, as the product would have written them. */
export function rowsOf({
  visits,
  catalogue,
  notes,
}: {
  visits: readonly PlannedVisit[];
  catalogue: CatalogueSnapshot;
  /** What patients add. */
  notes: readonly Names[];
}) {
  const nextNumber = createNumbers();
  const tickets = giveTickets(visits);
  const entries: HistoryEntry[] = [];
  const claims: NewClaimRow[] = [];
  const calls: Record<string, unknown>[] = [];
  const appointments = visits.map((visit, index) => {
    const document_id = demonstrationId(String(index + 1));
    const { story } = visit;
    entries.push(...story.entries.map((entry) => ({ ...entry, appointment: document_id })));
    for (const { resource, grain, branch, contested, expiresAt } of visit.claims) {
      claims.push({
        resource,
        atom: grain,
        branch: branch ?? null,
        contested_from: contested?.from ?? null,
        contested_to: contested?.to ?? null,
        appointment: document_id,
        expires_at: expiresAt,
        created_at: story.changedAt,
      });
    }
    if (story.call) {
      const { tries, dueAt, at } = story.call;
      const last = new Date(at);
      const due = { tries, due_at: dateOrNull(dueAt), opened_by: null, open_until: null };
      calls.push({ document_id, appointment: document_id, ...due, created_at: last, updated_at: last });
    }
    return appointmentRow({
      notes,
      visit,
      catalogue,
      document_id,
      booking_number: nextNumber(),
      ticket: tickets.get(visit),
    });
  });
  entries.sort((one, other) => one.at - other.at);
  return { appointments, entries, claims, calls };
}
