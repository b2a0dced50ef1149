import { expect } from 'vitest';
import { MINUTE } from '../../src/scheduling/zone';
import { type Answer, type Booker, freshTime, read } from './clinic';
import { signIn } from './staff';
import type { TestBackend } from './strapi';

/** Between asking for an appointment and looking at what was promised. */
export const TOLERANCE = 6 * MINUTE;

/** A moment of a row, in epoch milliseconds, as either database gives it. */
export const msOf = (value: unknown) => new Date(value as string | number | Date).getTime();

interface Booked {
  bookingNumber: string;
  manageKey: string;
}

/** Editors who promise a call, staff who make it, and patients who wait for it. */
export async function startCallPromise({ backend, booker }: { backend: TestBackend; booker: Booker }) {
  const token = await signIn({ backend, role: 'staff' });
  const db = () => backend.strapi.db.connection;
  return {
    /** What the editors promise; the lines of the tests' clinic are open around the clock. */
    promise: async (callWithinMinutes: number, more: Record<string, unknown> = {}): Promise<void> => {
      const documents = backend.strapi.documents('api::booking-setting.booking-setting');
      const known = await documents.findFirst({ locale: 'en' });
      await documents.update({
        documentId: known?.documentId ?? '',
        locale: 'en',
        data: { callWithinMinutes, ...more },
      } as never);
    },
    staff: async (path: string, data?: unknown, method = data ? 'POST' : 'GET'): Promise<Answer> => {
      const headers = {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${token}`,
        'Idempotency-Key': `promised-call-${Math.random().toString(36).slice(2)}`,
      };
      const body = data ? { body: JSON.stringify({ data }) } : {};
      return read(await fetch(`${backend.url}/api${path}`, { method, headers, ...body }));
    },
    /** What the holder of a booking's key does with it. */
    asPatient: async ({
      booked,
      verb,
      data,
    }: {
      booked: Booked;
      verb: 'move' | 'correct';
      data: Record<string, unknown>;
    }): Promise<Answer> => {
      const headers = {
        'X-Website-Key': backend.websiteHeaders['X-Website-Key'] ?? '',
        'X-Manage-Key': booked.manageKey,
        'Content-Type': 'application/json',
      };
      const path = `${backend.url}/api/appointments/by-number/${booked.bookingNumber}/${verb}`;
      return read(await fetch(path, { method: 'POST', headers, body: JSON.stringify({ data }) }));
    },
    rowOf: (bookingNumber: string) => db()('appointments').where({ booking_number: bookingNumber }).first(),
    book: async (fields: Record<string, unknown> = {}) => {
      const booked = await booker.post(booker.request({ startsAt: freshTime(), ...fields }));
      expect(booked.status).toBe(201);
      return booked.body.data;
    },
  };
}

export type CallPromise = Awaited<ReturnType<typeof startCallPromise>>;
