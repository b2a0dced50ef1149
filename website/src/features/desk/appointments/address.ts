import { CONTRACT_TYPES } from '@/contract/patient';
import { STATUSES } from '@/contract/transitions';
import type { Locale } from '@/i18n/routing';
import { day, defineAddress, id, oneOf, oneOrUsual, pageNumber, pageSize } from '@/lib/address/address';
import { type AppointmentFilter, COLUMNS, type Column, SORTS, USUAL_COLUMNS } from './schema';

/** Mark in an address for a text that is searched for. */
const SEARCH_MARK = /^[a-z0-9]{10}$/;

/** Columns from `status-when-patient`; null when they are the usual ones, or none is named. */
function readColumns(text: string): Column[] | null {
  const named = text.split('-');
  const columns = COLUMNS.filter((column) => named.includes(column));
  return columns.length === 0 || columns.join() === USUAL_COLUMNS.join() ? null : columns;
}

const ASKED: Parameters<typeof defineAddress<AppointmentFilter>>[1] = {
  status: oneOf(STATUSES),
  branch: id,
  doctor: id,
  contractType: oneOf(CONTRACT_TYPES),
  firstDay: day,
  lastDay: day,
  toBeMoved: oneOf(['true']),
  search: { read: (text) => (SEARCH_MARK.test(text) ? text : null), write: (mark) => mark },
  columns: { read: readColumns, write: (columns) => columns?.join('-') ?? null },
  sort: oneOrUsual(SORTS, 'createdAt:desc'),
  size: pageSize,
  page: pageNumber,
};

export const appointmentsAddress = defineAddress('/admin/appointments', ASKED);

const fileAddress = defineAddress('/admin/appointments/export', ASKED);

/** Filter of all appointments, the latest request first. */
export const NO_FILTER = appointmentsAddress.read({});

/** Path of the same list, with its columns, as a file for a spreadsheet. */
export function exportPath(locale: Locale, filter: AppointmentFilter): string {
  return fileAddress.path(locale, { ...filter, size: null, page: 1 });
}
