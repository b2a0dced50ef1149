import 'server-only';
import type { Locale } from 'next-intl';
import { hasDuty } from '@/contract/roles';
import type { AccountSession } from '@/features/account/session/session';
import { getBookingSetting } from '@/features/booking/choices/data';
import { getCalendar } from '@/features/desk/staff-calendar/data';
import { branchOf } from '@/features/desk/staff-calendar/query';
import { dateInZone } from '@/lib/time/clinic-time';
import type { TodayView } from './address';
import { getDoorCode, getToday, getWaitingScreen } from './data';

export type TodayPage = Exclude<Awaited<ReturnType<typeof readTodayPage>>, string>;
export type WalkInPage = Exclude<Awaited<ReturnType<typeof readWalkInPage>>, string>;

/** Reads the day; `noBranch` for staff without any branch. @throws BackendError */
export async function readTodayPage(session: AccountSession, locale: Locale, view: TodayView) {
  const { branches, branch } = await branchOf(session, locale, view.branch);
  if (!branch) return 'noBranch';
  const today = await getToday(session.token, branch.id, view);
  if (!today) return 'failed';
  const doctors = today.meta.doctors.map(({ documentId: id, name }) => ({ id, name: name[locale] }));
  const [only] = doctors.length === 1 ? doctors : [];
  const doctor = only ?? doctors.find(({ id }) => id === view.doctor) ?? null;
  const { staff } = session.user;
  const mayBook = staff !== null && hasDuty({ role: staff.role, duty: 'desk' });
  const isToday = today.meta.date === dateInZone({ instant: new Date(), timeZone: branch.timeZone });
  return { branches, branch, doctor, doctors, today, isToday, mayBook };
}

/** Reads the free times of today, and by which channels somebody can be told that it is their turn; null where the clinic tells nobody. */
export async function readWalkInPage(session: AccountSession, locale: Locale, asked: string | null) {
  const { branch } = await branchOf(session, locale, asked);
  if (!branch) return 'noBranch';
  const from = dateInZone({ instant: new Date(), timeZone: branch.timeZone });
  const calendar = await getCalendar({ token: session.token, branch: branch.id, from, days: 1 });
  const { tellsTurn, phoneMessages, lang } = await getBookingSetting(locale);
  if (!calendar) return 'failed';
  return { branch, calendar, phoneMessages: tellsTurn && phoneMessages ? { ...phoneMessages, lang } : null };
}

/** The branch that something hangs in: the one asked for, as nobody is there to see that it has become another. */
async function branchThere(session: AccountSession, locale: Locale, asked: string | null) {
  const { branch } = await branchOf(session, locale, asked);
  return asked === null || branch?.id === asked ? branch : undefined;
}

/** Reads what the waiting room of a branch is shown; null without a branch, and where the clinic has not switched it on. @throws BackendError */
export async function readScreenPage(session: AccountSession, locale: Locale, asked: string | null) {
  const branch = await branchThere(session, locale, asked);
  const screen = branch && (await getWaitingScreen(session.token, branch.id));
  return screen ? { branch, screen } : null;
}

/** Reads what hangs at the door of a branch; null where patients check in without a code. @throws BackendError */
export async function readDoorPage(session: AccountSession, locale: Locale, asked: string | null) {
  const branch = await branchThere(session, locale, asked);
  const code = branch && (await getDoorCode(session.token, branch.id));
  return code ? { branch, code } : null;
}
