import { z } from 'zod';
import { STATUSES, type Status } from '../booking/transitions';
import { addDays, WallClock } from '../booking/zone';
import type { BranchScope } from '../policies/is-staff';
import { type AppointmentRow, EVENT_ACTIONS, parseAppointment } from './appointment-rows';
import { type Database, instantOf, type Query } from './database';
import type { BookableBranch } from './directory-data';
import { withinScope } from './staff-access';
import { matching, readSearch } from './staff-search';

const MAX_PAGE_SIZE = 100;
const SORTS = { startsAt: 'starts_at', createdAt: 'created_at', bookingNumber: 'booking_number' } as const;

const id = z.string().regex(/^[a-z0-9]{24}$/);
const at = z.iso.datetime({ offset: true }).transform((text) => new Date(text));
const date = z.iso.date();

/** Which appointments, from a query string. Unknown keys are refused. */
export const countQuery = z.strictObject({
  branch: id.optional(),
  doctor: id.optional(),
  contractType: z.enum(['cash', 'company', 'syndicate']).optional(),
  from: at.optional(),
  to: at.optional(),
  /** First and last day of the visit, as the clock of the branch has them. */
  firstDay: date.optional(),
  lastDay: date.optional(),
  q: z
    .string()
    .max(80)
    .refine((text) => !text.includes('\0'))
    .optional(),
});

/** Filters, order and page of the staff list, from a query string. Unknown keys are refused. */
export const listQuery = countQuery.extend({
  status: z.enum(STATUSES).optional(),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(25),
  sort: z
    .string()
    .regex(/^(startsAt|createdAt|bookingNumber):(asc|desc)$/)
    .default('startsAt:desc'),
});

export type ListQuery = z.infer<typeof listQuery>;
type Filters = z.infer<typeof countQuery> & { status?: Status | undefined };
type Branches = Record<string, Pick<BookableBranch, 'timeZone' | 'country'>>;

/** The start of a day in the zone of the branch asked for; where all are, in that of the first. */
function dayStart({
  day,
  branch,
  branches,
}: {
  day: string;
  branch: string | undefined;
  branches: Branches;
}) {
  const timeZone = (branch ? branches[branch] : Object.values(branches)[0])?.timeZone ?? 'UTC';
  return new Date(new WallClock(day, timeZone).reaches(0));
}

function filtered({
  db,
  scope,
  filters,
  branches,
}: {
  db: Database;
  scope: BranchScope;
  filters: Filters;
  branches: Branches;
}): Query {
  const { status, branch, doctor, contractType, from, to, firstDay, lastDay, q } = filters;
  const query = withinScope({ query: db('appointments'), scope });
  if (status) query.where('status', status);
  if (branch) query.where('branch', branch);
  if (doctor) query.where('doctor', doctor);
  if (contractType) query.where('contract_type', contractType);
  if (from) query.where('starts_at', '>=', from);
  if (to) query.where('starts_at', '<', to);
  if (firstDay) query.where('starts_at', '>=', dayStart({ day: firstDay, branch, branches }));
  if (lastDay) query.where('starts_at', '<', dayStart({ day: addDays(lastDay, 1), branch, branches }));
  const countries = [...new Set(Object.values(branches).map(({ country }) => country))];
  const search = q ? readSearch({ text: q, countries }) : null;
  return search ? matching({ db, query, search }) : query;
}

/** One page of the appointments that may be seen, and how many there are in all. */
export async function listAppointments({
  db,
  scope,
  query,
  branches,
}: {
  db: Database;
  scope: BranchScope;
  query: ListQuery;
  branches: Branches;
}): Promise<{ rows: AppointmentRow[]; total: number }> {
  const { page, pageSize, sort, ...filters } = query;
  const [field, direction] = sort.split(':');
  const column = Object.entries(SORTS).find(([name]) => name === field)?.[1] ?? 'starts_at';
  const found = await filtered({ db, scope, filters, branches })
    .clone()
    .select('*')
    .orderBy(column, direction)
    .orderBy('id', direction)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [count] = await filtered({ db, scope, filters, branches }).count({ total: '*' });
  return { rows: found.map(parseAppointment), total: Number(count?.total ?? 0) };
}

export type Counts = Record<Status | 'total', number>;

const countRow = z.object({ status: z.enum(STATUSES), total: z.coerce.number() });

/** How many of the appointments that may be seen there are of each status, and in all. */
export async function countAppointments({
  db,
  scope,
  query,
  branches,
}: {
  db: Database;
  scope: BranchScope;
  query: z.infer<typeof countQuery>;
  branches: Branches;
}): Promise<Counts> {
  const rows: unknown[] = await filtered({ db, scope, filters: query, branches })
    .select('status')
    .count({ total: '*' })
    .groupBy('status');
  const counts: Counts = { pending: 0, confirmed: 0, canceled: 0, done: 0, total: 0 };
  for (const { status, total } of z.array(countRow).parse(rows)) {
    counts[status] = total;
    counts.total += total;
  }
  return counts;
}

const instant = z.union([z.number(), z.string(), z.date()]).transform(instantOf);
const event = z.object({
  at: instant,
  actor: z.string(),
  from_status: z.enum(STATUSES).nullable(),
  to_status: z.enum(STATUSES),
  reason: z.string().nullable(),
  from_starts_at: instant.nullable(),
  to_starts_at: instant.nullable(),
  action: z.enum(EVENT_ACTIONS).nullable(),
  due_at: instant.nullable(),
});

export type EventRow = z.infer<typeof event>;

/** The history of an appointment, oldest first. */
export async function readHistory({
  db,
  appointment,
}: {
  db: Database;
  appointment: string;
}): Promise<EventRow[]> {
  const rows = await db('appointment_events').where({ appointment }).orderBy('id', 'asc');
  return z.array(event).parse(rows);
}
