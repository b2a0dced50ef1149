import { hash } from 'node:crypto';
import type { BookingRules } from '../../catalogue/catalogue-rows';
import type { CatalogueSnapshot } from '../../catalogue/catalogue-snapshot';
import { byCurrentCatalogue, CatalogueOutdated } from '../../catalogue/catalogue-version';
import { type Database, isUniqueViolation } from '../../platform/database';
import { currentRequestId } from '../../platform/logging/context';
import {
  invalid,
  keyReused,
  limitReached,
  type Outcome,
  phoneProofRequired,
  type Refused,
  seriesTaken,
} from '../../platform/refusal';
import { servicesOf } from '../../platform/services';
import type { With } from '../../platform/with';
import type { Rhythm } from '../../scheduling/series';
import { promisedCall, slotTaken } from '../availability/availability';
import { findSeries } from '../availability/find-series';
import { depositFor } from '../deposits/deposit-rows';
import { findAppointment } from '../record/appointment-rows';
import { fieldError, parseBooking } from '../record/booking-input';
import { readFirstStatus } from '../record/history-rows';
import { planAppointment, planSeries } from './plan-appointment';
import { addressProofAsked, type BookingSource } from './work-proofs';
import { type Booked, type BookingOrigin, FROM_PATIENT } from './write-appointments';

/**
 * Books an appointment for a patient, or for somebody on the phone with staff: checks the request, then has the
 * appointment, its claims and its first history row written in one transaction. The same idempotency key with the same body gives the same booking again.
 *
 * Refused with 400 for bad fields, 409 when the phone or the browser has to be proved first, when the time is taken (with the next free ones) or a limit of live
 * appointments is reached, 422 when the key was used with another body. Rules: docs/appointments.md.
 */
export async function bookAppointment(given: BookingGiven): Promise<Outcome<Booked>> {
  const { strapi, catalogue, origin = FROM_PATIENT } = given;
  const work = (latest: CatalogueSnapshot) => book({ ...given, catalogue: latest });
  const { isRepeated, outcome } = await byCurrentCatalogue(strapi, catalogue, work);
  if (!isRepeated) {
    const by = origin.by === 'patient' ? 'patient' : 'staff';
    servicesOf(strapi).measures.tell('booking', { by, outcome: nameOf(outcome) });
  }
  return outcome;
}

interface BookingGiven extends With<'strapi' | 'catalogue' | 'now'> {
  body: unknown;
  idempotencyKey: string;
  holder: string | null;
  origin?: BookingOrigin;
  /** The phone (E.164) that the patient has proved by a code, if any. */
  proved?: string | null;
  source?: BookingSource;
  /** True when a time that another appointment has may be taken on its second seat. */
  mayOverbook?: boolean;
  /** True for one of the walk-ins that the settings allow a doctor beside others on a day. */
  isExtra?: boolean;
  /** Rhythm of further visits that are agreed on with the patient, of a service that is no series by itself. */
  rhythm?: Rhythm | null;
  /** True for visits that follow one which took place: also the first may lie beyond the horizon. */
  isFurther?: boolean;
}

interface Answer {
  ok: boolean;
  outcome: Outcome<Booked>;
  /** True when it is the answer to an earlier request of the same key. */
  isRepeated: boolean;
}

