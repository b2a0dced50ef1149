import type { AppointmentRow } from '../../appointments/record/appointment-rows';
import { findCall, openedBy } from '../../appointments/record/call-rows';
import type { Outcome } from '../../platform/refusal';
import type { With } from '../../platform/with';
import { callTaken } from './open-call';

type Known = With<'db' | 'member' | 'now'> & { found: AppointmentRow };

/** Refuses work (409, naming who) while a colleague has the request open for a call. */
export function unlessWithColleague<Given extends Known, Value>(
  work: (given: Given) => Promise<Outcome<Value>>,
): (given: Given) => Promise<Outcome<Value>> {
  return async (given) => {
    const { db, member, found, now } = given;
    if (found.status !== 'pending') return work(given);
    const call = await findCall(db, found.document_id);
    const holder = openedBy(call, now);
    if (holder === null || holder === member.documentId) return work(given);
    return callTaken(db, found.document_id, now);
  };
}
