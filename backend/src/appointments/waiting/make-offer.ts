import { endOfAwake } from '../../messaging/quiet-hours';
import { ifTaken, inTransaction, newRow } from '../../platform/database';
import { servicesOf } from '../../platform/services';
import type { With } from '../../platform/with';
import { allocate } from '../../scheduling/allocation';
import { MINUTE } from '../../scheduling/zone';
import type { Place } from '../availability/availability';
import { proofAskedFor } from '../booking/book';
import { needsOf, type PlannedTime, planTime } from '../booking/plan-appointment';
import { staysConfirmed } from '../changes/reschedule';
import { readClaims } from '../record/claims-table';
import type { EntryRow } from './entry-rows';
import { OFFERS } from './offer-rows';
import { readPerson, type WaitingPerson, waitingMessages } from './waiting-person';

/** An offer that could be accepted for less time than this helps nobody. */
const SHORTEST = 5 * MINUTE;

/**
 * Plans how long a time can be offered, without the quiet hours, so that it can be booked to the very end: by the
 * notice, the promised call and the horizon then. Half or a quarter of the minutes serve where all would be too long;
 * null where nothing does.
 */
function planOffer(
  { catalogue, now }: With<'catalogue' | 'now'>,
  asked: { entry: EntryRow; place: Place; startsAt: number; person: WaitingPerson },
): { planned: PlannedTime; openUntil: number } | null {
  const { entry, place, startsAt, person } = asked;
  const { waitingOfferMinutes, quietHours: quiet } = catalogue.data.rules;
  const minutes = waitingOfferMinutes * MINUTE;
  const { appointment } = person;
  const { specialties = [] } = catalogue.data.doctors[place.doctor] ?? {};
  const specialty = appointment ? appointment.specialty : entry.specialty;
  const wanted = {
    ...place,
    specialty: specialty !== null && specialties.includes(specialty) ? specialty : null,
    startsAt,
  };
  const { branch } = place;
  const needsCall = appointment ? !staysConfirmed(appointment, branch, catalogue) : undefined;
  for (const share of [1, 2, 4]) {
    const wait = minutes / share;
    if (wait < SHORTEST) return null;
    // A mail of the night is read in the morning, and who is told in the evening may be asleep before the hour is over.
    const openUntil = endOfAwake({ now, quiet, timeZone: catalogue.zoneOf(place.branch) }, wait);
    const given = { wanted, catalogue, now: openUntil };
    const outcome = planTime(needsCall === undefined ? given : { ...given, needsCall });
    if (outcome.ok) return { planned: outcome.value, openUntil };
  }
  return null;
}

/** Offers a time to somebody; false if they could not book it, the limit of offers is reached, or another process was faster. */
export async function makeOffer(
  { strapi, catalogue, now }: With<'strapi' | 'catalogue' | 'now'>,
  entry: EntryRow,
  place: Place,
  startsAt: number,
): Promise<boolean> {
  const person = await readPerson(strapi.db.connection, entry, now);
  const { rules } = catalogue.data;
  if (!person || (person.appointment === null && entry.age > rules.maxAge)) return false;
  const at = new Date(now);
  const made = newRow(at);
  const about = { entry: entry.document_id, offer: made.document_id };
  const messages = waitingMessages('waiting-offer', about, person);
  // A patient who cannot be reached gets no offer, and does not keep the time from others.
  if (messages.length === 0) return false;
  const plan = planOffer({ catalogue, now }, { entry, place, startsAt, person });
  if (!plan) return false;
  const { doctor, branch } = place;
  const { slot, date, timeZone, service } = plan.planned;
  // A move takes the seat that the appointment has.
  const proof = proofAskedFor(rules, entry.phone_proved || person.appointment !== null);
  if (proof.now) return false;
  const { maxOfPhone } = proof;
  const needs = needsOf({ rules, doctor, branch, person, date, slot, maxOfPhone });
  const own = person.appointment ? [person.appointment.document_id] : [];
  return await inTransaction(strapi, async (trx) => {
    const claims = await readClaims(trx, [needs]);
    if (allocate({ needs, claims, own, now }).kind !== 'allocated') return false;
    const of = { doctor, starts_at: new Date(startsAt), state: 'open' };
    const seats = new Set<number>(await trx(OFFERS).where(of).pluck('seat'));
    const seat = Array.from({ length: rules.waitingTold }, (_, index) => index).find(
      (one) => !seats.has(one),
    );
    if (seat === undefined) return false;
    await trx(OFFERS).insert({
      ...made,
      ...{ entry: entry.document_id, doctor, branch, service, seat },
      starts_at: new Date(slot.startsAt),
      ends_at: new Date(slot.endsAt),
      time_zone: timeZone,
      state: 'open',
      offered_at: at,
      open_until: new Date(plan.openUntil),
    });
    await servicesOf(strapi).mailing.write({ trx, now }, messages);
    return true;
    // Another process has offered this time, or another time to the same person, in the same moment.
  }).catch(ifTaken(() => false));
}
