import { Fault } from '../lib/fault.mjs';

/**
 * Beginning of the demonstration's document ids, like in backend/src/platform/demonstration-rows.ts. The triggers on
 * the histories let these rows go, and no others.
 */
const DEMONSTRATION = 'demonstration';

/**
 * Tables with the column that names the appointment of a row. Appointments are deleted first: the statement waits for running
 * changes of them, and later changes find no appointment, so that no row is written about a deleted one.
 */
const ROWS = [
  ['appointments', 'document_id'],
  ['appointment_events', 'appointment'],
  ['claims', 'appointment'],
  ['calls', 'appointment'],
  ['appointment_notes', 'appointment'],
  ['payments', 'appointment'],
  ['patient_files', 'appointment'],
  ['deposits', 'appointment'],
  ['outbox_messages', 'reference'],
  ['waiting_entries', 'document_id'],
  ['waiting_offers', 'entry'],
  // The files of these are removed by the backend, as of every message that is gone.
  ['incoming_messages', 'document_id'],
  ['incoming_events', 'message'],
  ['contact_messages', 'document_id'],
  ['contact_events', 'message'],
];

/** An appointment on a second seat moves up to the first one, where that was the demonstration's (claims-table.ts). */
const MOVE_UP = `UPDATE claims SET resource = 'doctor:' || substr(resource, 7) WHERE resource LIKE 'extra:%' AND NOT EXISTS
  (SELECT 1 FROM claims AS beside WHERE beside.resource = 'doctor:' || substr(claims.resource, 7) AND beside.atom = claims.atom)`;

/**
 * Removes all of the demonstration's appointments and messages, with their histories, calls, times and mails, in one
 * transaction. A running backend waits for it. What the access log says about them stays: it names nobody.
 *
 * @param {import('../backup/database.mjs').Database} database
 * @returns {Promise<Record<string, number>>} rows of each table
 * @throws {Fault} with nothing removed
 */
export async function removeDemonstration({ run }) {
  /** @type {Record<string, number>} */
  const removed = {};
  await run('BEGIN');
  try {
    for (const [table = '', column] of ROWS) {
      const isTheirs = `substr(${column}, 1, ${DEMONSTRATION.length}) = '${DEMONSTRATION}'`;
      removed[table] = await run(`DELETE FROM ${table} WHERE ${isTheirs}`);
    }
    await run(MOVE_UP);
    // Sums that counted these rows; the backend adds them up again.
    await run('DELETE FROM figure_days');
    await run('COMMIT');
    return removed;
  } catch (error) {
    await run('ROLLBACK').catch(() => {});
    const reason = error instanceof Error ? error.message : String(error);
    throw new Fault(`Nothing was removed: ${reason}. Start the site of this version once, then try again.`);
  }
}
