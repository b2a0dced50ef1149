import { writeLog } from '../audit/write-log';
import { accountMail } from '../auth/accounts/account-mail';
import { USER } from '../auth/accounts/users';
import { BY_PASSWORD } from '../contract/roles';
import type { Invitation } from '../contract/staff-account';
import { ifTaken, inTransaction, newDocumentId } from '../platform/database';
import { accountExists, type Outcome } from '../platform/refusal';
import { servicesOf } from '../platform/services';
import type { Acting } from '../platform/with';
import { findStaff, roleId, type StaffRow } from './staff-rows';

/** Makes an account without a password and mails a link to choose one, both or neither. Refused when the address has one. */
export async function inviteStaff(
  { strapi, by, address, now }: Acting,
  { email, name, role, branches, doctor, language }: Invitation,
): Promise<Outcome<StaffRow>> {
  const documentId = newDocumentId();
  const isMade = await inTransaction(strapi, async (trx) => {
    await strapi.db.query(USER).create({
      data: {
        documentId,
        username: email,
        email,
        fullName: name,
        provider: BY_PASSWORD,
        confirmed: false,
        blocked: false,
        role: await roleId(strapi, role),
        branches: role === 'manager' ? null : branches,
        doctor: role === 'doctor' ? doctor : null,
      },
    });
    const mail = accountMail('account-invitation', { documentId, email }, language);
    await servicesOf(strapi).mailing.write({ trx, now }, [mail]);
    const detail = { role, branches: branches?.length ?? null };
    await writeLog({ db: trx, by, address, now }, 'account.invite', { subject: documentId, detail });
    return true;
  }).catch(ifTaken(() => false));
  if (!isMade) return accountExists();
  servicesOf(strapi).mailing.wake();
  const stored = await findStaff(strapi, documentId);
  if (!stored) throw new Error('An account that was just made is not there');
  return { ok: true, value: stored };
}

/** Mails the link again, to somebody who has not chosen a password yet. The link of the mail before ends. */
export async function inviteAgain(
  { strapi, by, address, now }: Acting,
  { documentId, email }: StaffRow,
  language: Invitation['language'],
): Promise<void> {
  await inTransaction(strapi, async (trx) => {
    const mail = accountMail('account-invitation', { documentId, email }, language);
    await servicesOf(strapi).mailing.write({ trx, now }, [mail]);
    await writeLog({ db: trx, by, address, now }, 'account.invite', { subject: documentId });
  });
  servicesOf(strapi).mailing.wake();
}
