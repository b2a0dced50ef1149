import { z } from 'zod';
import { IMPORT_ROWS, type ImportField, type ImportNoun } from '../contract/imports';
import { parseJson } from '../contract/parse-json';
import { WEEKDAYS, type Weekday } from '../scheduling/schedule';
import { readDump, type SqlRow } from './read-sql';
import { type Part, UnreadableFile } from './table';

const TABLES = ['users', 'roles', 'services', 'appointments', 'user_settings', 'blocked_periods'] as const;
const DAY = 24 * 60 * 60_000;

const period = z.object({ start: z.string(), end: z.string() });
const hoursOfDay = period.extend({ breaks: z.array(period).default([]) }).nullable();
const plan = z.partialRecord(z.enum(WEEKDAYS), hoursOfDay);
const exceptions = z.record(z.iso.date(), hoursOfDay);

function hoursOn(day: Weekday, hours: z.output<typeof hoursOfDay>): string[] {
  if (!hours) return [];
  const spans: string[] = [];
  let from = hours.start;
  for (const { start, end } of [...hours.breaks].sort((a, b) => (a.start < b.start ? -1 : 1))) {
    if (from < start) spans.push(`${from}-${start}`);
    if (end > from) from = end;
  }
  if (from < hours.end) spans.push(`${from}-${hours.end}`);
  return spans.length > 0 ? [`${day} ${spans.join(', ')}`] : [];
}

/** A working plan as hours are written in a file: `monday 09:00-11:00, 11:30-17:00; …`; empty for one that cannot be read. */
export function hoursOfPlan(workingPlan: string | null): string {
  const read = plan.safeParse(parseJson(workingPlan ?? ''));
  if (!read.success) return '';
  return WEEKDAYS.flatMap((day) => hoursOn(day, read.data[day] ?? null)).join('; ');
}

type Values = Partial<Record<ImportField, string | null | undefined>>;
type Rows = { id: string; values: Values }[];

/** Rows of a table with their ids in the other system. */
const rowsWithId = (rows: readonly SqlRow[], valuesOf: (row: SqlRow) => Values): Rows =>
  rows.map((row) => ({ id: row.id ?? '', values: { id: row.id, ...valuesOf(row) } }));

/** Rows of a noun as a file would have them; the line is the id in the other system's table. */
function partOf(noun: ImportNoun, headers: ImportField[], rows: Rows): Part {
  return {
    noun,
    headers,
    rows: rows.map(({ id, values }) => ({
      line: Number(id) || 0,
      cells: headers.map((name) => values[name] ?? ''),
    })),
  };
}

const fullName = ({ first_name, last_name }: SqlRow) => `${first_name ?? ''} ${last_name ?? ''}`.trim();

function inLanguage(name: string): Values {
  return /\p{Script=Arabic}/u.test(name) ? { nameAr: name } : { nameEn: name };
}

type Read = (table: (typeof TABLES)[number]) => SqlRow[];

const isUnavailability = (row: SqlRow) => (row.is_unavailability ?? row.is_unavailable ?? '0') !== '0';

/** Returns what is kept free from a date on: unavailabilities of providers, blocked periods of all, and single dates of a working plan. */
function listAbsences(rowsOf: Read, from: string): Rows {
  const spanOf = (name: string, row: SqlRow, doctor: string | null = null): Rows => {
    const { id, start_datetime: startsAt, end_datetime: endsAt, notes } = row;
    if ((endsAt ?? '') < from) return [];
    return [{ id: id ?? '', values: { id: `${name} ${id}`, doctor, notes, startsAt, endsAt } }];
  };
  const datesOf = ({ id_users: doctor = '', working_plan_exceptions: text }: SqlRow): Rows => {
    const read = exceptions.safeParse(parseJson(text ?? ''));
    return Object.entries(read.data ?? {}).flatMap(([date, hours]): Rows => {
      if (date < from) return [];
      const weekday = WEEKDAYS[(new Date(date).getUTCDay() + 6) % 7] ?? 'monday';
      const [text] = hoursOn(weekday, hours);
      const times = text ? { date, hours: text } : { startsAt: `${date} 00:00`, endsAt: `${date} 23:59` };
      return [{ id: doctor ?? '', values: { id: `date ${doctor} ${date}`, doctor, ...times } }];
    });
  };
  return [
    ...rowsOf('appointments').flatMap((row) =>
      isUnavailability(row) ? spanOf('unavailability', row, row.id_users_provider) : [],
    ),
    ...rowsOf('blocked_periods').flatMap((row) => spanOf('blocked period', row)),
    ...rowsOf('user_settings').flatMap(datesOf),
  ];
}

/** Reads a dump of Easy!Appointments 1.4 to 1.6, in wall times of the clinic; throws UnreadableFile for anything else. */
export function readEasyAppointments(sql: string, now: number): Part[] {
  const nameOf = (table: string) => TABLES.find((one) => table === one || table.endsWith(`_${one}`));
  const tables = readDump(sql, (table) => nameOf(table) !== undefined);
  const rowsOf: Read = (wanted) =>
    [...tables].flatMap(([table, rows]) => (nameOf(table) === wanted ? rows : []));
  const roles = new Map(rowsOf('roles').map(({ id, slug }) => [id, slug]));
  const users = rowsOf('users');
  const ofRole = (slug: string) => users.filter(({ id_roles: role = null }) => roles.get(role) === slug);
  if (roles.size === 0 || users.length === 0) throw new UnreadableFile('unreadable');
  const plans = new Map(rowsOf('user_settings').map((row) => [row.id_users, row.working_plan ?? null]));
  const visits = rowsOf('appointments').filter(
    (row) => !isUnavailability(row) && row.id_users_customer !== null,
  );
  const parts = [
    partOf(
      'services',
      ['id', 'nameEn', 'nameAr', 'summaryEn', 'minutes'],
      rowsWithId(rowsOf('services'), ({ name, description, duration }) => ({
        ...inLanguage(name ?? ''),
        summaryEn: description?.slice(0, 400),
        minutes: duration,
      })),
    ),
    partOf(
      'doctors',
      ['id', 'nameEn', 'nameAr', 'hours'],
      rowsWithId(ofRole('provider'), (row) => ({
        ...inLanguage(fullName(row)),
        hours: hoursOfPlan(plans.get(row.id ?? '') ?? null),
      })),
    ),
    partOf(
      'absences',
      ['id', 'doctor', 'startsAt', 'endsAt', 'date', 'hours', 'notes'],
      listAbsences(rowsOf, new Date(now - DAY).toISOString().slice(0, 10)),
    ),
    partOf(
      'patients',
      ['id', 'firstName', 'lastName', 'name', 'phone', 'email', 'notes'],
      rowsWithId(ofRole('customer'), (row) => ({
        ...{ firstName: row.first_name, lastName: row.last_name, name: fullName(row) },
        ...{ email: row.email, phone: row.mobile_number || row.phone_number, notes: row.notes },
      })),
    ),
    partOf(
      'appointments',
      ['id', 'patient', 'doctor', 'service', 'startsAt', 'endsAt', 'status', 'notes'],
      rowsWithId(visits, (row) => ({
        ...{ patient: row.id_users_customer, doctor: row.id_users_provider, service: row.id_services },
        ...{ startsAt: row.start_datetime, endsAt: row.end_datetime, status: row.status, notes: row.notes },
      })),
    ),
  ];
  if (parts.reduce((sum, { rows }) => sum + rows.length, 0) > IMPORT_ROWS)
    throw new UnreadableFile('tooMany');
  return parts;
}
