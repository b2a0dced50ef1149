import { day, defineAddress, flag, id, idOr, oneOf } from '@/lib/address/address';

export const ALL_DOCTORS = 'all';

/** The calendar's address: null is the last looked at, or today; `everybody` also shows empty doctors and days. */
export const calendarAddress = defineAddress('/admin/calendar', {
  span: oneOf(['day', 'week']),
  branch: id,
  doctor: idOr(ALL_DOCTORS),
  date: day,
  everybody: flag,
});
export type CalendarView = ReturnType<typeof calendarAddress.read>;

type Remembered = Pick<CalendarView, 'span' | 'branch' | 'doctor'>;

export function keptView({ span, branch, doctor }: Remembered): string {
  return [span, branch, doctor].map((part) => part ?? '').join('.');
}

/** Fills what the address leaves open as it was looked at last; a doctor only at the same branch. */
export function withKeptView(asked: CalendarView, kept: string): CalendarView {
  const [span, branch, doctor] = kept.split('.');
  const last = calendarAddress.read({ span, branch, doctor });
  const isSameBranch = asked.branch === null || asked.branch === last.branch;
  return {
    ...asked,
    span: asked.span ?? last.span,
    branch: asked.branch ?? last.branch,
    doctor: asked.doctor ?? (isSameBranch ? last.doctor : null),
  };
}
