import { queryDatabase } from './database';

const GRAIN_MS = 5 * 60_000;
/** The longest visit of the demonstration content. */
const VISIT_MS = 60 * 60_000;

/** Whether a doctor's time is booked or held now, whatever a page that is some seconds old still offers. */
export function isTaken({ doctorNumber, startsAt }: { doctorNumber: number; startsAt: number }): boolean {
  const claims = queryDatabase({
    sql: `SELECT 1 FROM claims c JOIN doctors d ON c.resource = 'doctor:' || d.document_id
      WHERE d.number = ? AND c.atom >= ? AND c.atom < ? AND (c.expires_at IS NULL OR c.expires_at > ?) LIMIT 1`,
    values: [doctorNumber, startsAt / GRAIN_MS, (startsAt + VISIT_MS) / GRAIN_MS, Date.now()],
  });
  return claims.length > 0;
}
