import 'server-only';
import { cookies } from 'next/headers';
import { cache } from 'react';
import { isBookingNumber, wholeNumber } from '@/contract/booking-number';
import type { Locale } from '@/i18n/routing';
import { withFallback } from '@/lib/backend/errors';
import { BOOKED_COOKIE } from '@/lib/request/own-bookings';
import { privateCookie } from '@/lib/request/private-cookie';
import { appointmentPage } from './address';
import { getOwnAppointment, type OpenedBooking } from './data';

const MANAGE_KEY = /^[\w-]{12,128}$/;

/** Something that a key opens: a booking, or an entry of the waiting list. */
export type Opened = 'booking' | 'waiting';

/** One key opens every visit of a series. */
const keyCookie = (number: string, of: Opened = 'booking') =>
  privateCookie(`${of}-${wholeNumber(number)}`, 'lax');
/** Says that a booking was made in this browser. */
const bookedCookie = (bookingNumber: string) => privateCookie(`${BOOKED_COOKIE}${bookingNumber}`, 'lax');

/** True when both could belong to a booking; the backend decides whether they do. */
export function looksLikeBooking({ bookingNumber, manageKey }: OpenedBooking): boolean {
  return isBookingNumber(bookingNumber) && MANAGE_KEY.test(manageKey);
}

/** The numbers of the bookings, or entries, whose keys this browser keeps. */
export async function listKept(of?: Opened): Promise<string[]> {
  const start = keyCookie('', of).name();
  return (await cookies())
    .getAll()
    .filter(({ name, value }) => name.startsWith(start) && MANAGE_KEY.test(value))
    .map(({ name }) => name.slice(start.length))
    .filter(isBookingNumber);
}

/** Number of keys that are kept, of bookings and of entries: a page reads all of them, and a clinic's tablet books all day long. */
const MOST_KEPT = 30;

/** Keeps the key of a booking for this browser session, out of reach of scripts; the address has it behind the `#`. */
export async function keepManageKey({ bookingNumber, manageKey }: OpenedBooking, of?: Opened): Promise<void> {
  const others = (await listKept(of)).filter((number) => number !== wholeNumber(bookingNumber));
  // A browser sends the oldest first.
  for (const old of others.slice(0, 1 - MOST_KEPT)) await keyCookie(old, of).drop();
  await keyCookie(bookingNumber, of).keep(manageKey);
}

export async function readManageKey(bookingNumber: string, of?: Opened): Promise<string | null> {
  return (await keyCookie(bookingNumber, of).read()) || null;
}

/** Path of a booking's page with its key behind the `#`; `locale` is the language it opens in. */
export function confirmationPath(given: OpenedBooking & { locale: Locale }): string {
  const { locale, bookingNumber, manageKey } = given;
  return `${appointmentPage(locale, bookingNumber)}#${manageKey}`;
}

/** An appointment that this browser has booked: enough to know it again, and nothing of the patient. */
export interface BookedHere {
  bookingNumber: string;
  doctor: string;
  /** ISO instant in UTC. */
  startsAt: string;
}

const MOST_BOOKED = 5;

/** Reads the appointments booked in this browser session, the newest first: the form shows them on return. */
export async function readBookedHere(): Promise<BookedHere[]> {
  const start = bookedCookie('').name();
  const booked = (await cookies()).getAll().flatMap(({ name, value }) => {
    const bookingNumber = name.startsWith(start) ? name.slice(start.length) : '';
    const [doctor = '', minute = '', second = ''] = value.split('~');
    const instant = new Date(Number.parseInt(minute, 36) * 60_000);
    const bookedAt = Number.parseInt(second, 36);
    const isWhole =
      isBookingNumber(bookingNumber) && doctor && !Number.isNaN(instant.getTime()) && !Number.isNaN(bookedAt);
    return isWhole ? [{ bookingNumber, doctor, startsAt: instant.toISOString(), bookedAt }] : [];
  });
  return booked.sort((one, other) => other.bookedAt - one.bookedAt);
}

/** Remembers an appointment booked just now in a cookie of its own, as two tabs may book at once. */
export async function keepBookedHere({ bookingNumber, doctor, startsAt }: BookedHere): Promise<void> {
  const others = (await readBookedHere()).filter((one) => one.bookingNumber !== bookingNumber);
  for (const old of others.slice(MOST_BOOKED - 1)) await bookedCookie(old.bookingNumber).drop();
  const value = [
    doctor,
    (Date.parse(startsAt) / 60_000).toString(36),
    Math.floor(Date.now() / 1000).toString(36),
  ];
  await bookedCookie(bookingNumber).keep(value.join('~'));
}

/** Reads an appointment by the key in this browser, once for a page; null without one that opens it, `failed` when nobody can say. */
export const readOpenedAppointment = cache(async (bookingNumber: string) => {
  const manageKey = await readManageKey(bookingNumber);
  if (manageKey === null) return null;
  return await withFallback(async () => {
    const appointment = await getOwnAppointment({ bookingNumber, manageKey });
    return appointment && { appointment, manageKey };
  }, 'failed');
});
