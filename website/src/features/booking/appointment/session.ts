import 'server-only';
import { redirect } from 'next/navigation';
import type { Locale } from 'next-intl';
import type { OpenedBooking } from '@/features/booking/booked/data';
import { confirmationPath, readManageKey } from '@/features/booking/booked/session';
import { faultIdOf, type Trouble } from '@/lib/guard/trouble';
import { getVisitorAddress } from '@/lib/request/visitor';
import type { ChangeOutcome } from './data';

/** The booking a form is about, with the key this browser keeps; leads to the home page when it has opened none. */
export async function openedBooking(bookingNumber: string): Promise<OpenedBooking> {
  const manageKey = await readManageKey(bookingNumber);
  if (manageKey === null) redirect('/');
  return { bookingNumber, manageKey, visitor: await getVisitorAddress() };
}

interface Question {
  locale: Locale;
  question: 'cancel' | 'undo' | 'move';
}

/** Leads to the appointment when it was changed, and back to the question with a word about what went wrong. */
export function redirectAfterChange({
  locale,
  booking,
  question,
  kind,
  branch,
}: Question & {
  booking: OpenedBooking;
  kind: ChangeOutcome['kind'] | 'failed';
  /** Number of the branch it was to be moved to. */
  branch?: number | undefined;
}): never {
  if (kind === 'changed') redirect(confirmationPath({ locale, ...booking }));
  redirect(questionPath({ locale, question, number: booking.bookingNumber, outcome: kind, branch }));
}

/** Leads back to the question when there was no answer to it; what none of our pages has sent, to the home page. */
export function redirectBack({
  trouble,
  body,
  ...asked
}: Question & { trouble: Trouble; body: FormData }): never {
  if (trouble.kind === 'invalid' || trouble.kind === 'foreign') redirect('/');
  redirect(
    questionPath({
      ...asked,
      number: String(body.get('number')),
      outcome: 'failed',
      fault: faultIdOf(trouble),
      branch: body.get('branch'),
    }),
  );
}

/** Parts of the page of an appointment that the patient changes there, by the ids of their headings. */
export type PagePart = 'earlier' | 'consents' | 'check-in' | 'deposit';

/** Back to the appointment, where a part of its page says that it did not work. */
export function failedPartPath({
  part,
  locale,
  number,
  fault,
}: {
  part: PagePart;
  locale: Locale;
  number: string;
  fault: string | null;
}): string {
  const query = new URLSearchParams({ [part]: 'failed', ...(fault === null ? {} : { fault }) });
  return `/${locale}/booking/confirmation/${number}?${query}#${part}-title`;
}

function questionPath({
  locale,
  question,
  number,
  outcome,
  fault = null,
  branch,
}: Question & { number: string; outcome: string; fault?: string | null; branch?: unknown }): string {
  const query = new URLSearchParams({ outcome });
  if (branch && /^\d{1,10}$/.test(String(branch))) query.set('branch', String(branch));
  if (fault !== null) query.set('fault', fault);
  return `/${locale}/booking/confirmation/${number}/${question}?${query}`;
}
