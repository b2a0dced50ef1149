import { hash, randomBytes } from 'node:crypto';
import type { FieldError } from '../../contract/refusals';
import {
  WAITING_DAYS,
  WAITING_PER_PHONE,
  type WaitingInput,
  waitingRequest,
} from '../../contract/waiting-list';
import type { Given } from '../../platform/call';
import { inTransaction, isUniqueViolation, newDocumentId } from '../../platform/database';
import { invalid, keyReused, limitReached, type Outcome, phoneProofRequired } from '../../platform/refusal';
import { servicesOf } from '../../platform/services';
import type { With } from '../../platform/with';
import { BOOKING_NUMBER_BYTES, bookingNumber } from '../../scheduling/booking-number';
import { addDays, dateAt } from '../../scheduling/zone';
import { addressProofAsked, type BookingSource } from '../booking/work-proofs';
import { errorsOf, fieldError, invalidField, phoneOf, readKey } from '../record/booking-input';
import { ENTRIES, findEntry } from './entry-rows';
import { waitingMessages } from './waiting-person';
import { placesOf, watchPlace } from './watch-place';

/** Tries when another request took a seat of the phone in the same moment. */
const MAX_TRIES = 4;

/** A checked wish: the phone in E.164, the service that is meant. */
type Wish = WaitingInput & { service: string };
type Asked = Pick<Given<unknown>, 'ctx' | 'data'> & With<'catalogue' | 'now'>;

/** Checks a wish to wait: the form, the limits of the settings, what is offered together, the last date, a way to tell them. */
export function parseWish({ ctx, data, catalogue, now }: Asked): Outcome<Joining> {
  const key = readKey({ ctx });
  if (!key.ok) return key;
  const given: Record<string, unknown> = typeof data === 'object' && data !== null ? { ...data } : {};
  const parsed = waitingRequest.safeParse(given);
  if (!parsed.success) return invalid(errorsOf(parsed.error, given));
  const errors: FieldError[] = [];
  const { rules, doctors, branches, services, specialties, clinicZone } = catalogue.data;
  const input = parsed.data;
  const service = input.service ?? rules.defaultService;
  if (input.doctor !== null && !doctors[input.doctor]) errors.push(fieldError('doctor', 'notOffered'));
  if (input.specialty !== null && !specialties[input.specialty])
    errors.push(fieldError('specialty', 'notOffered'));
  if (input.branches.some((branch) => !branches[branch])) errors.push(fieldError('branches', 'notOffered'));
  // No waiting list for a series: a single free time is not enough for one.
  if (service === null || !services[service] || services[service].series !== null)
    errors.push(fieldError('service', 'notOffered'));
  const today = dateAt(now, clinicZone);
  if (input.until < today) errors.push(fieldError('until', 'tooSmall'));
  if (input.until > addDays(today, WAITING_DAYS)) errors.push(fieldError('until', 'tooBig'));
  if (input.age > rules.maxAge) errors.push(fieldError('age', 'tooBig'));
  const [first] = input.branches.length > 0 ? input.branches : Object.keys(branches);
  const phone = phoneOf({ phone: input.phone, country: branches[first ?? '']?.country });
  if (phone === null) errors.push(fieldError('phone', 'invalid'));
  if (input.tellBy !== null && !rules.phoneChannels.includes(input.tellBy))
    errors.push(fieldError('tellBy', 'notOffered'));
  // An entry without a channel could never be told of an offer.
  if (input.tellBy === null && input.email === null) errors.push(fieldError('email', 'required'));
  if (errors.length > 0 || phone === null || service === null) return invalid(errors);
  const wish = { ...input, phone, service };
  if (placesOf(wish, catalogue).length === 0) {
    return invalidField(input.doctor === null ? 'branches' : 'doctor', 'notAvailable');
  }
  return { ok: true, value: { wish, idempotencyKey: key.value } };
}

interface Joining {
  wish: Wish;
  idempotencyKey: string;
  /** True when the phone was proved by a code; staff are on it. */
  isProved?: boolean;
  /** Source of an entry made on the website; staff are not asked. */
  source?: BookingSource;
}

/**
 * Puts somebody on the waiting list and tells them so, with the link to see and leave it. The same idempotency key with the
 * same body gives the same entry again. Refused with 409 when the phone or the browser has to be proved first or the phone is
 * on it as often as may be, 422 when the key was used with another body.
 * @param by `patient` or `user:<document id>`
 * @returns the number of the entry's link
 */
