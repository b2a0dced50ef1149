import { createHash, randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { BOOKING_NUMBER_BYTES, bookingNumber } from '../booking/booking-number';
import { atomsOf, freeSeat } from '../booking/claims';
import type { Slot } from '../booking/slots';
import { dateAt } from '../booking/zone';
import { type AppointmentRow, findAppointment, insertAppointment, insertEvent } from './appointment-rows';
import { slotTaken, windowOf } from './availability';
import { type BookingInput, fieldError, parseBooking } from './booking-input';
import {
  type Claim,
  dayVisits,
  doctorTime,
  insertClaims,
  phoneVisits,
  readClaims,
  removeExpired,
} from './claims-table';
import { inTransaction, isBusy, isUniqueViolation, newDocumentId } from './database';
import type { Directory } from './directory';
import { invalid, type Outcome, type Refusal } from './refusal';

/** What a successful booking gives back; instants in epoch milliseconds. */
export type Booked = Pick<AppointmentRow, 'booking_number' | 'status' | 'starts_at' | 'ends_at' | 'branch'>;

/** Tries of one booking when other writers were in the way without having taken its time. */
const MAX_TRIES = 8;

interface Visit {
  input: BookingInput;
  slot: Slot;
  service: string;
  specialty: string | null;
  date: string;
}

/**
 * Books a visit for a patient: checks the request, then writes the appointment, its claims and its first history
 * row in one transaction. The same idempotency key with the same body gives the same booking again.
 *
 * Refused with 400 for bad fields, 409 when the time is taken (with the next free ones) or a limit of live
 * appointments is reached, 422 when the key was used with another body. Rules: docs/appointments.md.
 */
export async function bookAppointment({
  strapi,
  directory,
  body,
  idempotencyKey,
  now,
}: {
  strapi: Core.Strapi;
  directory: Directory;
  body: unknown;
  idempotencyKey: string;
  now: number;
}): Promise<Outcome<Booked>> {
  const db = strapi.db.connection;
  const requestHash = createHash('sha256')
    .update(JSON.stringify(body ?? null))
    .digest('hex');
  // Looked up before every refusal: the first answer may have got lost on its way, and since then the booked
  // time itself stands in the way of the repeated request.
  const replayed = () => replay({ db, idempotencyKey, requestHash });
  const refuse = async (refusal: Refusal) => (await replayed()) ?? { ok: false as const, refusal };

  const parsed = parseBooking({ body, directory });
  if (!parsed.ok) return refuse(invalid(parsed.errors).refusal);
  const planned = planVisit({ input: parsed.input, directory, now });
  if (!planned.ok) return refuse(planned.refusal);
  const visit = planned.value;

  for (let attempt = 1; ; attempt += 1) {
    try {
      const result = await inTransaction(strapi, (trx) =>
        write({ trx, directory, visit, idempotencyKey, requestHash, now }),
      );
      if (result.kind === 'booked') return { ok: true, value: result.booked };
      if (result.kind === 'limit') return refuse(limitReached(result.limit));
      const place = { ...parsed.input, service: visit.service };
      return refuse(await slotTaken({ db, directory, place, startsAt: visit.slot.startsAt, now }));
    } catch (error) {
      // On PostgreSQL a unique violation ends the transaction, so it is told apart out here: either this very
      // request came twice at once, or another one took the time or seat and the next try will see it.
      if (!isUniqueViolation(error) && !isBusy(error)) throw error;
      const known = await replayed();
      if (known) return known;
      if (attempt >= MAX_TRIES) throw error;
    }
  }
}

async function replay({
  db,
  idempotencyKey,
  requestHash,
}: {
  db: Knex;
  idempotencyKey: string;
  requestHash: string;
}): Promise<Outcome<Booked> | null> {
  const known = await findAppointment({ db, where: { idempotency_key: idempotencyKey } });
  if (!known) return null;
  if (known.request_hash === requestHash) return { ok: true, value: { ...known, status: 'pending' } };
  return {
    ok: false,
    refusal: {
      name: 'IdempotencyKeyReusedError',
      status: 422,
      message: 'This idempotency key was used for another request',
      details: {},
    },
  };
}

/** Checks that doctor, branch, specialty and service go together and that the time is one of theirs. */
function planVisit({
  input,
  directory,
  now,
}: {
  input: BookingInput;
  directory: Directory;
  now: number;
}): Outcome<Visit> {
  const { doctors, branches, services, rules } = directory.data;
  const doctor = doctors[input.doctor];
  const branch = branches[input.branch];
  const serviceId = input.service ?? rules.defaultService;
  const service = serviceId === null ? undefined : services[serviceId];
  if (!doctor) return invalid([fieldError('doctor', 'notOffered')]);
  if (!branch || !directory.practice(input)) return invalid([fieldError('branch', 'notOffered')]);
  const shared = service?.specialties.filter((one) => doctor.specialties.includes(one)) ?? [];
  if (!service || (service.specialties.length > 0 && shared.length === 0)) {
    return invalid([fieldError('service', input.service === null ? 'required' : 'notOffered')]);
  }
  const specialty =
    input.specialty ?? (doctor.specialties.length === 1 ? (doctor.specialties[0] ?? null) : null);
  if (specialty !== null && !doctor.specialties.includes(specialty)) {
    return invalid([fieldError('specialty', 'notOffered')]);
  }
  const date = dateAt({ instant: input.startsAt, timeZone: branch.timeZone });
  const place = { doctor: input.doctor, branch: input.branch, service: service.documentId };
  const slot = directory.workingSlots({ ...place, date }).find((one) => one.startsAt === input.startsAt);
  const window = windowOf({ directory, branch: input.branch, now });
  if (!slot || slot.startsAt < window.opensAt || slot.startsAt >= window.closesAt) {
    return invalid([fieldError('startsAt', 'notAvailable')]);
  }
  return { ok: true, value: { input, slot, service: service.documentId, specialty, date } };
}

type Written =
  | { kind: 'booked'; booked: Booked }
  | { kind: 'taken' }
  | { kind: 'limit'; limit: 'doctorDay' | 'phone' };

/** The transaction of a booking. Nothing slow is awaited here: on SQLite every other request waits for it. */
async function write({
  trx,
  directory,
  visit,
  idempotencyKey,
  requestHash,
  now,
}: {
  trx: Knex.Transaction;
  directory: Directory;
  visit: Visit;
  idempotencyKey: string;
  requestHash: string;
  now: number;
}): Promise<Written> {
  const { input, slot, service, specialty, date } = visit;
  const { rules } = directory.data;
  const { phone, doctor, branch } = input;
  const atoms = atomsOf(slot);
  const day = dayVisits({ phone, doctor, date });
  const all = phoneVisits(phone);

  const found = await readClaims({ trx, doctor, atoms, seats: [day, all] });
  const live = found.filter((claim) => claim.expiresAt === null || claim.expiresAt > now);
  if (live.some((claim) => claim.resource === doctorTime(doctor))) return { kind: 'taken' };
  const seatIn = (resource: string, limit: number) =>
    freeSeat({
      taken: new Set(live.filter((claim) => claim.resource === resource).map((claim) => claim.atom)),
      limit,
    });
  const daySeat = seatIn(day, rules.maxLivePerDoctorDay);
  if (daySeat === null) return { kind: 'limit', limit: 'doctorDay' };
  const phoneSeat = seatIn(all, rules.maxLivePerPhone);
  if (phoneSeat === null) return { kind: 'limit', limit: 'phone' };

  const claims: Claim[] = [
    ...atoms.map((atom) => ({ resource: doctorTime(doctor), atom, expiresAt: null })),
    { resource: day, atom: daySeat, expiresAt: slot.endsAt },
    { resource: all, atom: phoneSeat, expiresAt: slot.endsAt },
  ];
  const wanted = new Set(claims.map((claim) => `${claim.resource}/${claim.atom}`));
  const expired = found.filter(
    (claim) => !live.includes(claim) && wanted.has(`${claim.resource}/${claim.atom}`),
  );
  await removeExpired({ trx, claims: expired, now });

  const appointment = newDocumentId();
  const number = bookingNumber(randomBytes(BOOKING_NUMBER_BYTES));
  await insertClaims({ trx, appointment, claims, now });
  await insertAppointment({
    trx,
    now,
    values: {
      document_id: appointment,
      booking_number: number,
      branch,
      specialty,
      doctor,
      service,
      starts_at: slot.startsAt,
      ends_at: slot.endsAt,
      first_name: input.firstName,
      last_name: input.lastName,
      email: input.email,
      phone,
      additional_notes: input.additionalNotes,
      age: input.age,
      contract_type: input.contractType,
      organisation: input.organisation,
      card_front: input.cardFront,
      card_back: input.cardBack,
      language: input.locale,
      idempotency_key: idempotencyKey,
      request_hash: requestHash,
      consent_version: rules.consentVersion,
      consent_text: rules.consentText[input.locale],
    },
  });
  await insertEvent({
    trx,
    entry: { appointment, at: now, actor: 'patient', from: null, to: 'pending', reason: null },
  });
  return {
    kind: 'booked',
    booked: {
      booking_number: number,
      status: 'pending',
      starts_at: slot.startsAt,
      ends_at: slot.endsAt,
      branch,
    },
  };
}

function limitReached(limit: 'doctorDay' | 'phone'): Refusal {
  const message = 'There are already as many live appointments as the clinic accepts';
  return { name: 'AppointmentLimitError', status: 409, message, details: { limit } };
}
