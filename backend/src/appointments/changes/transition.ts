import type { z } from 'zod';
import type { EventAction } from '../../contract/appointment-history';
import type { statusChange } from '../../contract/changes';
import { isErased } from '../../contract/patient';
import { type Actor, decideTransition, type Status } from '../../contract/transitions';
import { referencesAbout } from '../../messaging/outbox';
import { inTransaction, isUniqueViolation, type Transaction } from '../../platform/database';
import {
  limitReached,
  notAllowed,
  notFound,
  type Outcome,
  seriesTaken,
  versionConflict,
} from '../../platform/refusal';
import { servicesOf } from '../../platform/services';
import type { With } from '../../platform/with';
import { allocate } from '../../scheduling/allocation';
import { grainsOf } from '../../scheduling/claims';
import { promisedCall, slotTaken } from '../availability/availability';
import { needsOfRow } from '../booking/plan-appointment';
import { followStatus } from '../deposits/deposit-rows';
import { mayBeStranger, reviewMessages, transitionMessages } from '../record/appointment-mails';
import {
  type AppointmentRow,
  findAppointment,
  passCallOn,
  updateAppointment,
} from '../record/appointment-rows';
import { forgetDueTime } from '../record/call-rows';
import { freeClaims, readClaims } from '../record/claims-table';
import { noteEvent } from '../record/history-rows';
import { NotAllocated, takeClaims } from '../record/take-claims';

export type TransitionRequest = Omit<z.output<typeof statusChange>, 'others'>;

interface Given extends With<'strapi' | 'catalogue' | 'by' | 'now'> {
  appointment: string;
  wanted: TransitionRequest;
  actor: Actor;
  /** The call that it ends: named in the history and closed in the same transaction, which `settle` may leave by a throw. */
  call?: { action: EventAction; settle: (trx: Transaction) => Promise<void> };
  /** The status that the change ended which is taken back by this. */
  undoes?: Status | null;
  /** The caller's transaction, where this is a part of one; whatever is refused has to end it. */
  within?: Transaction;
  /** False if the message about another visit of the series covers this one; its reminder is kept. */
  isTold?: boolean;
}

/**
 * Moves an appointment by the table of transitions: compare-and-swap on its version, its claims freed or taken, and a history
 * row, all in one transaction. Refused with 404 when unknown, 409 when someone was faster (VersionConflictError), the move is
 * not allowed, or the time of a canceled appointment has been taken meanwhile.
 * @param by written to the history: `patient`, `system` or `user:<document id>`
 */
