import 'server-only';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { appointmentPage } from '@/features/booking/booked/address';
import { readManageKey } from '@/features/booking/booked/session';
import type { Locale } from '@/i18n/routing';
import type { Sent } from '@/lib/guard/handling';
import type { Trouble } from '@/lib/guard/trouble';
import { othersField } from './series-rules';

/** The booking a form is about, with the key this browser keeps; without one its page says how to open it. */
export async function openedBooking(bookingNumber: string, locale: Locale) {
  const manageKey = await readManageKey(bookingNumber);
  if (manageKey === null) redirect(appointmentPage(locale, bookingNumber));
  return { bookingNumber, manageKey };
}

/** Leads home from what none of our pages has sent. */
export function leaveUnlessOurs({ kind }: Trouble): void {
  if (kind === 'invalid' || kind === 'foreign') redirect('/');
}

const QUESTIONS = ['cancel', 'undo', 'move'] as const;
/** Questions about an appointment that have pages of their own. */
type Question = (typeof QUESTIONS)[number];

/** Parts of the page of an appointment that the patient changes there, by the ids of their headings. */
export type PagePart = 'earlier' | 'consents' | 'check-in' | 'deposit';

/** Place where a change of an appointment is asked for. */
export type Place = Question | PagePart;

export function isQuestion(place: Place): place is Question {
  return QUESTIONS.some((question) => question === place);
}

/** Leads back to where a change was asked for, with a word about what became of it. */
export function leadBack(
  place: Place,
  { body, locale }: Pick<Sent<FormData>, 'body' | 'locale'>,
  outcome: string,
  fault: string | null = null,
): never {
  const page = appointmentPage(locale, String(body.get('number')));
  const query = new URLSearchParams(isQuestion(place) ? { outcome } : { [place]: 'failed' });
  // Number of the branch it was to be moved to.
  const branch = String(body.get('branch'));
  if (place === 'move' && /^\d{1,10}$/.test(branch)) query.set('branch', branch);
  if (place === 'cancel')
    query.set('others', String(othersField.safeParse(body.get('others')).data?.length ?? 0));
  if (fault !== null) query.set('fault', fault);
  redirect(isQuestion(place) ? `${page}/${place}?${query}` : `${page}?${query}#${place}-title`);
}

/** Returns whether the address of the page reports a failed action, which is outdated once another one has succeeded. */
export async function cameFromFailure(): Promise<boolean> {
  const page = (await headers()).get('referer') ?? '';
  return URL.canParse(page) && [...new URL(page).searchParams.values()].includes('failed');
}
