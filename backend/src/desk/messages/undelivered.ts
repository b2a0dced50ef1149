import type { Undelivered } from '../../contract/undelivered';
import type { Database } from '../../platform/database';
import type { BranchScope } from '../../platform/staff-member';
import { listLostCodes } from './undelivered-codes';
import { listLostOfAppointments } from './undelivered-of-appointments';
import { listLostOfWaitingList } from './undelivered-of-waiting-list';

const SHOWN = 50;

/**
 * Messages that did not reach whom they were for, as far as a member of staff may know of them and can still do something:
 * about visits to come, to who waits for a time, and codes of the last hours. The latest first.
 */
export async function listUndelivered(given: {
  db: Database;
  scope: BranchScope;
  now: number;
}): Promise<Undelivered[]> {
  const found = await Promise.all([
    listLostOfAppointments(given),
    listLostOfWaitingList(given),
    listLostCodes(given),
  ]);
  return found
    .flat()
    .sort((a, b) => b.at.localeCompare(a.at))
    .slice(0, SHOWN);
}
