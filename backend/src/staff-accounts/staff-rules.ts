import type { Core } from '@strapi/strapi';
import { writeLog } from '../audit/write-log';
import { endSessions } from '../auth/accounts/sessions';
import { accountsWithFactor } from '../auth/second-factor/factor-rows';
import { isRequiredOfAll, requireOfAll } from '../auth/second-factor/required-of-all';
import type { StaffRules } from '../contract/staff-account';
import type { Acting } from '../platform/with';
import { listStaff } from './staff-rows';

export async function readStaffRules(strapi: Core.Strapi): Promise<StaffRules> {
  return { secondFactorOfAll: await isRequiredOfAll(strapi) };
}

/** Requires a second factor of everybody, or no more: who has none is out with the next request, and led to set one up. */
export async function changeStaffRules({ strapi, by, address, now }: Acting, rules: StaffRules) {
  const db = strapi.db.connection;
  // Stored before sessions end, so that everybody who signs in meanwhile is asked.
  await requireOfAll(strapi, rules.secondFactorOfAll);
  const detail = { secondFactorRequired: rules.secondFactorOfAll, all: true };
  await writeLog({ db, by, address, now }, 'account.change', { detail });
  if (rules.secondFactorOfAll) {
    const accounts = await listStaff(strapi);
    const ids = accounts.map(({ documentId }) => documentId);
    const secured = await accountsWithFactor(db, ids);
    for (const { id, documentId } of accounts) if (!secured.has(documentId)) await endSessions(strapi, id);
  }
  return readStaffRules(strapi);
}
