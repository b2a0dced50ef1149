import 'server-only';
import type { Locale } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { dateInZone, formatTime } from '@/lib/clinic-time';
import { listAppointments } from './data';
import { csvField, isErased } from './rules';
import type { Appointment, AppointmentFilter } from './schema';

const PAGE_SIZE = 100;
/** A spreadsheet of more rows is a job for the database. */
const MAX_ROWS = 5_000;

/**
 * The appointments of a filter as comma-separated values with the words of a language, at most 5,000 of them; a last
 * line says so where there are more, or where a search fits more than were looked through.
 * Begins with a byte order mark, without which spreadsheets take Arabic for something else.
 * @throws BackendError
 */
export async function appointmentsFile({
  token,
  locale,
  filter,
  text,
}: {
  token: string;
  locale: Locale;
  filter: AppointmentFilter;
  /** What the filter's mark stands for. */
  text: string | null;
}): Promise<string> {
  const t = await getTranslations({ locale, namespace: 'appointments' });
  const head = [
    t('columns.number'),
    t('columns.status'),
    t('detail.fields.when'),
    '',
    t('columns.patient'),
    t('columns.phone'),
    t('detail.fields.email'),
    t('detail.fields.age'),
    t('columns.doctor'),
    t('columns.branch'),
    t('detail.fields.service'),
    t('detail.fields.contract'),
    t('detail.fields.organisation'),
    t('detail.fields.notes'),
  ];
  const lineOf = (one: Appointment) => {
    const moment = { instant: one.startsAt, timeZone: one.timeZone };
    return [
      one.bookingNumber,
      t(`status.${one.status}`),
      dateInZone(moment),
      formatTime({ ...moment, locale }),
      isErased(one) ? t('erased') : `${one.firstName} ${one.lastName}`,
      one.phone,
      one.email ?? '',
      isErased(one) ? '' : String(one.age),
      one.doctor.name?.[locale] ?? '',
      one.branch.name?.[locale] ?? '',
      one.service.name?.[locale] ?? '',
      t(`detail.contracts.${one.contractType}`),
      one.organisation?.name?.[locale] ?? '',
      one.additionalNotes ?? '',
    ];
  };
  const lines = [head];
  for (let page = 1; ; page += 1) {
    const found = await listAppointments({
      token,
      text,
      filter: { ...filter, page },
      pageSize: PAGE_SIZE,
      purpose: 'export',
    });
    lines.push(...found.items.map(lineOf));
    const rows = lines.length - 1;
    if (rows < MAX_ROWS && page < found.pages) continue;
    if (found.isCapped) lines.push([t('capped')]);
    if (rows >= MAX_ROWS && found.total > rows)
      lines.push([t('filter.fileCut', { rows, total: found.total })]);
    break;
  }
  return `\uFEFF${lines.map((line) => line.map(csvField).join(',')).join('\r\n')}\r\n`;
}
