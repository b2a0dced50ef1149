import { randomBytes } from 'node:crypto';
import {
  CARD_FIELDS,
  type CardClaim,
  type CardRow,
  claimCards,
  readFreeCards,
  tokenHash,
} from '../../cards/card-rows';
import type { BookingRules } from '../../catalogue/catalogue-rows';
import { readCatalogueVersion } from '../../catalogue/catalogue-version';
import type { BookingInput } from '../../contract/booking-request';
import { CARD_SIDES, type CardSide } from '../../contract/card';
import type { Mailing } from '../../messaging/mailing';
import type { NewMessage } from '../../messaging/outbox';
import { newDocumentId, type Transaction } from '../../platform/database';
import { type Allocation, allocate, type Claim, type SeatLimit } from '../../scheduling/allocation';
import { BOOKING_NUMBER_BYTES, bookingNumber } from '../../scheduling/booking-number';
import { insertDeposits, type NewDeposit } from '../deposits/deposit-rows';
import { receivedMessages, transitionMessages } from '../record/appointment-mails';
import { type AppointmentRow, insertAppointments, type NewAppointment } from '../record/appointment-rows';
import { freeHolds, insertClaims, type OwnedClaim, readClaims, removeExpired } from '../record/claims-table';
import { type HistoryEntry, insertEvents } from '../record/history-rows';
import { patientOf } from '../record/patient-columns';
import type { PlannedAppointment, PlannedVisits } from './plan-appointment';

export interface BookingOrigin {
  /** Written to the history: `patient` or `user:<document id>`. */
  by: string;
  status: 'pending' | 'confirmed';
  consentGiven: 'form' | 'phone' | 'desk';
  /** Language of the words that were agreed to; that of the patient where it is left out. */
  consentLocale?: BookingInput['locale'] | undefined;
  /** Written to the history; why a time was overbooked. */
  reason: string | null;
  /** The patient stands at the desk and has arrived with it. */
  isWalkIn?: boolean;
  isFromWaitingList?: boolean;
  /** Words by which messages to the phone were agreed to before; those of the settings where nobody has. */
  tellByText?: string | null;
}

export const FROM_PATIENT: BookingOrigin = {
  by: 'patient',
  status: 'pending',
  consentGiven: 'form',
  reason: null,
};

export interface AppointmentJob {
  visits: PlannedVisits;
  catalogueVersion: string | null;
  rules: BookingRules;
  origin: BookingOrigin;
  /** Promised moment of the call, epoch milliseconds; null for what needs no call. */
  callBy: number | null;
  deposit: Omit<NewDeposit, 'appointment'> | null;
  idempotencyKey: string;
  requestHash: string;
  /** The hold that gives way to this appointment, when the visitor had one. */
  holder: string | null;
  /** Id of the request that asks for it: others may be written with it. */
  requestId: string | null;
  now: number;
}

export type Booked = Pick<
  AppointmentRow,
  'document_id' | 'booking_number' | 'status' | 'starts_at' | 'ends_at' | 'time_zone' | 'call_by'
>;

type CardField = (typeof CARD_FIELDS)[CardSide];
const NO_CARDS = { front: null, back: null };

type Allocated = Extract<Allocation, { kind: 'allocated' }>;

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

/** @param visit which one of the booking it is, counted from 1 */
function appointmentOf(
  job: AppointmentJob,
  planned: PlannedAppointment,
  { number, visit, cards }: { number: string; visit: number; cards: Record<CardSide, CardRow | null> },
): NewAppointment {
  const { input, slot, service, specialty, timeZone, bookedAs } = planned;
  const isFirst = visit === 1;
  const isSeries = job.visits.length > 1;
  const { rules, origin } = job;
  const agreedIn = origin.consentLocale ?? input.locale;
  return {
    document_id: newDocumentId(),
    // A later visit of a series adds which one it is, such as `482-915-633-3`.
    booking_number: isFirst ? number : `${number}-${visit}`,
    series: isSeries ? number : null,
    series_visit: isSeries ? visit : null,
    branch: input.branch,
    specialty,
    doctor: input.doctor,
    service,
    starts_at: slot.startsAt,
    ends_at: slot.endsAt,
    time_zone: timeZone,
    booked_as: bookedAs,
    status: origin.status,
    ...patientOf(input, rules.newsText[agreedIn]),
    contract_type: input.contractType,
    organisation: input.organisation,
    card_front: cards.front?.document_id ?? null,
    card_back: cards.back?.document_id ?? null,
    language: input.locale,
    // One call settles a series.
    call_by: isFirst ? job.callBy : null,
    // The request is known by its first visit.
    idempotency_key: isFirst ? job.idempotencyKey : null,
    request_hash: isFirst ? job.requestHash : null,
    consent_version: rules.consentVersion,
    consent_text: rules.consentText[agreedIn],
    consent_given: origin.consentGiven,
    booked_by_way: origin.consentGiven === 'form' ? input.way : null,
    walk_in_by: isFirst && origin.isWalkIn ? origin.by : null,
    tell_by_text: input.tellBy === null ? null : (origin.tellByText ?? rules.phoneMessagesText[agreedIn]),
  };
}

