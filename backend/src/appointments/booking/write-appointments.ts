import { randomBytes } from 'node:crypto';
import { type CardClaim, type CardRow, claimCards, readFreeCards, tokenHash } from '../../cards/card-rows';
import type { BookingRules } from '../../catalogue/catalogue-data';
import { readCatalogueVersion } from '../../catalogue/catalogue-version';
import type { Mailing } from '../../messaging/mailing';
import { newDocumentId, type Transaction } from '../../platform/database';
import { allocate, type Claim, type SeatLimit } from '../../scheduling/allocation';
import { BOOKING_NUMBER_BYTES, bookingNumber } from '../../scheduling/booking-number';
import { receivedMessages, transitionMessages } from '../record/appointment-mails';
import { type AppointmentRow, insertAppointments, type NewAppointment } from '../record/appointment-rows';
import { freeHolds, insertClaims, type OwnedClaim, readClaims, removeExpired } from '../record/claims-table';
import { type HistoryEntry, insertEvents } from '../record/history-rows';
import { patientOf } from '../record/patient-columns';
import type { PlannedAppointment } from './plan-appointment';

/** Who asks for an appointment, and what is settled with it. */
export interface BookingOrigin {
  /** Written to the history: `patient` or `user:<document id>`. */
  by: string;
  status: 'pending' | 'confirmed';
  consentGiven: 'form' | 'phone' | 'desk';
  /** Written to the history; why a time was overbooked. */
  reason: string | null;
  /** The patient stands at the desk and has arrived with it. */
  isWalkIn?: boolean;
  /** A time that the waiting list was told of. */
  isFromWaitingList?: boolean;
}

export const FROM_PATIENT: BookingOrigin = {
  by: 'patient',
  status: 'pending',
  consentGiven: 'form',
  reason: null,
};

/** An appointment to be written, with what makes the request repeatable. */
export interface AppointmentJob {
  appointment: PlannedAppointment;
  /** Of the catalogue it was planned by. */
  catalogueVersion: string | null;
  rules: BookingRules;
  origin: BookingOrigin;
  /** By when the call centre calls about it, epoch milliseconds; null for what needs no call. */
  callBy: number | null;
  idempotencyKey: string;
  requestHash: string;
  /** The hold that gives way to this appointment, when the visitor had one. */
  holder: string | null;
  /** Of the request that asks for it: others may be written with it. */
  requestId: string | null;
  now: number;
}

/** What a successful booking gives back; instants in epoch milliseconds. */
export type Booked = Pick<
  AppointmentRow,
  'document_id' | 'booking_number' | 'status' | 'starts_at' | 'ends_at' | 'time_zone' | 'call_by'
>;

const CARD_SIDES = [
  ['cardFront', 'front'],
  ['cardBack', 'back'],
] as const;
type CardField = (typeof CARD_SIDES)[number][0];

export type Written =
  | { kind: 'booked'; booked: Booked }
  | { kind: 'taken' }
  /** Hours or settings have changed since it was planned. */
  | { kind: 'outdated' }
  | { kind: 'limit'; limit: SeatLimit['name'] }
  /** Cards that another booking has, or that waited for too long. */
  | { kind: 'cards'; fields: CardField[] }
  /** The same request is in this batch already. */
  | { kind: 'repeated' };

function appointmentOf(
  job: AppointmentJob,
  number: string,
  cards: Record<CardField, CardRow | null>,
): NewAppointment {
  const { input, slot, service, specialty, timeZone, bookedAs } = job.appointment;
  return {
    document_id: newDocumentId(),
    booking_number: number,
    branch: input.branch,
    specialty,
    doctor: input.doctor,
    service,
    starts_at: slot.startsAt,
    ends_at: slot.endsAt,
    time_zone: timeZone,
    booked_as: bookedAs,
    status: job.origin.status,
    ...patientOf(input, job.rules.newsText[input.locale]),
    contract_type: input.contractType,
    organisation: input.organisation,
    card_front: cards.cardFront?.document_id ?? null,
    card_back: cards.cardBack?.document_id ?? null,
    language: input.locale,
    call_by: job.callBy,
    idempotency_key: job.idempotencyKey,
    request_hash: job.requestHash,
    consent_version: job.rules.consentVersion,
    consent_text: job.rules.consentText[input.locale],
    consent_given: job.origin.consentGiven,
    booked_by_way: job.origin.consentGiven === 'form' ? input.way : null,
    walk_in_by: job.origin.isWalkIn ? job.origin.by : null,
    tell_by_text: input.tellBy === null ? null : job.rules.phoneMessagesText[input.locale],
  };
}

