import { day, defineAddress, id, idOr, oneOf, text } from '@/lib/address/address';

/** Outcome of a change, said on the page it leads back to. */
const outcome = oneOf(['saved', 'removed']);
export type HoursSaying = NonNullable<ReturnType<typeof outcome.read>>;

/** The doctors with the week from a first day on; null for the week of today. */
export const hoursAddress = defineAddress('/admin/hours', { week: day });

export const doctorHoursAddress = (doctor: string) =>
  defineAddress(`/admin/hours/${doctor}`, { week: day, outcome });

export const NEW = 'new';

/** Hours of a doctor that are edited: a set, a copy of one for dates of its own, or a day off; an entry or a new one. */
export const editAddress = (doctor: string) =>
  defineAddress(`/admin/hours/${doctor}/edit`, {
    set: idOr(NEW),
    copy: idOr(NEW),
    off: idOr(NEW),
    week: day,
  });
export type HoursEdit = ReturnType<ReturnType<typeof editAddress>['read']>;

export const closuresAddress = defineAddress('/admin/hours/closures', { closure: id, outcome });

/** The rooms and devices, with days of one of them in the form: which days is told by what they say. */
export const roomsAddress = defineAddress('/admin/hours/rooms', { room: id, days: text, outcome });
