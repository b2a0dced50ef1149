import 'server-only';
import type { Locale } from 'next-intl';
import { hasDuty } from '@/contract/roles';
import type { AccountSession } from '@/features/account/session/session';
import { isInScope } from '@/features/desk/appointments/rules';
import { listBranches } from '@/features/site/branches/data';
import { dateInZone } from '@/lib/time/clinic-time';
import { ALL_DOCTORS, type CalendarView } from './address';
import { getCalendar } from './data';
import { weekStart } from './rules';

export type CalendarPage = Exclude<Awaited<ReturnType<typeof readCalendarPage>>, string>;

/** The branches of the reader, and the one that is asked for among them, else their first. */
export async function branchOf(session: AccountSession, locale: Locale, asked: string | null) {
  const scope = session.user.staff?.scope ?? null;
  const branches = (await listBranches({ locale })).filter(({ id }) => isInScope(scope, id));
  return { branches, branch: branches.find(({ id }) => id === asked) ?? branches[0] };
}

/** Reads what the calendar shows; `noBranch` for staff without one, `failed` for an unknown. Throws BackendError. */
export async function readCalendarPage(session: AccountSession, locale: Locale, asked: CalendarView) {
  const { staff } = session.user;
  const { branches, branch } = await branchOf(session, locale, asked.branch);
  if (!branch) return 'noBranch';
  const today = dateInZone({ instant: new Date(), timeZone: branch.timeZone });
  const date = asked.date ?? today;
  const span = asked.span ?? 'day';
  const from = span === 'week' ? weekStart({ date, country: branch.country }) : date;
  const days = span === 'week' ? 7 : 1;
  const question = { token: session.token, branch: branch.id, from };
  const isAll = asked.doctor === ALL_DOCTORS;
  // This call lists the doctors to choose from, and their days where all are shown.
  const all = await getCalendar({ ...question, days: isAll ? days : 1 });
  if (!all) return 'failed';
  const doctors = all.data.map(({ doctor }) => ({ id: doctor.documentId, name: doctor.name[locale] }));
  const known = doctors.find(({ id }) => id === asked.doctor)?.id ?? null;
  const doctor = known ?? (span === 'week' && !isAll ? (doctors[0]?.id ?? null) : null);
  const calendar = doctor === null ? all : await getCalendar({ ...question, doctor, days });
  if (!calendar) return 'failed';
  return {
    branches,
    branch,
    doctors,
    /** Filter with the choices that the address left open; `date` is the first day shown. */
    view: { span, branch: branch.id, doctor, date: from, everybody: asked.everybody },
    /** The date the address asked for, or today: what "next" and "previous" count from. */
    date,
    today,
    calendar,
    /** True when the reader may keep a doctor's time free. */
    mayBlock: staff !== null && hasDuty({ role: staff.role, duty: 'blocks' }),
  };
}