export async function transitionAppointment(given: Given): Promise<Outcome<AppointmentRow>> {
  const { strapi, catalogue, appointment, wanted, actor, by, call, within, now } = given;
  const { undoes = null, isTold = true } = given;
  const db = strapi.db.connection;
  const known = await findAppointment(within ?? db, { document_id: appointment });
  if (!known) return notFound();
  if (known.version !== wanted.version) return versionConflict();
  // Staff can no longer call an erased patient; only the system still closes unconfirmed requests that have expired.
  if (isErased(known) && actor !== 'system') return notAllowed('notAllowed');
  const { status: from, starts_at: startsAt, attendance } = known;
  const decision = decideTransition({ from, ...wanted, actor, undoes, attendance, now, startsAt });
  if (!decision.ok) return notAllowed(decision.refusal);

  const isAskedAgain = from === 'canceled' && wanted.to === 'pending' && undoes === null;
  const callBy = isAskedAgain ? promisedCall({ catalogue, now }, wanted.to, known.starts_at) : known.call_by;
  const next = {
    ...known,
    call_by: callBy,
    call_due_at: isAskedAgain ? (callBy ?? known.starts_at) : known.call_due_at,
    status: wanted.to,
    version: known.version + 1,
    sequence: known.sequence + 1,
  };
  try {
    const changed = await inTransaction(strapi, async (trx) => {
      const change = { status: wanted.to, ...(isAskedAgain ? { callBy } : {}) };
      if (!(await updateAppointment({ trx, now }, known, change))) return false;
      if (isAskedAgain) await forgetDueTime(trx, appointment, now);
      if (from === 'pending' && wanted.to === 'canceled') await passCallOn(trx, known);
      await call?.settle(trx);
      await followStatus(trx, known, { to: wanted.to, actor, now });
      if (decision.claims === 'free') await freeClaims(trx, appointment);
      if (decision.claims === 'take')
        await takeAgain({ trx, catalogue, now }, { appointment: known, mayExceed: actor !== 'patient' });
      await noteEvent({ trx, by, now }, known, call?.action ?? null, {
        to: wanted.to,
        reason: wanted.reason,
        // The form tells staff that the patient will read the reason.
        isReasonForPatient: wanted.to === 'canceled' && (actor === 'staff' || actor === 'manager'),
      });
      const { rules } = catalogue.data;
      const isByStranger = mayBeStranger(by, known);
      const messages = transitionMessages(next, known.status, rules, now);
      if (wanted.to === 'done' && catalogue.data.rules.asksForReview && !isErased(known)) {
        if (!(await wasAsked(trx, known))) messages.push(...reviewMessages(next, now));
      }
      const told = messages
        .filter(({ kind }) => isTold || kind === 'visit-reminder')
        .map((message) => ({ ...message, isByStranger }));
      await servicesOf(strapi).mailing.write({ trx, now }, told);
      return true;
    });
    if (!changed) return versionConflict();
    servicesOf(strapi).mailing.wake();
    return { ok: true, value: next };
  } catch (error) {
    const refused = error instanceof NotAllocated ? error.allocation : null;
    if (refused?.kind === 'limit') return limitReached(refused.limit);
    if (!refused && !isUniqueViolation(error)) throw error;
    // SQLite has one connection, which the caller's transaction has: what is free instead cannot be read.
    if (within) return seriesTaken(null);
    return await slotTaken({ db, catalogue, now }, known, known.starts_at);
  }
}

/** True when its patient was asked about the visit, or has answered: a correction of the status does not ask again. */
async function wasAsked(trx: Transaction, row: AppointmentRow): Promise<boolean> {
  if (row.reviewed_at !== null) return true;
  const asked = await trx('outbox_messages')
    .where({ kind: 'visit-review' })
    .whereBetween('reference', referencesAbout(row.document_id))
    .whereIn('state', ['sent', 'sending'])
    .first('id');
  return asked !== undefined;
}

/** Takes a canceled appointment's time and seats again; where `mayExceed`, as staff may, only the seats that are free. */
async function takeAgain(
  { trx, catalogue, now }: With<'trx' | 'catalogue' | 'now'>,
  { appointment, mayExceed }: { appointment: AppointmentRow; mayExceed: boolean },
): Promise<void> {
  const { doctor, branch, service, starts_at: startsAt, ends_at: endsAt } = appointment;
  const span = { startsAt, endsAt };
  const contested = catalogue.contested({ doctor, branch, appointment: span });
  const resources = catalogue.resourcesFor({ branch, service }, span);
  if (resources === null) throw new NotAllocated({ kind: 'taken' });
  const slot = { ...span, grains: grainsOf(span), resources, ...(contested ? { contested } : {}) };
  const needs = needsOfRow(appointment, catalogue.data.rules, slot);
  const isInside = catalogue.isInsideHours({ doctor, branch, appointment: span });
  await trx('appointments')
    .where({ document_id: appointment.document_id })
    .update({ outside_since: isInside ? null : new Date(now), stays_outside_since: null });
  const standing = await readClaims(trx, [needs]);
  const limits = needs.limits.filter(
    (limit) =>
      !mayExceed ||
      allocate({ needs: { ...needs, limits: [limit] }, claims: standing, now }).kind !== 'limit',
  );
  await takeClaims({ trx, now }, appointment.document_id, { needs: { ...needs, limits }, standing });
}
