import type { z } from 'zod';
import { storedFacts } from '../../catalogue/booked-facts';
import type { CatalogueSnapshot } from '../../catalogue/catalogue-snapshot';
import { assertCurrentCatalogue, byCurrentCatalogue } from '../../catalogue/catalogue-version';
import type { FieldChange } from '../../contract/appointment-history';
import type { ownRescheduleRequest, reassignRequest } from '../../contract/changes';
import type { Status } from '../../contract/transitions';
import { choosingInTransaction, isUniqueViolation, type Transaction } from '../../platform/database';
import { limitReached, notAllowed, type Outcome, seriesTaken, versionConflict } from '../../platform/refusal';
import { servicesOf } from '../../platform/services';
import type { With } from '../../platform/with';
import { promisedCall, slotTaken } from '../availability/availability';
import { isAccepted, minutesOf, needsOfRow, planTime } from '../booking/plan-appointment';
import { followMove, isDepositAsked } from '../deposits/deposit-rows';
import { mayBeStranger, movedMessages } from '../record/appointment-mails';
import { type AppointmentRow, updateAppointment } from '../record/appointment-rows';
import { invalidField } from '../record/booking-input';
import { forgetDueTime } from '../record/call-rows';
import { freeClaims, freeHolds, readClaims } from '../record/claims-table';
import { noteEvent } from '../record/history-rows';
import { NotAllocated, takeClaims } from '../record/take-claims';

const MOVABLE: readonly Status[] = ['pending', 'confirmed'];

/** The new start, the version it was chosen for, and another branch; by staff also another doctor or service, and why. */
export type RescheduleRequest = Omit<z.output<typeof ownRescheduleRequest>, 'others'> &
  Partial<Omit<z.output<typeof reassignRequest>, 'startsAt' | 'version' | 'branch' | 'others'>>;

/**
 * Reschedules a live appointment to another time of the same doctor, branch and service, or reassigns it to others: takes new
 * claims, frees the old ones and writes facts and history, all in one transaction. If its patient moved it, it waits for
 * confirmation again, unless the clinic says otherwise ({@link staysConfirmed}). Refused with 400 if the time is not offered or
 * another branch does not accept the contract, 409 if it is taken, somebody changed the appointment meanwhile, or it is no longer
 * live.
 */
export function rescheduleAppointment(given: RescheduleGiven): Promise<Outcome<AppointmentRow>> {
  const { strapi, catalogue } = given;
  return byCurrentCatalogue(strapi, catalogue, (latest) => reschedule({ ...given, catalogue: latest }));
}

export interface RescheduleGiven extends With<'strapi' | 'catalogue' | 'by' | 'now'> {
  appointment: AppointmentRow;
  wanted: RescheduleRequest;
  holder: string | null;
  /** The transaction of several visits, which ends when one is refused. */
  within?: Transaction;
  /** True if the same transaction moves another visit of the series, which carries the call and the message for both. */
  isWithOther?: boolean;
  isFromWaitingList?: boolean;
}

