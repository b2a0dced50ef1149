import { expect } from 'vitest';
import { addDays, dateAt } from '../../src/scheduling/zone';
import { TIME_ZONE } from './clinic-content';

/** A date on which nothing but the test's own bookings exists. */
export const BOOKING_DATE = addDays(dateAt(Date.now(), TIME_ZONE), 10);

/** An instant of the booking date by the clock of the branch. Cairo is asked, not assumed. */
export function at(time: string, date = BOOKING_DATE): string {
  const utc = Date.parse(`${date}T${time}:00Z`);
  const shown = new Date(utc).toLocaleString('sv-SE', { timeZone: TIME_ZONE });
  return new Date(utc - (Date.parse(`${shown.replace(' ', 'T')}Z`) - utc)).toISOString();
}

let phones = 0;

/** A phone no other booking of this process has. */
export function newPhone(): string {
  phones += 1;
  return `+2010${String(10_000_000 + phones)}`;
}

/** The body as JSON.parse gives it: tests look into answers of every shape. */
export type Answer = Awaited<ReturnType<typeof read>>;

export async function read(response: Response) {
  const text = await response.text();
  return { status: response.status, body: text ? JSON.parse(text) : null, headers: response.headers };
}

/** The data of an answer that has this status. */
export function dataOf({ status, body }: Pick<Answer, 'status' | 'body'>, expected = 200) {
  expect(status, JSON.stringify(body)).toBe(expected);
  return body.data;
}

/** Makes a wish of somebody who waits: any time with a doctor, or at branches; fields given win. */
export const waitingWish = (fields: Record<string, unknown> = {}) => ({
  ...{ until: addDays(BOOKING_DATE, 60), firstName: 'Salma', lastName: 'Nour', phone: newPhone() },
  ...{ email: 'salma@example.com', age: 30, consent: true, locale: 'en' },
  ...fields,
});

let days = 0;

/** A date that no other test of this process books on. */
export function freshDate(): string {
  days += 1;
  return addDays(BOOKING_DATE, days);
}

/** An instant on a date that no other test of this process books on. */
export const freshTime = (time = '10:00'): string => at(time, freshDate());
