import { CONTRACT_TYPES } from '@/contract/patient';
import { STATUSES } from '@/contract/transitions';
import type { Locale } from '@/i18n/routing';
import {
  type AddressPart,
  day,
  defineAddress,
  id,
  idOr,
  oneOf,
  oneOrUsual,
  pageNumber,
  pageSize,
} from '@/lib/address/address';
import { COLUMNS, type Column, SORTS, USUAL_COLUMNS } from './schema';

const search: AddressPart<string | null> = {
  read: (text) => (/^[a-z0-9]{10}$/.test(text) ? text : null),
  write: (mark) => mark,
};

/** Columns from `status-when-patient`; null when they are the usual ones, or none is named. */
const columns: AddressPart<Column[] | null> = {
  read: (text) => {
    const named = text.split('-');
    const asked = COLUMNS.filter((column) => named.includes(column));
    return asked.length === 0 || asked.join() === USUAL_COLUMNS.join() ? null : asked;
  },
  write: (asked) => asked?.join('-') ?? null,
};

export const appointmentsAddress = defineAddress('/admin/appointments', {
  status: oneOf(STATUSES),
  branch: id,
  doctor: id,
  contractType: oneOf(CONTRACT_TYPES),
  /** First and last day of the appointment, by the clock of the branch. */
  firstDay: day,
  lastDay: day,
  toBeMoved: oneOf(['true']),
  /** Mark of what is searched for: the text itself is a patient's and kept out of addresses (session.ts). */
  search,
  /** Columns beside the number; null for the usual ones. */
  columns,
  sort: oneOrUsual(SORTS, 'createdAt:desc'),
  size: pageSize,
  page: pageNumber,
});
/** Filter and order of a list of appointments; null where nothing is asked for. */
export type AppointmentFilter = ReturnType<typeof appointmentsAddress.read>;

/** Filter of all appointments, the latest request first. */
export const NO_FILTER = appointmentsAddress.read({});

/** Path of the same list, with its columns, as a file for a spreadsheet. */
export function exportPath(locale: Locale, filter: AppointmentFilter): string {
  return appointmentsAddress.entry(locale, 'export', { ...filter, size: null, page: 1 });
}

/** Word in an address for every doctor of the branch. */
export const ANY_DOCTOR = 'any';

const PLACE = { branch: id, doctor: idOr(ANY_DOCTOR), service: id, from: day };

/** The page that moves an appointment: where and with whom it shall be, where other than now, and from which day. */
export const moveAddress = (appointment: string) =>
  defineAddress(`/admin/appointments/${appointment}/move`, PLACE);
/** Filter of free times; the page chooses what is null. */
export type AskedPlace = ReturnType<ReturnType<typeof moveAddress>['read']>;

/** The times that can be booked for the patient of an appointment. */
export const bookForAddress = (appointment: string) =>
  defineAddress(`/admin/patients/${appointment}/book`, PLACE);
