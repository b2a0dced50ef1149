import type { Undelivered } from '../../contract/undelivered';
import type { Database } from '../../platform/database';
import type { BranchScope } from '../../platform/staff-member';
import { listSilentCancellations } from './silent-cancellations';
import { listLostAnswers } from './undelivered-answers';
import { listLostCodes } from './undelivered-codes';
import { listLostOfAppointments } from './undelivered-of-appointments';
import { listLostOfWaitingList } from './undelivered-of-waiting-list';

/** Most messages about which nobody has to call. */
const SHOWN = 50;

const isCall = (message: Undelivered) => message.about === 'appointment' && message.phone !== null;

/**
 * Messages that did not reach whom they were for, as far as a member of staff may know of them and can still do something:
 * about visits to come, to who waits for a time, to who has written, and codes of the last hours; with them canceled visits that
 * no message tells of. First everybody who has to be called, as they do not know that their visit is canceled; then the latest.
 */
export async function listUndelivered(db: Database, scope: BranchScope, now: number): Promise<Undelivered[]> {
  const found = await Promise.all([
    listSilentCancellations(db, scope, now),
    listLostOfAppointments(db, scope, now),
    listLostOfWaitingList(db, scope, now),
    listLostAnswers(db, scope, now),
    listLostCodes(db, scope, now),
  ]);
  const latestFirst = found.flat().sort((a, b) => b.at.localeCompare(a.at));
  const others = latestFirst.filter((message) => !isCall(message));
  return [...latestFirst.filter(isCall), ...others.slice(0, SHOWN)];
}
