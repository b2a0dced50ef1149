import { randomUUID } from 'node:crypto';

/**
 * Makes booking requests that never ask for the same time or phone twice: doctor by doctor, time by time.
 *
 * @param {{ clinic: import('./bench-backend.mjs').BenchClinic, key: string }} backend
 * @param {{ from?: number }} options `from`: how many such requests were made before on the same data
 */
export function bookingRequests({ clinic, key }, { from = 0 } = {}) {
  let index = from;
  const { doctors, freeTimes, branch } = clinic;
  return () => {
    const doctor = doctors[index % doctors.length];
    const startsAt = freeTimes[Math.floor(index / doctors.length)];
    index += 1;
    if (startsAt === undefined) throw new Error('All times are booked: ask for fewer');
    const data = {
      branch,
      doctor,
      startsAt: new Date(startsAt).toISOString(),
      firstName: 'Laila',
      lastName: 'Hassan',
      phone: `+2011${String(10_000_000 + index)}`,
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
    return { method: 'POST', path: '/api/appointments', headers, body: JSON.stringify({ data }) };
  };
}
