import { z } from 'zod';
import { withinScope } from '../../appointments/list/staff-access';
import { parseAppointment } from '../../appointments/record/appointment-rows';
import type { WorkListQuery } from '../../contract/appointment-query';
import { countRows, type Query, readPage } from '../../platform/database';
import { storedInstant } from '../../platform/instant';
import type { BranchScope } from '../../platform/staff-member';
import type { With } from '../../platform/with';

const callDue = z.object({ due_at: storedInstant });

/** Narrows appointments to requests to call about; those whose time has passed are canceled by the system within a minute. */
export function toBeCalled(query: Query, now: number): Query {
  // Not by an index on starts_at: nearly all pending ones are ahead, and the order is that of another index.
  query.where('status', 'pending').whereRaw('coalesce(starts_at, starts_at) > ?', [new Date(now)]);
  // A single call settles all waiting visits of a series; it is due by its promise, else by the first visit.
  return query.where((own) =>
    own
      .whereNotNull('call_by')
      .orWhereNull('series')
      .orWhereNotExists((promised) =>
        promised
          .from('appointments as promised')
          .whereRaw('promised.series = appointments.series')
          .where('promised.status', 'pending')
          .where((first) =>
            first
              .whereNotNull('promised.call_by')
              .orWhereRaw('promised.series_visit < appointments.series_visit'),
          )
          .where('promised.starts_at', '>', new Date(now)),
      ),
  );
}

function pending({ db, now }: With<'db' | 'now'>, scope: BranchScope, branch?: string): Query {
  const query = toBeCalled(
    withinScope(db('appointments'), scope).leftJoin('calls', 'calls.appointment', 'appointments.document_id'),
    now,
  );
  return branch ? query.where('branch', branch) : query;
}

function due(query: Query, now: number): Query {
  return query.where((either) => either.whereNull('due_at').orWhere('due_at', '<=', new Date(now)));
}

function dueFirst(query: Query): Query {
  return query
    .select('appointments.*')
    .orderBy('appointments.call_due_at', 'asc')
    .orderBy('appointments.id', 'asc');
}

/** A page of the requests to call about now, the first due on top, how many there are, and how many wait for later. */
export async function listWork(given: With<'db' | 'now'>, scope: BranchScope, query: WorkListQuery) {
  const { now } = given;
  const wanted = () => pending(given, scope, query.branch);
  const { found, total } = await readPage(dueFirst(due(wanted(), now)), query);
  const later = () => wanted().where('due_at', '>', new Date(now));
  const laterTotal = await countRows(later());
  const next = await later().orderBy('due_at').first('due_at');
  const nextDueAt = next ? callDue.parse(next).due_at : null;
  return { rows: found.map(parseAppointment), total, later: laterTotal, nextDueAt };
}

/** Number of the first that are looked at for one that nobody has open. */
const CANDIDATES = 100;

/** Requests that nobody has open, in the order to be tried: those after `after` first, then those before it. */
export async function listFree({ db, member, now }: With<'db' | 'member' | 'now'>, after: string | null) {
  const query = due(pending({ db, now }, member.scope), now).where((free) =>
    free
      .whereNull('opened_by')
      .orWhere('opened_by', member.documentId)
      .orWhere('open_until', '<=', new Date(now)),
  );
  const found: unknown[] = await dueFirst(query).limit(CANDIDATES);
  const rows = found.map(parseAppointment);
  const place = rows.findIndex((row) => row.document_id === after);
  return [...rows.slice(place + 1), ...rows.slice(0, Math.max(place, 0))];
}
