import { z } from 'zod';
import { type Database, isPostgres, type Query } from '../../platform/database';
import { storedInstant } from '../../platform/instant';
import type { BranchScope } from '../../platform/staff-member';
import { MINUTE } from '../../scheduling/zone';
import type { AppointmentEvent } from './sum-figures';

/** Requests of one quarter of an hour are counted together: no zone's day begins within one. */
const PIECE = 15 * MINUTE;

const place = { branch: z.string(), doctor: z.string() };
const requestRow = z.object({ ...place, piece: z.coerce.number(), total: z.coerce.number() });
const eventRow = z.object({
  ...place,
  at: storedInstant,
  created_at: storedInstant,
  from_status: z.string().nullable(),
  to_status: z.string(),
  action: z.string().nullable(),
});

interface Asked {
  db: Database;
  scope: BranchScope;
  branch?: string | undefined;
  doctor?: string | undefined;
  /** Epoch milliseconds, `to` not included. */
  from: number;
  to: number;
}

function narrowed({ query, asked }: { query: Query; asked: Asked }): Query {
  const { scope, branch, doctor } = asked;
  if (scope !== null) query.whereIn('appointments.branch', [...scope]);
  if (branch) query.where('appointments.branch', branch);
  if (doctor) query.where('appointments.doctor', doctor);
  return query;
}

async function readRequests(asked: Asked): Promise<AppointmentEvent[]> {
  const { db, from, to } = asked;
  const piece = isPostgres(db)
    ? `floor(extract(epoch FROM appointments.created_at) * 1000 / ${PIECE})`
    : `appointments.created_at / ${PIECE}`;
  const rows: unknown[] = await narrowed({ query: db('appointments'), asked })
    .where('appointments.created_at', '>=', new Date(from))
    .where('appointments.created_at', '<', new Date(to))
    .select('appointments.branch', 'appointments.doctor', db.raw(`${piece} AS piece`))
    .count({ total: '*' })
    .groupBy('appointments.branch', 'appointments.doctor', db.raw(piece));
  return z
    .array(requestRow)
    .parse(rows)
    .map(({ branch, doctor, piece: number, total }) => ({
      kind: 'request',
      at: number * PIECE,
      branch,
      doctor,
      count: total,
    }));
}

async function readStatusEvents(asked: Asked): Promise<AppointmentEvent[]> {
  const { db, from, to } = asked;
  const rows: unknown[] = await narrowed({ query: db('appointment_events'), asked })
    .join('appointments', 'appointments.document_id', 'appointment_events.appointment')
    .where('appointment_events.at', '>=', new Date(from))
    .where('appointment_events.at', '<', new Date(to))
    .andWhere((either) =>
      either
        .where('appointment_events.action', 'noAnswer')
        // Confirmed in the moment it was booked, by the clinic's setting.
        .orWhere((change) =>
          change
            .whereNull('appointment_events.from_status')
            .where('appointment_events.to_status', 'confirmed')
            .where('appointment_events.actor', 'patient'),
        )
        .orWhere((change) =>
          change
            .where('appointment_events.from_status', 'pending')
            .where('appointment_events.to_status', 'confirmed'),
        )
        .orWhere((change) =>
          change
            .whereIn('appointment_events.from_status', ['pending', 'confirmed'])
            .where('appointment_events.to_status', 'canceled'),
        ),
    )
    .select(
      'appointments.branch',
      'appointments.doctor',
      'appointments.created_at',
      'appointment_events.at',
      'appointment_events.from_status',
      'appointment_events.to_status',
      'appointment_events.action',
    );
  return z
    .array(eventRow)
    .parse(rows)
    .map(
      ({
        branch,
        doctor,
        at,
        created_at: requestedAt,
        from_status: from,
        to_status: status,
        action,
      }): AppointmentEvent => {
        const common = { at, branch, doctor, count: 1 };
        if (action === 'noAnswer') return { ...common, kind: 'noAnswer' };
        if (status === 'canceled') return { ...common, kind: 'cancellation' };
        // Nobody waited for a call: how fast calls come is told by those that had one.
        if (from === null) return { ...common, kind: 'confirmation' };
        return { ...common, kind: 'confirmation', waited: at - requestedAt };
      },
    );
}

/** Requests, confirmations, cancellations and calls nobody answered, of the appointments that may be seen. */
export async function readEvents(asked: Asked): Promise<AppointmentEvent[]> {
  const [requests, events] = await Promise.all([readRequests(asked), readStatusEvents(asked)]);
  return [...requests, ...events];
}
