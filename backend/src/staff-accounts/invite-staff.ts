import type { Core } from '@strapi/strapi';
import { writeLog } from '../audit/write-log';
import { invitationMail } from '../auth/accounts/account-mail';
import { USER } from '../auth/accounts/users';
import { BY_PASSWORD } from '../contract/roles';
import type { Invitation } from '../contract/staff-account';
import { inTransaction, isUniqueViolation, newDocumentId } from '../platform/database';
import { accountExists, type Outcome } from '../platform/refusal';
import { servicesOf } from '../platform/services';
import { findStaff, roleId, type StaffRow } from './staff-rows';

interface Acting {
  strapi: Core.Strapi;
  by: string;
  address: string | null;
  now: number;
}

/**
 * Makes an account without a password and mails the person a link to choose one; both are kept or neither.
 * Refused when the address has an account already: the database decides, so two managers cannot make two.
 */
export async function inviteStaff({
  strapi,
  invitation,
  by,
  address,
  now,
}: Acting & { invitation: Invitation }): Promise<Outcome<StaffRow>> {
  const { email, name, role, branches, doctor, language } = invitation;
  const documentId = newDocumentId();
  try {
    await inTransaction(strapi, async (trx) => {
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
      const mail = invitationMail({ account: { documentId, email }, language });
      await servicesOf(strapi).mailing.write({ trx, messages: [mail], now: new Date(now) });
      const detail = { role, branches: branches?.length ?? null };
      const entry = { actor: by, action: 'account.invite', subject: documentId, detail, address } as const;
      await writeLog(trx, entry, now);
    });
  } catch (error) {
    if (isUniqueViolation(error)) return accountExists();
    throw error;
  }
  servicesOf(strapi).mailing.wake();
  const stored = await findStaff(strapi, documentId);
  if (!stored) throw new Error('An account that was just made is not there');
  return { ok: true, value: stored };
}

/** Mails the link again, to somebody who has not chosen a password yet. The link of the mail before ends. */
export async function inviteAgain({
  strapi,
  account,
  language,
  by,
  address,
  now,
}: Acting & { account: StaffRow; language: Invitation['language'] }): Promise<void> {
  await inTransaction(strapi, async (trx) => {
    const mail = invitationMail({
      account: { documentId: account.documentId, email: account.email },
      language,
    });
    await servicesOf(strapi).mailing.write({ trx, messages: [mail], now: new Date(now) });
    const entry = { actor: by, action: 'account.invite', subject: account.documentId, address } as const;
    await writeLog(trx, entry, now);
  });
  servicesOf(strapi).mailing.wake();
}