async function book(given: BookingGiven): Promise<Answer> {
  const { strapi, catalogue, body, idempotencyKey, holder, now } = given;
  const { origin = FROM_PATIENT, proved = null, source = { address: null, work: '' } } = given;
  const { mayOverbook = false, isExtra = false, rhythm = null, isFurther = false } = given;
  const db = strapi.db.connection;
  const requestHash = hash('sha256', JSON.stringify(body ?? null));
  const isStaff = origin.by !== 'patient';
  const services = servicesOf(strapi);
  const { measures, appointmentQueue } = services;
  // Looked up before every refusal: the first answer may have got lost on its way, and since then the booked
  // time itself stands in the way of the repeated request.
  const refuse = async (refused: Refused): Promise<Answer> => {
    const known = await replay(db, { idempotencyKey, requestHash });
    const outcome = known ?? refused;
    return { ok: outcome.ok, outcome, isRepeated: known !== null };
  };

  const parsed = parseBooking(body, catalogue, isStaff);
  if (!parsed.ok) return refuse(parsed);
  const input = parsed.value;
  const { rules } = catalogue.data;
  const isProved = isStaff || proved === input.phone;
  const asksFor = proofAskedFor(rules, isProved);
  if (asksFor.now) return refuse(phoneProofRequired());
  const { maxOfPhone } = asksFor;
  const seats = { mayOverbook, isExtra, seriesVisit: isFurther ? 1 : null, maxOfPhone };
  const planned = planAppointment({ input, catalogue, now, isStaff, ...seats });
  if (!planned.ok) return refuse(planned);
  const ofAddress = isProved
    ? null
    : await addressProofAsked({ services, rules, source, idempotencyKey, now });
  if (ofAddress !== null) return refuse(ofAddress);
  const appointment = planned.value;
  const place = { ...appointment.input, service: appointment.service, holder };
  const { startsAt } = appointment.slot;
  const agreed = rhythm && { ...rhythm, anyDoctor: false };
  const series = catalogue.data.services[appointment.service]?.series ?? agreed;
  const taken = async (): Promise<Refused> => {
    const asked = { db, catalogue, now };
    if (series === null) return slotTaken(asked, place, startsAt);
    const wanted = { place, series, startsAt };
    return seriesTaken(await findSeries(asked, { wanted, isStaff }));
  };
  const { contractType } = input;
  // Offers of the waiting list ask for no deposit.
  const deposit =
    isStaff || origin.isFromWaitingList
      ? null
      : depositFor({ strapi, catalogue, now }, { ...place, contractType }, startsAt);
  // A paid booking is confirmed: nobody has to call.
  const status = deposit ? 'pending' : appointment.status;
  const settled = isStaff ? origin : { ...origin, status };
  const visits = planSeries({ catalogue, now }, appointment, series, isStaff);
  if (!visits.ok) return refuse(visits);
  if (visits.value === null) return refuse(await taken());

  try {
    const written = await appointmentQueue.write({
      visits: visits.value,
      catalogueVersion: catalogue.version,
      rules,
      origin: settled,
      deposit,
      callBy: deposit ? null : promisedCall({ catalogue, now }, settled.status, startsAt),
      idempotencyKey,
      requestHash,
      holder,
      requestId: currentRequestId(),
      now,
    });
    if (written.kind === 'booked') {
      return { ok: true, outcome: { ok: true, value: written.booked }, isRepeated: false };
    }
    if (written.kind === 'outdated') throw new CatalogueOutdated();
    if (written.kind === 'cards') {
      return refuse(invalid(written.fields.map((field) => fieldError(field, 'notAvailable'))));
    }
    if (written.kind !== 'limit') return refuse(await taken());
    if (written.limit === 'phone' && maxOfPhone !== undefined) return refuse(phoneProofRequired());
    measures.tell('refusal', { limit: written.limit });
    return refuse(limitReached(written.limit, isProved));
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return refuse(await taken());
  }
}

/** Returns whether a phone has to be proved first, and how many live appointments it can have unproved (undefined: as any). */
export function proofAskedFor(
  { phoneProof, maxLivePerUnprovedPhone, maxLivePerPhone }: BookingRules,
  isProved: boolean,
): { now: boolean; maxOfPhone: number | undefined } {
  if (isProved || phoneProof === 'never') return { now: false, maxOfPhone: undefined };
  if (phoneProof === 'always') return { now: true, maxOfPhone: undefined };
  const isLess = maxLivePerUnprovedPhone < maxLivePerPhone;
  return { now: false, maxOfPhone: isLess ? maxLivePerUnprovedPhone : undefined };
}

function nameOf(outcome: Outcome<Booked>): 'booked' | 'taken' | 'limit' | 'proof' | 'invalid' {
  if (outcome.ok) return 'booked';
  const { name } = outcome.refusal;
  if (name === 'SlotTakenError') return 'taken';
  if (name === 'PhoneProofRequiredError' || name === 'WorkProofRequiredError') return 'proof';
  return name === 'AppointmentLimitError' ? 'limit' : 'invalid';
}

async function replay(
  db: Database,
  { idempotencyKey, requestHash }: { idempotencyKey: string; requestHash: string },
): Promise<Outcome<Booked> | null> {
  const known = await findAppointment(db, { idempotency_key: idempotencyKey });
  if (!known) return null;
  // The answer is the one given then, whatever has become of the appointment since.
  if (known.request_hash === requestHash) {
    const status = await readFirstStatus(db, known.document_id);
    return { ok: true, value: { ...known, status: status ?? known.status } };
  }
  return keyReused();
}
