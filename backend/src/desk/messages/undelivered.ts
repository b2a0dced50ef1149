import type { Undelivered } from '../../contract/undelivered';
import type { Database } from '../../platform/database';
import type { BranchScope } from '../../platform/staff-member';
import { listSilentCancellations, toldByPhone } from './silent-cancellations';
import { listLostAnswers } from './undelivered-answers';
import { listLostCodes } from './undelivered-codes';
import { listLostOfAppointments } from './undelivered-of-appointments';
import { listLostOfWaitingList } from './undelivered-of-waiting-list';

const SHOWN = 50;

const isCall = (message: Undelivered) => message.about === 'appointment' && message.phone !== null;

/**
 * Messages that did not reach whom they were for, as far as a member of staff may know of them and can still do something:
 * about visits to come, to who waits for a time, to who has written, and codes of the last hours; with them canceled visits that
 * no message tells of. First whoever has to be called, as they do not know that their visit is canceled; then the latest.
 */
export async function listUndelivered(given: {
  db: Database;
  scope: BranchScope;
  now: number;
}): Promise<Undelivered[]> {
  const found = await Promise.all([
    listSilentCancellations(given),
    listLostOfAppointments(given),
    listLostOfWaitingList(given),
    listLostAnswers(given),
    listLostCodes(given),
  ]);
  const calls = found
    .flat()
    .flatMap((one) => (one.about === 'appointment' && isCall(one) ? one.appointment : []));
  const told = await toldByPhone({ db: given.db, appointments: calls });
  return found
    .flat()
    .filter((one) => !(one.about === 'appointment' && isCall(one) && told.has(one.appointment)))
    .sort((a, b) => Number(isCall(b)) - Number(isCall(a)) || b.at.localeCompare(a.at))
    .slice(0, SHOWN);
}
