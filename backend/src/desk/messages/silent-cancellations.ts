import { z } from 'zod';
import { withinScope } from '../../appointments/list/staff-access';
import type { AppointmentRow } from '../../appointments/record/appointment-rows';
import { insertEvents } from '../../appointments/record/history-rows';
import type { UndeliveredOf } from '../../contract/undelivered';
import type { Database, Transaction } from '../../platform/database';
import { isoInstant, storedInstant } from '../../platform/instant';
import type { BranchScope } from '../../platform/staff-member';

const LOOKED_AT = 200;

const row = z.object({
  document_id: z.string(),
  booking_number: z.string(),
  starts_at: storedInstant,
  time_zone: z.string(),
  phone: z.string(),
});
const event = z.object({
  appointment: z.string(),
  at: storedInstant,
  actor: z.string(),
  from_status: z.string().nullable(),
  to_status: z.string(),
  action: z.string().nullable(),
});

/** Notes that a patient was told by phone that the visit is canceled. */
export async function noteTold({
  trx,
  row: { document_id: appointment, status },
  by,
  now,
}: {
  trx: Transaction;
  row: AppointmentRow;
  by: string;
  now: number;
}): Promise<void> {
  const entry = { appointment, at: now, actor: by, from: status, to: status, reason: null };
  await insertEvents({ trx, entries: [{ ...entry, action: 'toldByPhone' }] });
}

/** Reads how each of these appointments came to be canceled, and which patients were told by phone since. */
async function readCancellations({ db, appointments }: { db: Database; appointments: string[] }) {
  const found: unknown[] = await db('appointment_events')
    .whereIn('appointment', appointments)
    .where({ to_status: 'canceled' })
    .orderBy('id')
    .select(Object.keys(event.shape));
  const canceled = new Map<string, z.output<typeof event>>();
  const told = new Set<string>();
  for (const one of z.array(event).parse(found)) {
    if (one.action === 'toldByPhone') told.add(one.appointment);
    else if (one.from_status !== 'canceled') {
      canceled.set(one.appointment, one);
      told.delete(one.appointment);
    }
  }
  return { canceled, told };
}

/** The appointments of these of which somebody has noted that the patient was told by phone. */
export async function toldByPhone(given: { db: Database; appointments: string[] }): Promise<Set<string>> {
  return (await readCancellations(given)).told;
}

/**
 * Visits to come that the clinic has canceled and that no message tells of: their patients have neither email nor messages. Left
 * out is what its patient canceled, or was told in the call that ended it.
 */
export async function listSilentCancellations({
  db,
  scope,
  now,
}: {
  db: Database;
  scope: BranchScope;
  now: number;
}): Promise<UndeliveredOf<'appointment'>[]> {
  const query = db('appointments')
    .where({ status: 'canceled', email: null, tell_by: null })
    .where('starts_at', '>', new Date(now))
    .whereNot('phone', '')
    .orderBy('starts_at')
    .limit(LOOKED_AT)
    .select(Object.keys(row.shape));
  const rows = z.array(row).parse(await withinScope({ query, scope }));
  const appointments = rows.map(({ document_id }) => document_id);
  const { canceled, told } = await readCancellations({ db, appointments });
  return rows.flatMap((one) => {
    const how = canceled.get(one.document_id);
    if (!how || how.actor === 'patient' || how.action !== null || told.has(one.document_id)) return [];
    return {
      about: 'appointment' as const,
      documentId: one.document_id,
      kind: 'visit-canceled' as const,
      channel: null,
      reason: null,
      at: isoInstant(how.at),
      isRepeatable: false,
      appointment: one.document_id,
      bookingNumber: one.booking_number,
      startsAt: isoInstant(one.starts_at),
      timeZone: one.time_zone,
      phone: one.phone,
    };
  });
}
