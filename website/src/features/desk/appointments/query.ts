import 'server-only';
import type { Locale } from 'next-intl';
import type { Appointment, AppointmentList, Counts } from '@/contract/appointment';
import { readBookingNumber } from '@/contract/booking-number';
import { listBranches } from '@/features/site/branches/data';
import { listDoctors } from '@/features/site/doctors/data';
import { getTranslations } from '@/i18n/translations';
import type { AppointmentFilter } from './address';
import { cellText } from './column-words';
import { type AskedAppointments, countAppointments, listAppointments } from './data';
import { pageOfFile } from './rules';
import { USUAL_COLUMNS } from './schema';
import { staffSearches } from './session';

/** A spreadsheet of more rows is a job for the database. */
const MAX_ROWS = 5_000;

/** Lists at most 5,000 appointments as rows of a spreadsheet, a last row saying that there are more; throws BackendError. */
export async function appointmentRows(locale: Locale, asked: AskedAppointments): Promise<string[][]> {
  const { filter } = asked;
  const t = await getTranslations({ locale, namespace: 'appointments' });
  const columns = filter.columns ?? USUAL_COLUMNS;
  const lineOf = (one: Appointment) => [
    one.bookingNumber,
    ...columns.map((column) => cellText(column, one, { locale, t })),
  ];
  const lines = [(['number', ...columns] as const).map((column) => t(`detail.fields.${column}`))];
  for (let page = 1; ; page += 1) {
    const found = await listAppointments({ ...asked, ...pageOfFile(filter, page) });
    const { pageCount, total } = found.meta.pagination;
    lines.push(...found.data.map(lineOf));
    const rows = lines.length - 1;
    if (rows < MAX_ROWS && page < pageCount) continue;
    if (found.meta.isCapped) lines.push([t('capped')]);
    if (rows >= MAX_ROWS && total > rows) lines.push([t('filter.fileCut', { rows, total })]);
    break;
  }
  return lines;
}

const NO_COUNTS: Counts = { total: 0, pending: 0, confirmed: 0, canceled: 0, done: 0, toBeMoved: 0 };
const NO_APPOINTMENTS: AppointmentList = {
  data: [],
  meta: { pagination: { page: 1, pageSize: 100, pageCount: 0, total: 0 }, isCapped: false },
};

export type FoundAppointments = Awaited<ReturnType<typeof readAppointments>>;

export async function readAppointments(token: string, locale: Locale, filter: AppointmentFilter) {
  const text = filter.search ? await staffSearches.read(filter.search) : null;
  const typed = readBookingNumber(text ?? '');
  const isMistyped = typed.kind === 'mistyped';
  // Nine digits may be a part of a phone as well, unless they stand in the groups of a booking number.
  const isAsked = !(isMistyped && typed.isInGroups);
  const asked = { token, filter, text: isAsked ? text : null };
  const [counts, list, branches, doctors] = await Promise.all([
    isAsked ? countAppointments(asked) : NO_COUNTS,
    isAsked ? listAppointments(asked) : NO_APPOINTMENTS,
    listBranches({ locale }),
    listDoctors({ locale }),
  ]);
  const isForgotten = filter.search !== null && text === null;
  return { text, isForgotten, isMistyped, isAsked, counts, list, branches, doctors };
}
