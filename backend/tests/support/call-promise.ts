import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { MINUTE } from '../../src/scheduling/zone';
import { ask, asPatient, changeSettings, type OwnBooking, rowOf } from './calls';
import { type Booker, freshTime } from './clinic';
import { signIn } from './staff';
import type { TestBackend } from './strapi';

/** Between asking for an appointment and looking at what was promised. */
export const TOLERANCE = 6 * MINUTE;

/** A moment of a row, in epoch milliseconds, as either database gives it. */
export const msOf = (value: unknown) => new Date(value as string | number | Date).getTime();

/** Editors who promise a call, staff who make it, and patients who wait for it. */
export async function startCallPromise({ backend, booker }: { backend: TestBackend; booker: Booker }) {
  const token = await signIn({ backend, role: 'staff' });
  return {
    /** What the editors promise; the lines of the tests' clinic are open around the clock. */
    promise: (callWithinMinutes: number, more: Record<string, unknown> = {}) =>
      changeSettings(backend, { callWithinMinutes, ...more }),
    staff: (path: string, data?: unknown, method?: string) =>
      ask(backend, path, { token, data, method, headers: { 'Idempotency-Key': randomUUID() } }),
    /** What the holder of a booking's key does with it. */
    asPatient: ({ booked, verb, data }: { booked: OwnBooking; verb: 'move' | 'correct'; data: unknown }) =>
      asPatient(backend, booked, verb, data),
    rowOf: (bookingNumber: string) => rowOf(backend, { bookingNumber }),
    book: async (fields: Record<string, unknown> = {}) => {
      const booked = await booker.post(booker.request({ startsAt: freshTime(), ...fields }));
      expect(booked.status).toBe(201);
      return booked.body.data;
    },
  };
}
