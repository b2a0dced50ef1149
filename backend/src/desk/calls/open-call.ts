import type { Core } from '@strapi/strapi';
import { listWaiting } from '../../appointments/changes/visits-together';
import type { AppointmentRow } from '../../appointments/record/appointment-rows';
import {
  findCall,
  findOpen,
  listCalls,
  openedBy,
  renewCall,
  takeCall,
} from '../../appointments/record/call-rows';
import { noteEvent } from '../../appointments/record/history-rows';
import { readStaffNames } from '../../auth/accounts/staff-names';
import { type Database, inTransaction } from '../../platform/database';
import { isoInstant } from '../../platform/instant';
import { notAllowed, type Outcome } from '../../platform/refusal';
import type { StaffMember } from '../../platform/staff-member';
import type { With } from '../../platform/with';
import { listFree } from './work-list';

export async function callTaken(db: Database, appointment: string, now: number): Promise<Outcome<never>> {
  const call = await findCall(db, appointment);
  const holder = openedBy(call, now);
  const names = await readStaffNames(db, holder === null ? [] : [holder]);
  const by = holder === null ? null : (names[holder] ?? null);
  const until = holder === null || !call?.open_until ? null : isoInstant(call.open_until);
  const message = 'The request is open with somebody else';
  return { ok: false, refusal: { name: 'CallTakenError', status: 409, message, details: { by, until } } };
}

/**
 * Opens a pending request for its caller, for three minutes unless renewed; whatever they had open before is free again.
 * Refused with 409 when it is not pending (any more), or open with somebody else, unless taken over on purpose.
 */
export async function openCall(
  { strapi, member, now }: With<'strapi' | 'member' | 'now'>,
  { row, takeOver }: { row: AppointmentRow; takeOver: boolean },
): Promise<Outcome<AppointmentRow>> {
  if (row.status !== 'pending') return notAllowed('notPending');
  const appointment = row.document_id;
  const wanted = { appointment, member: member.documentId, takeOver };
  const isTaken = await inTransaction(strapi, async (trx) => {
    const before = openedBy(await findCall(trx, appointment), now);
    if (!(await takeCall({ trx, now }, wanted))) return false;
    if (before === null || before === member.documentId) return true;
    await noteEvent({ trx, by: member.by, now }, row, 'tookOver');
    return true;
  });
  if (isTaken) return { ok: true, value: row };
  return callTaken(strapi.db.connection, appointment, now);
}

/** Opens the next due request that nobody has open, after the caller's present one; null if there is none. */
export async function openNextCall(strapi: Core.Strapi, member: StaffMember, now: number) {
  const db = strapi.db.connection;
  const free = await listFree({ db, member, now }, await findOpen(db, member.documentId, now));
  for (const row of free) {
    const wanted = { appointment: row.document_id, member: member.documentId };
    if (await inTransaction(strapi, (trx) => takeCall({ trx, now }, wanted))) return row;
  }
  return null;
}

/** Keeps a request open for its caller. Refused with 409 when it is somebody else's by now, or was given up. */
export async function keepCall(
  { db, member, now }: With<'db' | 'member' | 'now'>,
  appointment: string,
): Promise<Outcome<true>> {
  const isKept = await renewCall({ db, now }, { appointment, member: member.documentId });
  return isKept ? { ok: true, value: true } : callTaken(db, appointment, now);
}

type Known = With<'db' | 'member' | 'now'> & { found: AppointmentRow };

/** Refuses work (409, naming who) while a colleague has the request open for a call, also by another visit of its series. */
export function unlessWithColleague<Given extends Known, Value>(
  work: (given: Given) => Promise<Outcome<Value>>,
): (given: Given) => Promise<Outcome<Value>> {
  return async (given) => {
    const { db, member, found, now } = given;
    if (found.status !== 'pending') return work(given);
    const request = [found, ...(await listWaiting(db, found))].map(({ document_id }) => document_id);
    const call = (await listCalls(db, request)).find((one) => {
      const holder = openedBy(one, now);
      return holder !== null && holder !== member.documentId;
    });
    return call === undefined ? work(given) : callTaken(db, call.appointment, now);
  };
}
