import { z } from 'zod';
import { type AddressPart, day, defineAddress, flag, id, idOr, oneOf } from '@/lib/address/address';

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

export function keptView({ span, branch, doctor }: Pick<CalendarView, 'span' | 'branch' | 'doctor'>): string {
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

const instant: AddressPart<string | null> = {
  read: (text) => (z.iso.datetime().safeParse(text).success ? text : null),
  write: (text) => text,
};

/** The form that books a time for a caller; with an appointment of a `patient` it starts filled in. */
export const newAppointmentAddress = defineAddress('/admin/appointments/new', {
  branch: id,
  doctor: id,
  startsAt: instant,
  overbook: flag,
  walkIn: flag,
  service: id,
  patient: id,
});
type AskedTime = ReturnType<typeof newAppointmentAddress.read>;

/** A time that is about to be booked: document ids and an ISO instant. */
export type WantedTime = AskedTime & Record<'branch' | 'doctor' | 'startsAt', string>;

export function isWanted(asked: AskedTime): asked is WantedTime {
  return asked.branch !== null && asked.doctor !== null && asked.startsAt !== null;
}
