import { z } from 'zod';
import { STATUSES, type Status } from '../booking/transitions';
import type { BranchScope } from '../policies/is-staff';
import { type AppointmentRow, parseAppointment } from './appointment-rows';
import { type Database, instantOf, type Query } from './database';
import { withinScope } from './staff-access';

const MAX_PAGE_SIZE = 100;
const SORTS = { startsAt: 'starts_at', createdAt: 'created_at', bookingNumber: 'booking_number' } as const;

const id = z.string().regex(/^[a-z0-9]{24}$/);
const at = z.iso.datetime({ offset: true }).transform((text) => new Date(text));

/** Filters, order and page of the staff list, from a query string. Unknown keys are refused. */
export const listQuery = z.strictObject({
  status: z.enum(STATUSES).optional(),
  branch: id.optional(),
  doctor: id.optional(),
  contractType: z.enum(['cash', 'company', 'syndicate']).optional(),
  from: at.optional(),
  to: at.optional(),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(25),
  sort: z
    .string()
    .regex(/^(startsAt|createdAt|bookingNumber):(asc|desc)$/)
    .default('startsAt:desc'),
});

export type ListQuery = z.infer<typeof listQuery>;
type Filters = Omit<ListQuery, 'page' | 'pageSize' | 'sort'>;

function filtered({ db, scope, filters }: { db: Database; scope: BranchScope; filters: Filters }): Query {
  const { status, branch, doctor, contractType, from, to } = filters;
  const query = withinScope({ query: db('appointments'), scope });
  if (status) query.where('status', status);
  if (branch) query.where('branch', branch);
  if (doctor) query.where('doctor', doctor);
  if (contractType) query.where('contract_type', contractType);
  if (from) query.where('starts_at', '>=', from);
  if (to) query.where('starts_at', '<', to);
  return query;
}

/** One page of the appointments that may be seen, and how many there are in all. */
export async function listAppointments({
  db,
  scope,
  query,
}: {
  db: Database;
  scope: BranchScope;
  query: ListQuery;
}): Promise<{ rows: AppointmentRow[]; total: number }> {
  const { page, pageSize, sort, ...filters } = query;
  const [field, direction] = sort.split(':');
  const column = Object.entries(SORTS).find(([name]) => name === field)?.[1] ?? 'starts_at';
  const found = await filtered({ db, scope, filters })
    .clone()
    .select('*')
    .orderBy(column, direction)
    .orderBy('id', direction)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [count] = await filtered({ db, scope, filters }).count({ total: '*' });
  return { rows: found.map(parseAppointment), total: Number(count?.total ?? 0) };
}

export type Counts = Record<Status | 'total', number>;

const countRow = z.object({ status: z.enum(STATUSES), total: z.coerce.number() });

/** How many appointments there are of each status, and in all, of those that may be seen. */
export async function countAppointments({
  db,
  scope,
}: {
  db: Database;
  scope: BranchScope;
}): Promise<Counts> {
  const rows: unknown[] = await withinScope({ query: db('appointments'), scope })
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
