import { randomUUID } from 'node:crypto';

/**
 * Makes booking requests that never ask for the same time or phone twice: doctor by doctor, time by time; `from`: how many were
 * made before on the same data.
 */
export function bookingRequests({ clinic, key }, { from = 0 } = {}) {
  let index = from;
  const { doctors, freeTimes, branch } = clinic;
  return () => {
    const doctor = doctors[index % doctors.length];
    const startsAt = freeTimes[Math.floor(index / doctors.length)];
    index += 1;
    if (startsAt === undefined) throw new Error('All times are booked: ask for fewer');
    const phone = `+2011${String(10_000_000 + index)}`;
    return requestOf({ key, data: { branch, doctor, startsAt: iso(startsAt), phone } });
  };
}

const iso = (instant) => new Date(instant).toISOString();

function requestOf({ key, data }) {
  const patient = {
    firstName: 'Laila',
    lastName: 'Hassan',
    age: 34,
    additionalNotes: 'Ringing in the left ear since Monday',
    contractType: 'cash',
    consent: true,
    locale: 'ar',
  };
  const headers = {
    'Content-Type': 'application/json',
    'X-Website-Key': key,
    'Idempotency-Key': randomUUID(),
  };
  const body = JSON.stringify({ data: { ...patient, ...data } });
  return { method: 'POST', path: '/api/appointments', headers, body };
}

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
const DEPOSIT_TIMES = 20;
/** Visits of a series of the bench's clinic. */
export const VISITS = 12;

/** A request for a whole series with the measured doctor and the booth, after `index` others; null once a week is full. */
export function seriesRequest({ clinic, key }, index) {
  const { branch, measured: doctor, shots: service, freeTimes } = clinic;
  const first = freeTimes[index];
  if (first === undefined || first >= freeTimes[0] + WEEK_MS) return null;
  const weekly = Array.from({ length: VISITS }, (_, visit) => iso(first + visit * WEEK_MS));
  const [startsAt, ...later] = weekly;
  const laterVisits = later.map((time) => ({ doctor, startsAt: time }));
  const phone = `+2012${String(10_000_000 + index)}`;
  return requestOf({ key, data: { branch, doctor, service, startsAt, laterVisits, phone } });
}

/**
 * A request for a time with a deposit, of the last ones, where none of the others gets to: it may be taken, and is free again when
 * its deposit was not paid.
 */
export function depositRequest({ clinic, key }, index) {
  const { branch, doctors, deposit: service, freeTimes } = clinic;
  const anyOf = (list) => list[Math.floor(Math.random() * list.length)];
  const [doctor, startsAt] = [anyOf(doctors), iso(anyOf(freeTimes.slice(-DEPOSIT_TIMES)))];
  const phone = `+2015${String(10_000_000 + index)}`;
  return { ...requestOf({ key, data: { branch, doctor, service, startsAt, phone } }), mayBeTaken: true };
}
