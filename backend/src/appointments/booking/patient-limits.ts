import type { Core } from '@strapi/strapi';
import type { CatalogueSnapshot } from '../../catalogue/catalogue-snapshot';
import { currentCatalogue } from '../../catalogue/current-catalogue';
import { inTransaction, type Transaction } from '../../platform/database';
import type { With } from '../../platform/with';
import { type AppointmentNeeds, allocate, type Claim } from '../../scheduling/allocation';
import { type AppointmentRow, parseAppointment } from '../record/appointment-rows';
import { insertClaims, type OwnedClaim, readClaims, removeExpired } from '../record/claims-table';
import { needsOfRow } from './plan-appointment';

const BATCH = 100;
const MOST_PER_PHONE = 50;

/**
 * Brings a database from before the limits counted patients to them: what the clinic had set for a
 * phone counts for each patient from now on and twice as much for the phone, and live appointments take the seats of
 * their patients. Finds nothing to do at later starts.
 */
export async function applyPatientLimits(strapi: Core.Strapi, now: number): Promise<void> {
  const db = strapi.db.connection;
  await db('booking_settings')
    .whereNull('max_live_per_patient')
    .whereNotNull('max_live_per_phone')
    .update({
      max_live_per_patient: db.ref('max_live_per_phone'),
      max_live_per_phone: db.raw(
        'CASE WHEN max_live_per_phone * 2 > ? THEN ? ELSE max_live_per_phone * 2 END',
        [MOST_PER_PHONE, MOST_PER_PHONE],
      ),
    });
  // Without settings there are no limits, and no catalogue to read them from.
  if (!(await db('booking_settings').first('id'))) return;
  const catalogue = await currentCatalogue(strapi);
  let after = 0;
  while (true) {
    const rows = await withoutSeat({ db, now }, after);
    const last = rows.at(-1);
    if (!last) return;
    after = Number(last.id);
    const appointments = rows.map(parseAppointment).map((row) => ({ row, needs: seatsOf(row, catalogue) }));
    await inTransaction(strapi, (trx) => takeSeats(trx, appointments, now));
  }
}

function withoutSeat({ db, now }: With<'db' | 'now'>, after: number) {
  return db('appointments')
    .where('id', '>', after)
    .whereIn('status', ['pending', 'confirmed'])
    .andWhere('ends_at', '>', new Date(now))
    .whereNot('phone', '')
    .whereNotNull('time_zone')
    .whereNotExists((claims) =>
      claims
        .from('claims')
        .whereRaw('claims.appointment = appointments.document_id')
        .andWhere('resource', 'like', 'patient:%'),
    )
    .orderBy('id')
    .limit(BATCH);
}

/** The seats of a stored appointment alone: it has its time already, and the seat of its phone. */
function seatsOf(row: AppointmentRow, catalogue: CatalogueSnapshot): AppointmentNeeds {
  const slot = { startsAt: row.starts_at, endsAt: row.ends_at, grains: [] };
  const needs = needsOfRow(row, catalogue.data.rules, slot);
  return { ...needs, limits: needs.limits.filter(({ name }) => name !== 'phone') };
}

/** Seats that are taken are left out: an appointment of before stays, even where there are more than the limits allow. */
async function takeSeats(
  trx: Transaction,
  appointments: { row: AppointmentRow; needs: AppointmentNeeds }[],
  now: number,
): Promise<void> {
  const standing: Claim[] = await readClaims(
    trx,
    appointments.map(({ needs }) => needs),
  );
  const taken: OwnedClaim[] = [];
  const replaced: Claim[] = [];
  for (const { row, needs } of appointments) {
    for (const limit of needs.limits) {
      // A later visit of a series has no seat of the patient, and is found at every start.
      if (standing.some((one) => one.owner === row.document_id && one.resource === limit.resource)) continue;
      const allocation = allocate({ needs: { ...needs, limits: [limit] }, claims: standing, now });
      if (allocation.kind !== 'allocated') continue;
      standing.push(...allocation.claims);
      replaced.push(...allocation.replaces);
      taken.push(...allocation.claims.map((claim) => ({ ...claim, owner: row.document_id })));
    }
  }
  await removeExpired(trx, replaced, now);
  await insertClaims({ trx, claims: taken, as: 'appointment', since: now, isLenient: true });
}