/** Returns the messages of a new booking: the first visit's message covers all visits, each has its own reminder. */
function messagesOf(job: AppointmentJob, made: NewAppointment, now: number): NewMessage[] {
  const appointment = { ...made, sequence: 0 };
  const told =
    made.status === 'pending'
      ? receivedMessages(appointment)
      : transitionMessages(appointment, 'pending', job.rules, now);
  const isByStranger = job.origin.by === 'patient';
  return told
    .filter(({ kind }) => (made.series_visit ?? 1) === 1 || kind === 'visit-reminder')
    .map((message) => ({ ...message, requestId: job.requestId, isByStranger }));
}

/** Returns the cards of an appointment that are still free, and the fields whose card is gone. */
function pickCards(job: AppointmentJob, free: Map<string, CardRow>) {
  const cards: Record<CardSide, CardRow | null> = { ...NO_CARDS };
  const gone: CardField[] = [];
  for (const side of CARD_SIDES) {
    const token = job.visits[0].input[CARD_FIELDS[side]];
    if (token === null) continue;
    cards[side] = free.get(tokenHash(token)) ?? null;
    if (cards[side] === null) gone.push(CARD_FIELDS[side]);
  }
  return { cards, gone };
}

/** Allocates the claims of all visits of a booking beside existing ones; else returns the first visit that cannot be allocated. */
function allocateAll(
  job: AppointmentJob,
  claims: Claim[],
  own: readonly string[],
  now: number,
): Exclude<Allocation, { kind: 'allocated' }> | { kind: 'allocated'; visits: Allocated[] } {
  const visits: Allocated[] = [];
  const standing = [...claims];
  for (const { needs } of job.visits) {
    const allocation = allocate({ needs, claims: standing, own, now });
    if (allocation.kind !== 'allocated') return allocation;
    standing.push(...allocation.claims);
    visits.push(allocation);
  }
  claims.push(...visits.flatMap((visit) => visit.claims));
  return { kind: 'allocated', visits };
}

/**
 * Writes appointments that were asked for at the same moment, first come first served, with their claims and first
 * history rows, in the caller's transaction. Nothing slow is awaited here: on SQLite every other request waits.
 */
export async function writeAppointments(trx: Transaction, jobs: AppointmentJob[], mailing: Mailing) {
  const now = Math.max(...jobs.map((job) => job.now));
  const version = await readCatalogueVersion(trx);
  const claims: Claim[] = await readClaims(
    trx,
    jobs.flatMap((job) => job.visits.map(({ needs }) => needs)),
  );
  const tokens = jobs.flatMap(({ visits: [{ input }] }) => [input.cardFront, input.cardBack]);
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
  const deposits: NewDeposit[] = [];
  const keys = new Set<string>();
  const messages: NewMessage[] = [];

  const results = jobs.map((job): Written => {
    if (job.catalogueVersion !== version) return { kind: 'outdated' };
    if (keys.has(job.idempotencyKey)) return { kind: 'repeated' };
    const { cards, gone } = pickCards(job, free);
    if (gone.length > 0) return { kind: 'cards', fields: gone };
    const own = job.holder === null ? [] : [job.holder];
    const allocated = allocateAll(job, claims, own, now);
    if (allocated.kind !== 'allocated') return allocated;
    keys.add(job.idempotencyKey);
    const number = bookingNumber(randomBytes(BOOKING_NUMBER_BYTES));
    const [first, ...later] = job.visits;
    const appointment = appointmentOf(job, first, { number, visit: 1, cards });
    const others = later.map((planned, index) =>
      appointmentOf(job, planned, { number, visit: index + 2, cards: NO_CARDS }),
    );
    appointments.push(appointment, ...others);
    for (const one of [appointment, ...others]) messages.push(...messagesOf(job, one, now));
    for (const side of CARD_SIDES) {
      const card = cards[side];
      if (!card) continue;
      cardClaims.push({ card: card.document_id, appointment: appointment.document_id, side });
      free.delete(card.token_hash);
    }
    holders.push(...own);
    const { by: actor, status: to, reason, isWalkIn, isFromWaitingList } = job.origin;
    const way = isFromWaitingList ? 'fromWaitingList' : null;
    for (const [index, { document_id: owner }] of [appointment, ...others].entries()) {
      const visit = allocated.visits[index] ?? { claims: [], replaces: [] };
      const { overbookingSeat } = first.needs.time;
      taken.push(...visit.claims.map((claim) => ({ ...claim, owner })));
      replaced.push(...visit.replaces);
      const isOverbooked = visit.claims.some((claim) => claim.resource === overbookingSeat);
      const action = isOverbooked ? 'overbooked' : way;
      entries.push({ appointment: owner, at: now, actor, from: null, to, reason, action });
    }
    if (job.deposit) deposits.push({ ...job.deposit, appointment: appointment.document_id });
    if (isWalkIn) {
      const arrived = { action: 'attendance', attendance: { from: null, to: 'arrived' } } as const;
      const stays = { from: to, to, reason: null };
      entries.push({ appointment: appointment.document_id, at: now, actor, ...stays, ...arrived });
    }
    return { kind: 'booked', booked: appointment };
  });

  await removeExpired(trx, replaced, now);
  await freeHolds(trx, holders);
  await insertClaims({ trx, claims: taken, as: 'appointment', since: now });
  await insertAppointments(trx, appointments, now);
  await insertDeposits(trx, deposits, now);
  await claimCards(trx, cardClaims, now);
  await insertEvents(trx, entries);
  await mailing.write({ trx, now }, messages);
  return results;
}
