import type { Query } from '../../platform/database';
import type { With } from '../../platform/with';
import { resourceTime } from '../../scheduling/resources';
import { parseAppointment } from '../record/appointment-rows';
import { CLAIMS } from '../record/claims-table';

/** Document ids of what live appointments were booked with, by which they are looked for. */
type LiveWith = Partial<
  Record<'branch' | 'doctor' | 'service' | 'specialty' | 'organisation' | 'resource', string>
>;

/** Queries live appointments booked with all of these: pending or confirmed, not over at `now` (epoch ms), not missed. */
export function liveAppointments({ db, now }: With<'db' | 'now'>, booked: LiveWith = {}): Query {
  const { resource, ...columns } = booked;
  const given = Object.entries(columns).filter(([, id]) => id !== undefined);
  const having = (id: string) =>
    db(CLAIMS)
      .where({ resource: resourceTime(id) })
      .whereNotNull('appointment');
  return (
    db('appointments')
      .where(Object.fromEntries(given))
      .whereIn('status', ['pending', 'confirmed'])
      // No appointment lasts a day, so the index of starts narrows this before ends are looked at.
      .where('starts_at', '>', new Date(now - 24 * 60 * 60_000))
      .where('ends_at', '>', new Date(now))
      .where((roomed) => {
        if (resource !== undefined) roomed.whereIn('document_id', having(resource).select('appointment'));
      })
      .where((came) => came.whereNull('attendance').orWhereNot('attendance', 'no_show'))
  );
}

export async function listLive(given: With<'db' | 'now'>, booked: LiveWith, limit?: number) {
  const query = liveAppointments(given, booked).orderBy('starts_at', 'asc').orderBy('id', 'asc');
  const found: unknown[] = await (limit === undefined ? query : query.limit(limit));
  return found.map(parseAppointment);
}

/** A live appointment as an editor is told of it: without a word about the patient. */
export function placeOfVisit<Zone>(row: { booking_number: string; starts_at: number; time_zone: Zone }) {
  return { bookingNumber: row.booking_number, startsAt: row.starts_at, timeZone: row.time_zone };
}
