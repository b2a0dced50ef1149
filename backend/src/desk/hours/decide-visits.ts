import { transitionAppointment } from '../../appointments/changes/transition';
import { keepOutside } from '../../appointments/guards/outside-hours';
import { type AppointmentRow, parseAppointment } from '../../appointments/record/appointment-rows';
import { writeLog } from '../../audit/write-log';
import type { CatalogueSnapshot } from '../../catalogue/catalogue-snapshot';
import type { HitVisit, HoursRequest, VisitDecision, VisitFate } from '../../contract/hours';
import { isErased } from '../../contract/patient';
import { type Database, inParts } from '../../platform/database';
import type { Outcome } from '../../platform/refusal';
import { showColumns } from '../../platform/show-columns';
import type { With } from '../../platform/with';

export async function readVisits(db: Database, ids: string[]): Promise<AppointmentRow[]> {
  const rows: AppointmentRow[] = [];
  for (const some of inParts(ids))
    rows.push(...(await db('appointments').whereIn('document_id', some)).map(parseAppointment));
  return rows.sort((a, b) => a.starts_at - b.starts_at);
}

export function presentVisit(row: AppointmentRow, catalogue: CatalogueSnapshot): HitVisit {
  return {
    ...showColumns(row, ['document_id', 'version', 'booking_number', 'status', 'starts_at', 'time_zone']),
    name: isErased(row) ? null : `${row.first_name} ${row.last_name}`,
    doctor: catalogue.data.doctors[row.doctor]?.name ?? row.booked_as.doctor,
    branch: catalogue.data.branches[row.branch]?.name ?? row.booked_as.branch,
  };
}

/** Tells whether each visit that is hit was shown as it is now and decided about. */
export function areDecided(hit: AppointmentRow[], visits: VisitDecision[]): boolean {
  const decided = new Map(visits.map(({ documentId, version }) => [documentId, version]));
  return hit.every(({ document_id, version }) => decided.get(document_id) === version);
}

/** Does what was decided with each visit that is hit, in the transaction of the hours: stays, to be moved, or canceled. */
export async function settleVisits(
  given: With<'strapi' | 'trx' | 'catalogue' | 'member' | 'address' | 'now'>,
  hit: AppointmentRow[],
  request: HoursRequest,
): Promise<Outcome<Record<VisitFate, number>>> {
  const { strapi, trx, catalogue, member, address, now } = given;
  const fates = new Map(request.visits.map(({ documentId, becomes }) => [documentId, becomes]));
  const having = (fate: VisitFate) =>
    hit.filter(({ document_id }) => (fates.get(document_id) ?? 'toMove') === fate);
  const staying = having('stays').map(({ document_id }) => document_id);
  await keepOutside(trx, staying, now);
  for (const { document_id: appointment, version } of having('canceled')) {
    const { actor, by: author } = member;
    const outcome = await transitionAppointment({
      ...{ strapi, catalogue, appointment, actor, by: author, within: trx, now },
      wanted: { to: 'canceled', version, reason: request.reason },
    });
    if (!outcome.ok) return outcome;
    const by = member.documentId;
    await writeLog({ db: trx, by, address, now }, 'appointment.status', { subject: appointment });
  }
  const counts = {
    toMove: having('toMove').length,
    stays: staying.length,
    canceled: having('canceled').length,
  };
  return { ok: true, value: counts };
}
