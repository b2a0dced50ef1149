import { nextTicket } from '../../appointments/changes/turns';
import { isInScope } from '../../appointments/list/staff-access';
import { invalidField, phoneOf } from '../../appointments/record/booking-input';
import { findQueueEntry, listQueue, QUEUE, type QueueChange } from '../../appointments/record/queue-rows';
import type { QueueRequest, QueueStep } from '../../contract/queue';
import { nextQueueStates } from '../../contract/queue-rules';
import { choosingInTransaction, inTransaction, newDocumentId } from '../../platform/database';
import { notAllowed, notFound, type Outcome, versionConflict } from '../../platform/refusal';
import { servicesOf } from '../../platform/services';
import type { With } from '../../platform/with';
import { waitingDay } from '../../scheduling/zone';
import { readTurns } from './read-queue';
import { tellQueueTurn } from './tell-turn';

type Given = With<'strapi' | 'catalogue' | 'member' | 'now'>;

const isoAt = (now: number) => new Date(now).toISOString();

/** Puts somebody into the queue of today with the next number of the branch. Refused with 400 for a doctor who is not there. */
export async function addToQueue(
  { strapi, catalogue, member, now }: Given,
  { branch, doctor, name, phone: typed, tellBy, language, consentLocale = language }: QueueRequest,
): Promise<Outcome<string>> {
  const place = catalogue.data.branches[branch];
  if (!place || !isInScope(member.scope, branch)) return invalidField('branch', 'notOffered');
  if (doctor !== null && !catalogue.practice({ doctor, branch })) return invalidField('doctor', 'notOffered');
  const phone = typed === null ? null : phoneOf({ phone: typed, country: place.country });
  if (typed !== null && phone === null) return invalidField('phone', 'invalid');
  const { rules } = catalogue.data;
  if (tellBy !== null) {
    if (phone === null) return invalidField('phone', 'required');
    if (!rules.tellsTurn || !rules.phoneChannels.includes(tellBy))
      return invalidField('tellBy', 'notOffered');
  }
  const at = new Date(now);
  const { by } = member;
  const document_id = newDocumentId();
  await choosingInTransaction(strapi, async (trx) => {
    const row = { branch, time_zone: catalogue.zoneOf(branch), ticket: null, ticket_day: null };
    await trx(QUEUE).insert({
      document_id,
      ...{ branch, doctor, name, phone, tell_by: tellBy, language },
      tell_by_text: tellBy && rules.phoneMessagesText[consentLocale],
      ...{ room: null, ...(await nextTicket(trx, row, now)) },
      ...{ state: 'waiting', version: 1, arrived_at: at },
      steps: JSON.stringify([{ at: isoAt(now), by, to: 'waiting', reason: null } satisfies QueueChange]),
      ...{ created_at: at, updated_at: at },
    });
  });
  return { ok: true, value: document_id };
}

/** Changes the state of a walk-in by version. Refused with 409 if somebody was faster, or without a reason out of turn. */
export async function stepInQueue(
  { strapi, catalogue, member, now }: Given,
  id: string,
  { to, version, reason, room }: QueueStep,
): Promise<Outcome<null>> {
  const outcome = await inTransaction(strapi, async (trx): Promise<Outcome<null>> => {
    const row = await findQueueEntry(trx, id);
    const isTheirs = row && (member.doctor === null || row.doctor === null || row.doctor === member.doctor);
    if (!row || !isTheirs || !isInScope(member.scope, row.branch)) return notFound();
    if (row.version !== version) return versionConflict();
    const today = waitingDay(now, catalogue.zoneOf(row.branch));
    if (row.ticket_day !== today || !nextQueueStates(row.state).includes(to)) return notAllowed('notAllowed');
    const isOfBranch = catalogue.data.resources.some(
      ({ documentId, branch }) => documentId === room && branch === row.branch,
    );
    if (room !== null && !isOfBranch) return invalidField('room', 'notOffered');
    const queue = await listQueue(trx, row.branch, today);
    const isNext = await readTurns({ db: trx, now }, { branch: row.branch, today, queue });
    const isBefore = to === 'called' && !isNext(row);
    if (isBefore && !reason) return notAllowed('reasonRequired');
    const { by } = member;
    const step: QueueChange = { at: isoAt(now), by, to, reason: isBefore ? reason : null };
    const changed = await trx(QUEUE)
      .where({ document_id: id, version })
      .update({
        state: to,
        version: version + 1,
        ...(to === 'called' ? { called_at: new Date(now), room } : {}),
        ...(to === 'waiting' ? { called_at: null, room: null } : {}),
        steps: JSON.stringify([...row.steps, step]),
        updated_at: new Date(now),
      });
    if (changed !== 1) return versionConflict();
    if (to === 'called' && catalogue.data.rules.tellsTurn) await tellQueueTurn(strapi, trx, row, now);
    return { ok: true, value: null };
  });
  if (outcome.ok) servicesOf(strapi).mailing.wake();
  return outcome;
}
