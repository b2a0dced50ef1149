'use server';

import { redirect } from 'next/navigation';
import { z } from 'zod';
import { isBookingNumber } from '@/contract/booking-number';
import { createContactSchema, readTyped, toFaults } from '@/features/booking/schema';
import { confirmationPath, keepManageKey, looksLikeBooking, readManageKey } from '@/features/booking/session';
import { isLocale, routing } from '@/i18n/routing';
import { nextTurn } from '@/lib/form-turn';
import { getVisitorAddress, isFromOwnPage } from '@/lib/visitor';
import type { CorrectState } from './components/correct-state';
import { type ChangeOutcome, cancelVisit, correctVisit, moveVisit, type OpenedBooking } from './data';
import { readOpenedVisit } from './session';

const openedSchema = z.object({ bookingNumber: z.string().max(40), manageKey: z.string().max(200) });

/** Opens a booking in this browser with the key from its address; true when the page can show it now. */
export async function openBookingAction(booking: {
  bookingNumber: string;
  manageKey: string;
}): Promise<boolean> {
  // Whoever calls without the page may send anything.
  const given = openedSchema.safeParse(booking);
  if (!given.success || !(await isFromOwnPage()) || !looksLikeBooking(given.data)) return false;
  await keepManageKey(given.data);
  return true;
}

/** The booking a form is about, when this browser has opened it; null otherwise. */
async function readBooking(form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '');
  const locale = isLocale(form.get('locale')) ? text('locale') : routing.defaultLocale;
  const bookingNumber = text('number');
  const version = Number(text('version'));
  if (!(await isFromOwnPage()) || !isBookingNumber(bookingNumber)) return null;
  const manageKey = await readManageKey(bookingNumber);
  if (manageKey === null || !Number.isInteger(version)) return null;
  const booking: OpenedBooking = { bookingNumber, manageKey, visitor: await getVisitorAddress() };
  return { locale, version, booking, time: text('time') };
}

/** Leads to the visit when it was changed, and back to the question with a word about what went wrong. */
async function answer({
  locale,
  booking,
  question,
  work,
}: {
  locale: string;
  booking: OpenedBooking;
  question: 'cancel' | 'move';
  work: () => Promise<ChangeOutcome>;
}): Promise<never> {
  const kind = await work().then(
    (outcome) => outcome.kind,
    // Logged where the call is made.
    () => 'failed' as const,
  );
  if (kind === 'changed') redirect(confirmationPath({ locale, ...booking }));
  redirect(`/${locale}/booking/confirmation/${booking.bookingNumber}/${question}?outcome=${kind}`);
}

/** The patient has said yes on the page that asks once. Works without script. */
export async function cancelVisitAction(form: FormData): Promise<void> {
  const read = await readBooking(form);
  if (!read) redirect('/');
  const { locale, booking, version } = read;
  await answer({ locale, booking, question: 'cancel', work: () => cancelVisit({ ...booking, version }) });
}

/** The patient asks for the time chosen on the page before. Works without script. */
export async function moveVisitAction(form: FormData): Promise<void> {
  const read = await readBooking(form);
  if (!read) redirect('/');
  const { locale, booking, version, time } = read;
  const work = () => moveVisit({ ...booking, version, startsAt: time });
  await answer({ locale, booking, question: 'move', work });
}

/**
 * The patient corrects name, phone or e-mail of a request. Works without script; what was typed is part of every
 * answer but the last.
 */
export async function correctVisitAction(former: CorrectState, form: FormData): Promise<CorrectState> {
  const read = await readBooking(form);
  if (!read) redirect('/');
  const { locale, booking, version } = read;
  const { firstName, lastName, phone, email } = readTyped(form);
  const state: CorrectState = {
    turn: nextTurn(former),
    version,
    typed: { firstName, lastName, phone, email },
    faults: {},
    notice: null,
  };
  const schema = createContactSchema({ country: String(form.get('country') ?? '') });
  const contact = schema.safeParse(state.typed);
  if (!contact.success) {
    const issues = contact.error.issues.map(({ path, message }) => ({ path, code: message }));
    return { ...state, faults: toFaults(issues) };
  }
  const outcome = await correctVisit({ ...booking, version, contact: contact.data }).catch(
    // Logged where the call is made.
    () => ({ kind: 'failed' as const }),
  );
  if (outcome.kind === 'changed') redirect(confirmationPath({ locale, ...booking }));
  if (outcome.kind === 'invalid') return { ...state, faults: toFaults(outcome.issues) };
  // A correction asks for no time.
  const notice = outcome.kind === 'taken' ? 'failed' : outcome.kind;
  if (notice !== 'conflict') return { ...state, notice };
  const opened = await readOpenedVisit(booking.bookingNumber);
  const isOpen = opened !== null && opened !== 'failed' && opened.visit.canCorrect;
  // What was typed goes to the appointment as it is now, if it is sent again.
  return isOpen ? { ...state, notice, version: opened.visit.version } : { ...state, notice: 'notLive' };
}