export async function joinWaitingList(
  { strapi, catalogue, by, now }: With<'strapi' | 'catalogue' | 'by' | 'now'>,
  { wish, idempotencyKey, isProved = by !== 'patient', source = { address: null, work: '' } }: Joining,
): Promise<Outcome<{ number: string; document_id: string }>> {
  const db = strapi.db.connection;
  if (!isProved && catalogue.data.rules.phoneProof === 'always') return phoneProofRequired();
  const requestHash = hash('sha256', JSON.stringify(wish));
  if (!isProved && !(await findEntry(db, { idempotency_key: idempotencyKey }))) {
    const { rules } = catalogue.data;
    const services = servicesOf(strapi);
    const refused = await addressProofAsked({ services, rules, source, idempotencyKey, now });
    if (refused !== null) return refused;
  }
  // Only a time that becomes free is offered, not one that is free already.
  for (const place of placesOf(wish, catalogue)) await watchPlace({ db, catalogue, now }, place);
  for (let attempt = 1; ; attempt += 1) {
    const known = await findEntry(db, { idempotency_key: idempotencyKey });
    if (known && known.request_hash === requestHash) return { ok: true, value: known };
    if (known) return keyReused();
    try {
      const joining = { wish, isProved, idempotencyKey };
      const entry = await insert({ strapi, catalogue, by, now }, joining, requestHash);
      if (!entry && !isProved && catalogue.data.rules.phoneProof !== 'never') return phoneProofRequired();
      if (!entry) return limitReached('phone', isProved);
      servicesOf(strapi).mailing.wake();
      return { ok: true, value: entry };
    } catch (error) {
      if (!isUniqueViolation(error) || attempt >= MAX_TRIES) throw error;
    }
  }
}

async function insert(
  { strapi, catalogue, by, now }: With<'strapi' | 'catalogue' | 'by' | 'now'>,
  { wish, isProved = false, idempotencyKey }: Joining,
  requestHash: string,
): Promise<{ number: string; document_id: string } | null> {
  const { rules } = catalogue.data;
  const at = new Date(now);
  const agreedIn = wish.consentLocale ?? wish.locale;
  // A proved phone has places of its own: strangers can name it too.
  const first = isProved ? WAITING_PER_PHONE : 0;
  const person = hash('sha256', wish.phone).slice(0, 32);
  const seats = Array.from({ length: WAITING_PER_PHONE }, (_, seat) => `${person}:${first + seat}`);
  const entry = {
    document_id: newDocumentId(),
    number: bookingNumber(randomBytes(BOOKING_NUMBER_BYTES)),
  };
  return await inTransaction(strapi, async (trx) => {
    const taken: string[] = await trx(ENTRIES).whereIn('seat', seats).pluck('seat');
    const seat = seats.find((one) => !taken.includes(one));
    if (!seat) return null;
    await trx(ENTRIES).insert({
      ...entry,
      ...{ state: 'waiting', doctor: wish.doctor, specialty: wish.specialty, service: wish.service, seat },
      branches: JSON.stringify(wish.branches),
      weekdays: JSON.stringify(wish.weekdays),
      parts: JSON.stringify(wish.parts),
      until_date: wish.until,
      ...{ first_name: wish.firstName, last_name: wish.lastName, phone: wish.phone, email: wish.email },
      ...{ tell_by: wish.tellBy, phone_proved: isProved, age: wish.age, language: wish.locale, made_by: by },
      consent_version: rules.consentVersion,
      consent_text: rules.consentText[agreedIn],
      consent_given: by === 'patient' ? 'form' : 'phone',
      tell_by_text: wish.tellBy === null ? null : rules.phoneMessagesText[agreedIn],
      ...{ idempotency_key: idempotencyKey, request_hash: requestHash, created_at: at, updated_at: at },
    });
    const to = { email: wish.email, phone: wish.phone, tell_by: wish.tellBy };
    const messages = waitingMessages('waiting-joined', { entry: entry.document_id }, to);
    const isByStranger = by === 'patient' && !isProved;
    const told = messages.map((message) => ({ ...message, isByStranger }));
    await servicesOf(strapi).mailing.write({ trx, now }, told);
    return entry;
  });
}
