import 'server-only';
import { redirect } from 'next/navigation';
import type { Locale } from 'next-intl';
import { appointmentPage } from '@/features/booking/booked/address';
import type { OpenedBooking } from '@/features/booking/booked/data';
import { readManageKey } from '@/features/booking/booked/session';
import type { Trouble } from '@/lib/guard/trouble';
import { getVisitorAddress } from '@/lib/request/visitor';

/** The booking a form is about, with the key this browser keeps; leads to the home page when it has opened none. */
export async function openedBooking(bookingNumber: string): Promise<OpenedBooking> {
  const manageKey = await readManageKey(bookingNumber);
  if (manageKey === null) redirect('/');
  return { bookingNumber, manageKey, visitor: await getVisitorAddress() };
}

/** Leads home from what none of our pages has sent. */
export function leaveUnlessOurs({ kind }: Trouble): void {
  if (kind === 'invalid' || kind === 'foreign') redirect('/');
}

const QUESTIONS = ['cancel', 'undo', 'move'] as const;
/** Questions about an appointment that have pages of their own. */
export type Question = (typeof QUESTIONS)[number];

/** Parts of the page of an appointment that the patient changes there, by the ids of their headings. */
export type PagePart = 'earlier' | 'consents' | 'check-in' | 'deposit';

export function isQuestion(place: Question | PagePart): place is Question {
  return QUESTIONS.some((question) => question === place);
}

/** Returns the address where a change was asked for, with a word about what became of it. */
export function failedPath(
  place: Question | PagePart,
  given: {
    locale: Locale;
    number: string;
    outcome: string;
    fault: string | null;
    /** Number of the branch it was to be moved to. */
    branch: unknown;
  },
): string {
  const { locale, number, outcome, fault, branch } = given;
  const page = appointmentPage(locale, number);
  const query = new URLSearchParams(isQuestion(place) ? { outcome } : { [place]: 'failed' });
  if (place === 'move' && branch && /^\d{1,10}$/.test(String(branch))) query.set('branch', String(branch));
  if (fault !== null) query.set('fault', fault);
  return isQuestion(place) ? `${page}/${place}?${query}` : `${page}?${query}#${place}-title`;
}
