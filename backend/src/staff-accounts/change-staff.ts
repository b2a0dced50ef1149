import { writeLog } from '../audit/write-log';
import { dropCodes } from '../auth/accounts/account-codes';
import { endSessions } from '../auth/accounts/sessions';
import { USER } from '../auth/accounts/users';
import { dropSetup, removeFactor } from '../auth/second-factor/factor-rows';
import type { StaffChange } from '../contract/staff-account';
import { inTransaction, isPostgres } from '../platform/database';
import { type Outcome, ownAccount, versionConflict } from '../platform/refusal';
import type { Acting } from '../platform/with';
import { findStaff, presentStaff, roleId, type StaffRow } from './staff-rows';

/** Any number that no other lock of ours has. */
const LOCK = 5_301_171;

type Seen = NonNullable<StaffChange['seen']>;
const isSame = (seen: Seen, now: Seen) =>
  seen.role === now.role && seen.doctor === now.doctor && String(seen.branches) === String(now.branches);

/**
 * Changes an account. Nobody changes their own, so there is always a manager left. A new role, a block or another way to sign in
 * ends its sessions; new branches count from its next request.
 */
export async function changeStaff(
  { strapi, by, address, now }: Acting,
  account: StaffRow,
  change: StaffChange,
): Promise<Outcome<StaffRow>> {
  if (account.documentId === by) return ownAccount();
  const refused = await inTransaction(strapi, async (trx) => {
    // Serialized: if two managers take each other's rights at once, only one succeeds.
    if (isPostgres(trx)) await trx.raw('SELECT pg_advisory_xact_lock(?)', [LOCK]);
    const manager = await findStaff(strapi, by);
    if (manager?.role.type !== 'manager' || manager.blocked) return ownAccount();
    const { name, role, seen, ...others } = change;
    const present = await findStaff(strapi, account.documentId);
    if (!present) return ownAccount();
    if (seen && !isSame(seen, presentStaff(present))) return versionConflict();
    const { branches, blocked, secondFactorRequired, provider } = others;
    const data = {
      ...others,
      ...(name === undefined ? {} : { fullName: name }),
      ...(role === undefined ? {} : { role: await roleId(strapi, role) }),
    };
    await strapi.db.query(USER).update({ where: { id: account.id }, data });
    const isOut =
      (role !== undefined && role !== present.role.type) ||
      (blocked !== undefined && blocked !== Boolean(present.blocked)) ||
      (secondFactorRequired === true && !present.secondFactorRequired) ||
      (provider !== undefined && provider !== present.provider);
    if (isOut) {
      await endSessions(strapi, account.id);
      await dropSetup(trx, account.documentId);
      // An unused invitation stays valid: it opens the account as changed, or nothing while it is blocked.
      if (present.password) await dropCodes(trx, account.documentId);
    }
    const detail = {
      ...(role === undefined ? {} : { role }),
      ...(branches === undefined ? {} : { branches: branches?.length ?? null }),
      ...(blocked === undefined ? {} : { blocked }),
      ...(secondFactorRequired === undefined ? {} : { secondFactorRequired }),
      ...(provider === undefined ? {} : { provider }),
    };
    await writeLog({ db: trx, by, address, now }, 'account.change', { subject: account.documentId, detail });
    return null;
  });
  if (refused) return refused;
  const stored = await findStaff(strapi, account.documentId);
  return stored ? { ok: true, value: stored } : ownAccount();
}

/** Takes the second factor off somebody else's account and ends its sessions; false when there was none. */
export async function takeSecondFactorOff({ strapi, by, address, now }: Acting, account: StaffRow) {
  const { documentId } = account;
  // One's own is taken off with the password.
  if (documentId === by) return false;
  return await inTransaction(strapi, async (trx) => {
    if (!(await removeFactor(trx, documentId))) return false;
    await endSessions(strapi, account.id);
    await writeLog({ db: trx, by, address, now }, 'secondFactor.reset', { subject: documentId });
    return true;
  });
}