/** The same by the catalogue that is given. @throws CatalogueOutdated */
export async function reschedule(given: RescheduleGiven): Promise<Outcome<AppointmentRow>> {
  const { strapi, catalogue, appointment, wanted, by, holder, within, now } = given;
  const { isWithOther = false, isFromWaitingList = false } = given;
  const { document_id, organisation, contract_type: contractType } = appointment;
  const { doctor = appointment.doctor, branch = appointment.branch } = wanted;
  const { specialties = [] } = catalogue.data.doctors[doctor] ?? {};
  const isGiven = appointment.specialty !== null && specialties.includes(appointment.specialty);
  const isElsewhere = branch !== appointment.branch;
  if (appointment.version !== wanted.version) return versionConflict();
  if (!MOVABLE.includes(appointment.status) || appointment.starts_at <= now) return notAllowed('notLive');
  const isPatient = by === 'patient';
  const isByStranger = mayBeStranger(by, appointment);
  if (isPatient && appointment.attendance !== null) return notAllowed('notLive');
  const status: Status =
    isPatient && !isWithOther && !staysConfirmed(appointment, branch, catalogue)
      ? 'pending'
      : appointment.status;
  // Nobody calls about what waits to be paid: its deposit confirms it, wherever it is moved meanwhile.
  const isToPay =
    isPatient && status === 'pending' && (await isDepositAsked(within ?? strapi.db.connection, document_id));
  if (isElsewhere && !isAccepted({ branch, contractType, organisation }, catalogue)) {
    return invalidField(isPatient ? 'branch' : 'organisation', 'notOffered');
  }
  const planned = planTime({
    wanted: {
      doctor,
      branch,
      service: wanted.service ?? appointment.service,
      specialty: doctor === appointment.doctor || isGiven ? appointment.specialty : null,
      startsAt: wanted.startsAt,
    },
    catalogue,
    now,
    isStaff: !isPatient,
    ...(isToPay ? {} : { needsCall: status === 'pending' }),
    isOfSeries: appointment.series !== null,
  });
  if (!planned.ok) return planned;
  const { slot, timeZone, service, specialty } = planned.value;
  const place = { doctor, branch, service, specialty };
  const minutes = minutesOf(slot);
  const written = catalogue.factsOf({ doctor, branch, service, specialty, organisation, minutes });
  const isSame = !isElsewhere && doctor === appointment.doctor && service === appointment.service;
  // The displayed fee stays while only the time changes.
  const facts = { ...storedFacts.parse(written), ...(isSame ? { fee: appointment.booked_as.fee } : {}) };
  const bookedAs = isSame ? JSON.stringify(facts) : written;
  const own = [document_id, ...(holder === null ? [] : [holder])];
  // Moved by the patient, it is called about anew, with the first of several; moved by staff, as promised before, unless that
  // is too late.
  const callBy = !isPatient
    ? appointment.call_by && Math.min(appointment.call_by, slot.startsAt)
    : isWithOther || isToPay
      ? null
      : promisedCall({ catalogue, now }, status, slot.startsAt);
  const moved = { ...place, starts_at: slot.startsAt, ends_at: slot.endsAt, time_zone: timeZone };
  const next = {
    ...appointment,
    ...moved,
    call_by: callBy,
    call_due_at: callBy ?? slot.startsAt,
    booked_as: facts,
    status,
    version: appointment.version + 1,
    sequence: appointment.sequence + 1,
  };
  const needs = needsOfRow(next, catalogue.data.rules, slot);

  try {
    const work = async (trx: Transaction) => {
      await assertCurrentCatalogue(trx, catalogue);
      const time = { ...moved, booked_as: bookedAs };
      const change = { status, moved: time, ...(status === 'pending' ? { callBy } : {}) };
      if (!(await updateAppointment({ trx, now }, appointment, change))) return false;
      const standing = await readClaims(trx, [needs]);
      const giveBack = async () => {
        await forgetDueTime(trx, document_id, now);
        if (isPatient) await followMove(trx, appointment, slot.startsAt, now);
        await freeClaims(trx, document_id);
        await freeHolds(trx, holder === null ? [] : [holder]);
      };
      await takeClaims({ trx, now }, document_id, { needs, standing, own, giveBack });
      // A patient who moves to another branch has not been given to anybody else.
      const changes = isPatient ? [] : reassigned({ from: appointment, to: next });
      const action = changes.length > 0 ? 'reassigned' : isFromWaitingList ? 'fromWaitingList' : null;
      await noteEvent({ trx, by, now }, appointment, action, {
        to: status,
        reason: wanted.reason ?? null,
        moved: { from: appointment.starts_at, to: slot.startsAt },
        ...(isElsewhere ? { branches: { from: appointment.branch, to: branch } } : {}),
        changes,
      });
      const messages = movedMessages(next, catalogue.data.rules, now)
        .filter(({ kind }) => !isWithOther || kind === 'visit-reminder')
        .map((message) => ({ ...message, isByStranger }));
      await servicesOf(strapi).mailing.write({ trx, now }, messages);
      return true;
    };
    const changed = await (within ? work(within) : choosingInTransaction(strapi, work));
    if (!changed) return versionConflict();
  } catch (error) {
    const refused = error instanceof NotAllocated ? error.allocation : null;
    if (refused?.kind === 'limit') {
      servicesOf(strapi).measures.tell('refusal', { limit: refused.limit });
      return limitReached(refused.limit, !isPatient);
    }
    if (!refused && (within || !isUniqueViolation(error))) throw error;
    if (within) return seriesTaken(null);
    const asked = { db: strapi.db.connection, catalogue, now };
    return await slotTaken(asked, { ...place, holder }, slot.startsAt);
  }
  servicesOf(strapi).mailing.wake();
  return { ok: true, value: next };
}

function reassigned({ from, to }: { from: AppointmentRow; to: AppointmentRow }): FieldChange[] {
  return (['doctor', 'branch', 'service'] as const)
    .filter((field) => from[field] !== to[field])
    .map((field) => ({ field, from: from.booked_as[field], to: to.booked_as[field] }));
}

/** Tells whether an appointment that its patient moves to a branch is confirmed there without a call (docs/appointments.md). */
export function staysConfirmed(
  { status, doctor, service, contract_type }: AppointmentRow,
  branch: string,
  catalogue: CatalogueSnapshot,
): boolean {
  if (status !== 'confirmed') return false;
  if (catalogue.data.rules.movesStayConfirmed) return true;
  return contract_type === 'cash' && catalogue.confirmsAtOnce({ doctor, branch, service });
}

/** Branches to which its patient may move an appointment, its own first: those of its doctor that are open and take its card. */
export function branchesToMoveTo(row: AppointmentRow, catalogue: CatalogueSnapshot) {
  const { doctor, service, contract_type: contractType, organisation } = row;
  const open = catalogue
    .branchesOf(doctor)
    .filter((branch) => catalogue.closedOf({ doctor, branch, service }) === null)
    .filter(
      (branch) => branch === row.branch || isAccepted({ branch, contractType, organisation }, catalogue),
    );
  return open
    .sort((a, b) => Number(b === row.branch) - Number(a === row.branch))
    .map((branch) => ({ branch, staysConfirmed: staysConfirmed(row, branch, catalogue) }));
}
