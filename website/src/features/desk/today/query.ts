import 'server-only';
import type { Locale } from 'next-intl';
import type { z } from 'zod';
import { doorAnswer } from '@/contract/check-in';
import { hasDuty } from '@/contract/roles';
import { screenAnswer, todayAnswer } from '@/contract/today';
import type { AccountSession } from '@/features/account/session/session';
import { getBookingSetting } from '@/features/booking/choices/data';
import { getCalendar } from '@/features/desk/staff-calendar/data';
import { branchOf } from '@/features/desk/staff-calendar/query';
import { findAnswer } from '@/lib/backend/calls';
import { dateInZone } from '@/lib/time/clinic-time';
import type { TodayView } from './address';

export type TodayPage = Exclude<Awaited<ReturnType<typeof readTodayPage>>, string>;
export type WalkInPage = Exclude<Awaited<ReturnType<typeof readWalkInPage>>, string>;

/** Reads the day; `noBranch` for staff without any branch. @throws BackendError */
export async function readTodayPage(session: AccountSession, locale: Locale, view: TodayView) {
  const { branches, branch } = await branchOf(session, locale, view.branch);
  if (!branch) return 'noBranch';
  const params = { branch: branch.id, doctor: view.doctor ?? undefined, date: view.date ?? undefined };
  const today = await findAnswer(todayAnswer, { path: '/today', params, token: session.token });
  if (!today) return 'failed';
  const doctors = today.meta.doctors.map(({ documentId: id, name }) => ({ id, name: name[locale] }));
  const [only] = doctors.length === 1 ? doctors : [];
  const doctor = only ?? doctors.find(({ id }) => id === view.doctor) ?? null;
  const { staff } = session.user;
  const mayBook = staff !== null && hasDuty({ role: staff.role, duty: 'desk' });
  const isToday = today.meta.date === dateInZone({ instant: new Date(), timeZone: branch.timeZone });
  return { branches, branch, doctor, doctors, today, isToday, mayBook };
}

/** Reads today's free times, and the channels by which walk-ins can be called in; null if the clinic sends no such messages. */
export async function readWalkInPage(session: AccountSession, locale: Locale, asked: string | null) {
  const { branch } = await branchOf(session, locale, asked);
  if (!branch) return 'noBranch';
  const from = dateInZone({ instant: new Date(), timeZone: branch.timeZone });
  const calendar = await getCalendar({ token: session.token, branch: branch.id, from, days: 1 });
  const { tellsTurn, phoneMessages, lang } = await getBookingSetting(locale);
  if (!calendar) return 'failed';
  return { branch, calendar, phoneMessages: tellsTurn && phoneMessages ? { ...phoneMessages, lang } : null };
}

/** Makes the reader of what hangs in a branch. It gives null where that is nothing, and throws BackendError. */
function readerThere<Data>(path: string, shape: z.ZodType<{ data: Data }>) {
  return async (session: AccountSession, locale: Locale, asked: string | null) => {
    const { branch } = await branchOf(session, locale, asked);
    // The screen is unattended, so it must not silently switch to another branch.
    if (!branch || (asked !== null && branch.id !== asked)) return null;
    const found = await findAnswer(shape, { path, params: { branch: branch.id }, token: session.token });
    return found && { branch, data: found.data };
  };
}

/** Reads what the waiting room of a branch is shown; null without a branch, and where the clinic has not switched it on. */
export const readScreenPage = readerThere('/today/screen', screenAnswer);

/** Reads what hangs at the door of a branch; null where patients check in without a code. */
export const readDoorPage = readerThere('/today/door', doorAnswer);
