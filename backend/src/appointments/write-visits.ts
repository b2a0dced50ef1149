import { randomBytes } from 'node:crypto';
import { BOOKING_NUMBER_BYTES, bookingNumber } from '../booking/booking-number';
import { type Claim, type SeatLimit, seatVisit } from '../booking/seating';
import {
  type AppointmentRow,
  insertAppointments,
  insertEvents,
  type NewAppointment,
} from './appointment-rows';
import { freeHolds, insertClaims, type OwnedClaim, readClaims, removeExpired } from './claims-table';
import { newDocumentId, type Transaction } from './database';
import type { BookingRules } from './directory-data';
import type { Visit } from './plan-visit';

/** A visit to be written, with what makes the request repeatable. */
export interface VisitJob {
  visit: Visit;
  rules: BookingRules;
  idempotencyKey: string;
  requestHash: string;
  /** The hold that gives way to this visit, when the visitor had one. */
  holder: string | null;
  now: number;
}

/** What a successful booking gives back; instants in epoch milliseconds. */
export type Booked = Pick<AppointmentRow, 'booking_number' | 'status' | 'starts_at' | 'ends_at' | 'branch'>;

export type Written =
  | { kind: 'booked'; booked: Booked }
  | { kind: 'taken' }
  | { kind: 'limit'; limit: SeatLimit['name'] }
  /** The same request is in this batch already. */
  | { kind: 'repeated' };

function appointmentOf({ job, number }: { job: VisitJob; number: string }): NewAppointment {
  const { input, slot, service, specialty } = job.visit;
  return {
    document_id: newDocumentId(),
    booking_number: number,
    branch: input.branch,
    specialty,
    doctor: input.doctor,
    service,
    starts_at: slot.startsAt,
    ends_at: slot.endsAt,
    first_name: input.firstName,
    last_name: input.lastName,
    email: input.email,
    phone: input.phone,
    additional_notes: input.additionalNotes,
    age: input.age,
    contract_type: input.contractType,
    organisation: input.organisation,
    card_front: input.cardFront,
    card_back: input.cardBack,
    language: input.locale,
    idempotency_key: job.idempotencyKey,
    request_hash: job.requestHash,
    consent_version: job.rules.consentVersion,
    consent_text: job.rules.consentText[input.locale],
  };
}

/**
 * Writes visits that were asked for at the same moment, first come first served, with their claims and first
 * history rows, in the caller's transaction. Nothing slow is awaited here: on SQLite every other request waits.
 */
export async function writeVisits({ trx, jobs }: { trx: Transaction; jobs: VisitJob[] }): Promise<Written[]> {
  const now = Math.max(...jobs.map((job) => job.now));
  const claims: Claim[] = await readClaims({ trx, needs: jobs.map((job) => job.visit.needs) });
  const taken: OwnedClaim[] = [];
  const holders: string[] = [];
  const replaced: Claim[] = [];
  const appointments: NewAppointment[] = [];
  const keys = new Set<string>();

  const results = jobs.map((job): Written => {
    if (keys.has(job.idempotencyKey)) return { kind: 'repeated' };
    const own = job.holder === null ? [] : [job.holder];
    const seating = seatVisit({ needs: job.visit.needs, claims, own, now });
    if (seating.kind !== 'seated') return seating;
    keys.add(job.idempotencyKey);
    const appointment = appointmentOf({ job, number: bookingNumber(randomBytes(BOOKING_NUMBER_BYTES)) });
    appointments.push(appointment);
    taken.push(...seating.claims.map((claim) => ({ ...claim, owner: appointment.document_id })));
    holders.push(...own);
    replaced.push(...seating.replaces);
    claims.push(...seating.claims);
    return { kind: 'booked', booked: { ...appointment, status: 'pending' } };
  });

  await removeExpired({ trx, claims: replaced, now });
  await freeHolds({ trx, holders });
  await insertClaims({ trx, claims: taken, as: 'appointment', since: now });
  await insertAppointments({ trx, appointments, now });
  await insertEvents({
    trx,
    entries: appointments.map(({ document_id }) => ({
      appointment: document_id,
      at: now,
      actor: 'patient',
      from: null,
      to: 'pending',
      reason: null,
    })),
  });
  return results;
}
