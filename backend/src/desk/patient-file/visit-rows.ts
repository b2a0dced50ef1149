import { z } from 'zod';
import { presentRecord } from '../../appointments/record/patient-files';
import type { CatalogueSnapshot } from '../../catalogue/catalogue-snapshot';
import { oneLine } from '../../contract/one-line';
import { STATUSES } from '../../contract/transitions';
import { isoInstant, storedInstant } from '../../platform/instant';
import { showColumns } from '../../platform/show-columns';
import { patientKey } from '../../scheduling/patient-key';

const name = z.string().transform(oneLine);

export const visitRow = z.object({
  document_id: z.string(),
  branch: z.string(),
  first_name: name,
  last_name: name,
  folded_name: z.string().nullable(),
  phone: z.string(),
  age: z.coerce.number().nullable(),
  status: z.enum(STATUSES),
  starts_at: storedInstant,
  time_zone: z.string(),
  attendance: z.string().nullish(),
});

export type VisitRow = z.infer<typeof visitRow>;

type Named = Pick<VisitRow, 'first_name' | 'last_name'>;
type PersonOfVisit = Named & Pick<VisitRow, 'age' | 'starts_at'>;

const nameKey = (visit: Named) => patientKey({ firstName: visit.first_name, lastName: visit.last_name });

/** Returns the key that tells patients apart: the phone and the full name, however it is spelled. */
export function identityOf(visit: Named & { phone: string }): string {
  return `${visit.phone}|${nameKey(visit)}`;
}

const YEAR = 365.25 * 24 * 60 * 60 * 1000;

/** True when two appointments name people who differ: another full name, or an age that the years between them do not explain. */
export function readsAsOthers(one: PersonOfVisit, other: PersonOfVisit): boolean {
  const isUnknown = one.age === null || other.age === null;
  const aged = (one.age ?? 0) - (other.age ?? 0) - (one.starts_at - other.starts_at) / YEAR;
  // Ages are of the day of booking, in whole years.
  return nameKey(one) !== nameKey(other) || (!isUnknown && Math.abs(aged) > 1.5);
}

/** Groups appointments by patient, in the order in which each patient first occurs; erased ones belong to nobody. */
export function groupByPatient(visits: readonly VisitRow[]): Map<string, VisitRow[]> {
  const known = visits.filter(({ phone }) => phone !== '');
  return Map.groupBy(known, identityOf);
}

function visitOf(visit: VisitRow | undefined) {
  if (!visit) return null;
  const { document_id: documentId, starts_at, time_zone: timeZone } = visit;
  return { documentId, startsAt: isoInstant(starts_at), timeZone };
}

/** A patient in short, from all of their appointments; null for one of whom there is none. */
export function presentFound(visits: readonly VisitRow[], catalogue: CatalogueSnapshot, now: number) {
  const inTime = [...visits].sort((a, b) => a.starts_at - b.starts_at);
  const latest = inTime.at(-1);
  if (!latest) return null;
  const of = (status: VisitRow['status']) => inTime.filter((one) => one.status === status);
  const live = inTime.filter(({ status }) => status === 'pending' || status === 'confirmed');
  return {
    appointment: latest.document_id,
    ...showColumns(latest, ['first_name', 'last_name', 'phone', 'age']),
    country: catalogue.data.branches[latest.branch]?.country ?? null,
    ...presentRecord([]),
    visits: inTime.length,
    done: of('done').length,
    canceled: of('canceled').length,
    noShows: inTime.filter(({ attendance }) => attendance === 'no_show').length,
    next: visitOf(live.find(({ starts_at }) => starts_at > now)),
    last: visitOf(of('done').at(-1)),
  };
}
