import type { Core } from '@strapi/strapi';
import { nextTicket, withTicket } from '../../appointments/changes/ticket';
import { isInScope } from '../../appointments/list/staff-access';
import { fieldError, phoneOf } from '../../appointments/record/booking-input';
import { findQueueEntry, listQueue, QUEUE, type QueueChange } from '../../appointments/record/queue-rows';
import type { CatalogueSnapshot } from '../../catalogue/catalogue-snapshot';
import type { QueueRequest, QueueStep } from '../../contract/queue';
import { nextQueueStates } from '../../contract/queue-rules';
import { inTransaction, newDocumentId } from '../../platform/database';
import { invalid, notAllowed, notFound, type Outcome, versionConflict } from '../../platform/refusal';
import type { StaffMember } from '../../platform/staff-member';
import { dateAt } from '../../scheduling/zone';
import { readTurns } from './read-queue';

interface Given {
  strapi: Core.Strapi;
  catalogue: CatalogueSnapshot;
  member: StaffMember;
  now: number;
}

const isoAt = (now: number) => new Date(now).toISOString();

/** Puts somebody into the queue of today with the next number of the branch. Refused with 400 for a doctor who is not there. */
export async function addToQueue({
  strapi,
  catalogue,
  member,
  wanted: { branch, doctor, name, phone: typed },
  now,
}: Given & { wanted: QueueRequest }): Promise<Outcome<string>> {
  const place = catalogue.data.branches[branch];
  if (!place || !isInScope(member.scope, branch)) return invalid([fieldError('branch', 'notOffered')]);
  if (doctor !== null && !catalogue.practice({ doctor, branch }))
    return invalid([fieldError('doctor', 'notOffered')]);
  const phone = typed === null ? null : phoneOf({ phone: typed, country: place.country });
  if (typed !== null && phone === null) return invalid([fieldError('phone', 'invalid')]);
  const at = new Date(now);
  const by = `user:${member.documentId}`;
  const document_id = newDocumentId();
  await withTicket(strapi, async (trx) => {
    const row = { branch, time_zone: catalogue.zoneOf(branch), ticket: null, ticket_day: null };
    await trx(QUEUE).insert({
      document_id,
      ...{ branch, doctor, name, phone, ...(await nextTicket(trx, row, now)) },
      ...{ state: 'waiting', version: 1, arrived_at: at },
      steps: JSON.stringify([{ at: isoAt(now), by, to: 'waiting', reason: null } satisfies QueueChange]),
      ...{ created_at: at, updated_at: at },
    });
  });
  return { ok: true, value: document_id };
}

/**
 * Calls somebody of the queue, or notes that they were seen, left or go on waiting: compare-and-swap on their version. Refused with
 * 409 when somebody was faster, when it is not the next step of today, and when they are called before others without a reason.
 */
export async function stepInQueue({
  strapi,
  catalogue,
  member,
  id,
  wanted: { to, version, reason },
  now,
}: Given & { id: string; wanted: QueueStep }): Promise<Outcome<null>> {
  return inTransaction(strapi, async (trx): Promise<Outcome<null>> => {
    const row = await findQueueEntry(trx, id);
    const isTheirs = row && (member.doctor === null || row.doctor === null || row.doctor === member.doctor);
    if (!row || !isTheirs || !isInScope(member.scope, row.branch)) return notFound();
    if (row.version !== version) return versionConflict();
    const today = dateAt(now, catalogue.zoneOf(row.branch));
    if (row.ticket_day !== today || !nextQueueStates(row.state).includes(to)) return notAllowed('notAllowed');
    const queue = await listQueue(trx, row.branch, today);
    const isNext = await readTurns({ db: trx, branch: row.branch, today, queue, now });
    const isBefore = to === 'called' && !isNext(row);
    if (isBefore && !reason) return notAllowed('reasonRequired');
    const by = `user:${member.documentId}`;
    const step: QueueChange = { at: isoAt(now), by, to, reason: isBefore ? reason : null };
    const changed = await trx(QUEUE)
      .where({ document_id: id, version })
      .update({
        state: to,
        version: version + 1,
        ...(to === 'called' ? { called_at: new Date(now) } : {}),
        ...(to === 'waiting' ? { called_at: null } : {}),
        steps: JSON.stringify([...row.steps, step]),
        updated_at: new Date(now),
      });
    return changed === 1 ? { ok: true, value: null } : versionConflict();
  });
}
