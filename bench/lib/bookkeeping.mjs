import { join } from 'node:path';
import { withDatabase } from '../../scripts/backup/database.mjs';
import { VISITS } from './booking-requests.mjs';

/** Questions to the database that must all answer 0, whatever happened to the backend. */
const FAULTS = {
  'claims without an appointment':
    'SELECT count(*) AS n FROM claims c WHERE c.holder IS NULL AND NOT EXISTS (SELECT 1 FROM appointments a WHERE a.document_id = c.appointment)',
  'canceled appointments with claims': `SELECT count(*) AS n FROM claims c
     JOIN appointments a ON a.document_id = c.appointment WHERE a.status = 'canceled'`,
  'appointments without history': `SELECT count(*) AS n FROM appointments a
     WHERE NOT EXISTS (SELECT 1 FROM appointment_events e WHERE e.appointment = a.document_id)`,
  'overlapping live appointments of one doctor': `SELECT count(*) AS n FROM appointments a JOIN appointments b
     ON a.doctor = b.doctor AND a.id < b.id AND a.starts_at < b.ends_at AND b.starts_at < a.ends_at
     WHERE a.status <> 'canceled' AND b.status <> 'canceled'`,
  // All of them have the booth for the first of their two times of ten minutes.
  'live visits of series without their doctor or booth': `SELECT count(*) AS n FROM appointments a
     WHERE a.series IS NOT NULL AND a.status IN ('pending', 'confirmed') AND (
       (SELECT count(*) FROM claims c WHERE c.appointment = a.document_id AND c.resource LIKE 'doctor:%') <> 4
       OR (SELECT count(*) FROM claims c WHERE c.appointment = a.document_id AND c.resource LIKE 'resource:%') <> 2)`,
};

/** Queries like {@link FAULTS}, where every appointment is one slot long and has all three seats. */
const WHOLE = {
  'live appointments without all their claims': `SELECT count(*) AS n FROM appointments a
     WHERE a.status IN ('pending', 'confirmed') AND a.series IS NULL
       AND (SELECT count(*) FROM claims c WHERE c.appointment = a.document_id) <> 7`,
  // With two grains of the booth; a later visit has no seat of patient and phone.
  'visits of series without all their claims': `SELECT count(*) AS n FROM appointments a
     WHERE a.series IS NOT NULL AND (SELECT count(*) FROM claims c WHERE c.appointment = a.document_id)
       <> CASE a.series_visit WHEN 1 THEN 9 ELSE 7 END`,
  'series without all their visits': `SELECT count(*) AS n FROM (SELECT series FROM appointments
     WHERE series IS NOT NULL GROUP BY series HAVING count(*) <> ${VISITS}) half`,
};

/**
 * Compares what was acknowledged with what is stored.
 *
 * @param {{ databaseUrl: string | null, databaseFile: string, acknowledged: Set<string>, wholeAppointments?: boolean }} options
 *   `acknowledged`: booking numbers; `wholeAppointments`: every appointment is one slot long and has all three seats
 */
export function checkBooks({ acknowledged, wholeAppointments = true, ...place }) {
  return withDatabase(place, async ({ all }) => {
    const rows = await all('SELECT booking_number FROM appointments');
    const stored = new Set(rows.map((row) => row.booking_number));
    const faults = {};
    const questions = { ...FAULTS, ...(wholeAppointments ? WHOLE : {}) };
    for (const [name, sql] of Object.entries(questions)) {
      const [row] = await all(sql);
      if (Number(row.n) > 0) faults[name] = Number(row.n);
    }
    return { stored: stored.size, lost: [...acknowledged].filter((number) => !stored.has(number)), faults };
  });
}

/** Returns what {@link checkBooks} found, a sentence each. */
export function faultsOfBooks({ lost, faults }) {
  const all = lost.length > 0 ? { 'acknowledged bookings lost': lost.length, ...faults } : faults;
  return Object.entries(all).map(([what, count]) => `${count} ${what}`);
}

/** Every stored appointment, with its start in epoch milliseconds. */
export async function readBooks({ databaseUrl, directory }) {
  const place = { databaseUrl, databaseFile: join(directory, 'data/clinic.db') };
  const startsAt = databaseUrl
    ? "(extract(epoch from starts_at AT TIME ZONE 'UTC') * 1000)::bigint"
    : 'starts_at';
  const sql = `SELECT document_id, booking_number, idempotency_key, status, version, series, ${startsAt} AS starts_at
       FROM appointments ORDER BY series, series_visit`;
  return await withDatabase(place, ({ all }) => all(sql));
}