/** The second line in the history of somebody who was booked at the desk. */
function arrivalOf(appointment: NewAppointment, { origin }: AppointmentJob, now: number): HistoryEntry {
  return {
    appointment: appointment.document_id,
    at: now,
    actor: origin.by,
    from: origin.status,
    to: origin.status,
    reason: null,
    action: 'attendance',
    attendance: { from: null, to: 'arrived' },
  };
}

/** The cards an appointment names that nobody has yet, and the fields whose card is gone. */
function pickCards(job: AppointmentJob, free: Map<string, CardRow>) {
  const cards: Record<CardField, CardRow | null> = { cardFront: null, cardBack: null };
  const gone: CardField[] = [];
  for (const [field] of CARD_SIDES) {
    const token = job.appointment.input[field];
    if (token === null) continue;
    cards[field] = free.get(tokenHash(token)) ?? null;
    if (cards[field] === null) gone.push(field);
  }
  return { cards, gone };
}

/**
 * Writes appointments that were asked for at the same moment, first come first served, with their claims and first
 * history rows, in the caller's transaction. Nothing slow is awaited here: on SQLite every other request waits.
 */
export async function writeAppointments(
  trx: Transaction,
  jobs: AppointmentJob[],
  mailing: Mailing,
): Promise<Written[]> {
  const now = Math.max(...jobs.map((job) => job.now));
  const version = await readCatalogueVersion(trx);
  const claims: Claim[] = await readClaims(
    trx,
    jobs.map((job) => job.appointment.needs),
  );
  const tokens = jobs.flatMap(({ appointment: { input } }) => [input.cardFront, input.cardBack]);
  const free = await readFreeCards(
    trx,
    tokens.filter((token) => token !== null),
  );
  const cardClaims: CardClaim[] = [];
  const taken: OwnedClaim[] = [];
  const holders: string[] = [];
  const replaced: Claim[] = [];
  const appointments: NewAppointment[] = [];
  const entries: HistoryEntry[] = [];
  const keys = new Set<string>();
  /** What was asked for, by the appointments that were made. */
  const jobOf = new Map<string, AppointmentJob>();

  const results = jobs.map((job): Written => {
    if (job.catalogueVersion !== version) return { kind: 'outdated' };
    if (keys.has(job.idempotencyKey)) return { kind: 'repeated' };
    const { cards, gone } = pickCards(job, free);
    if (gone.length > 0) return { kind: 'cards', fields: gone };
    const own = job.holder === null ? [] : [job.holder];
    const allocation = allocate({ needs: job.appointment.needs, claims, own, now });
    if (allocation.kind !== 'allocated') return allocation;
    keys.add(job.idempotencyKey);
    const number = bookingNumber(randomBytes(BOOKING_NUMBER_BYTES));
    const appointment = appointmentOf(job, number, cards);
    appointments.push(appointment);
    jobOf.set(appointment.document_id, job);
    for (const [field, side] of CARD_SIDES) {
      const card = cards[field];
      if (!card) continue;
      cardClaims.push({ card: card.document_id, appointment: appointment.document_id, side });
      free.delete(card.token_hash);
    }
    taken.push(...allocation.claims.map((claim) => ({ ...claim, owner: appointment.document_id })));
    holders.push(...own);
    replaced.push(...allocation.replaces);
    claims.push(...allocation.claims);
    const { overbookingSeat } = job.appointment.needs.time;
    entries.push({
      appointment: appointment.document_id,
      at: now,
      actor: job.origin.by,
      from: null,
      to: job.origin.status,
      reason: job.origin.reason,
      action: allocation.claims.some((claim) => claim.resource === overbookingSeat)
        ? 'overbooked'
        : job.origin.isFromWaitingList
          ? 'fromWaitingList'
          : null,
    });
    if (job.origin.isWalkIn) entries.push(arrivalOf(appointment, job, now));
    return { kind: 'booked', booked: appointment };
  });

  await removeExpired(trx, replaced, now);
  await freeHolds(trx, holders);
  await insertClaims({ trx, claims: taken, as: 'appointment', since: now });
  await insertAppointments(trx, appointments, now);
  await claimCards(trx, cardClaims, now);
  await insertEvents(trx, entries);
  const messages = appointments.flatMap((one) => {
    const appointment = { ...one, sequence: 0 };
    const job = jobOf.get(one.document_id);
    if (!job) return [];
    const { rules } = job;
    const written =
      one.status === 'pending'
        ? receivedMessages(appointment)
        : transitionMessages({ appointment, from: 'pending', rules, now });
    const isByStranger = job.origin.by === 'patient';
    return written.map((message) => ({ ...message, requestId: job.requestId, isByStranger }));
  });
  await mailing.write({ trx, messages, now: new Date(now) });
  return results;
}
