import type { Given } from '../../platform/call';
import type { Database, Query } from '../../platform/database';
import type { BranchScope, StaffMember } from '../../platform/staff-member';
import { type AppointmentRow, findAppointment } from '../record/appointment-rows';

/** The appointment that `:id` names if this member of staff may see it, else null. Every staff call names one by this. */
export async function staffAppointment(given: Given<StaffMember>): Promise<AppointmentRow | null> {
  const { strapi, member, params } = given;
  const row = await findAppointment(strapi.db.connection, { document_id: params.id ?? '' });
  return row && maySee(member, row) ? row : null;
}

/** Tells whether a member of staff may see an appointment: a doctor only their own. */
export function maySee({ scope, doctor }: StaffMember, row: Pick<AppointmentRow, 'branch' | 'doctor'>) {
  return isInScope(scope, row.branch) && (doctor === null || row.doctor === doctor);
}

/** A question about appointments, narrowed to a doctor's own where a doctor asks. */
export function ofOwnDoctor<Asked extends { doctor?: string | undefined }>(
  query: Asked,
  { doctor }: StaffMember,
): Asked {
  return doctor === null ? query : { ...query, doctor };
}

/** Tells whether a member of staff may act in a branch. */
export function isInScope(scope: BranchScope, branch: string): boolean {
  return scope === null || scope.includes(branch);
}

/** Narrows a query on appointments to what may be seen. Every staff call that lists or counts comes through here. */
export function withinScope(query: Query, scope: BranchScope): Query {
  return scope === null ? query : query.whereIn('branch', [...scope]);
}

/** Narrows a query on the outbox to mails about appointments that may be seen; the rest is of all branches. */
export function mailsWithinScope(db: Database, query: Query, scope: BranchScope): Query {
  if (scope === null) return query;
  const seen = withinScope(db('appointments'), scope).select('document_id');
  // A mail about an appointment names it first: `<document id>:<sequence>`.
  return query.where('kind', 'like', 'visit-%').whereRaw('substr(reference, 1, 24) IN (?)', [seen]);
}
