import type { Core } from '@strapi/strapi';
import { accountsWithFactor, hasFactor } from '../../../auth/second-factor/factor-rows';
import { listProviders } from '../../../auth/sign-in/social-sign-in';
import { removalAnswer } from '../../../contract/answers';
import {
  staffAnswer,
  staffDetailAnswer,
  staffListAnswer,
  staffRules,
  staffRulesAnswer,
} from '../../../contract/staff-account';
import { acting, bodyOf, call, controller, type Given, manager } from '../../../platform/call';
import { notFound } from '../../../platform/refusal';
import { show, showOutcome } from '../../../platform/reply';
import type { StaffMember } from '../../../platform/staff-member';
import { changeStaff, takeSecondFactorOff } from '../../../staff-accounts/change-staff';
import { inviteAgain, inviteStaff } from '../../../staff-accounts/invite-staff';
import { parseChange, parseInvitation, parseMail } from '../../../staff-accounts/staff-input';
import { findStaff, listStaff, presentStaff } from '../../../staff-accounts/staff-rows';
import { changeStaffRules, readStaffRules } from '../../../staff-accounts/staff-rules';
import { endStaffSessions, listStaffSessions } from '../../../staff-accounts/staff-sessions';

const namedAccount = ({ strapi, params }: Given<StaffMember>) => findStaff(strapi, params.id ?? '');

async function readKnown(strapi: Core.Strapi): Promise<{ known: string[]; doctors: string[] }> {
  const idsOf = async (uid: 'api::branch.branch' | 'api::doctor.doctor') => {
    const found = await strapi.db.query(uid).findMany({ select: ['documentId'] });
    return found.map(({ documentId }: { documentId: string }) => documentId);
  };
  return { known: await idsOf('api::branch.branch'), doctors: await idsOf('api::doctor.doctor') };
}

/** 200 with nothing to say, or 404 where nothing was there to be taken away. */
function showRemoval(isDone: boolean) {
  return isDone ? show({ data: {} }) : notFound();
}

export default controller({
  find: call({ who: manager, answers: staffListAnswer }, async ({ db, strapi }) => {
    const rows = await listStaff(strapi);
    const accounts = rows.map(({ documentId }) => documentId);
    const secured = await accountsWithFactor(db, accounts);
    return show({
      data: rows.map((row) => ({ ...presentStaff(row), hasSecondFactor: secured.has(row.documentId) })),
    });
  }),

  rules: call({ who: manager, answers: staffRulesAnswer }, async ({ strapi }) =>
    show({ data: await readStaffRules(strapi) }),
  ),

  changeRules: call(
    { who: manager, answers: staffRulesAnswer, reads: bodyOf(staffRules) },
    async ({ input: rules, ...given }) => show({ data: await changeStaffRules(acting(given), rules) }),
  ),

  findOne: call(
    { who: manager, answers: staffDetailAnswer, names: namedAccount },
    async ({ db, strapi, found: account }) => {
      const sessions = await listStaffSessions(strapi, account);
      const hasSecondFactor = await hasFactor(db, account.documentId);
      return show({ data: { ...presentStaff(account), hasSecondFactor, sessions } });
    },
  ),

  create: call(
    {
      who: manager,
      answers: staffAnswer,
      reads: async ({ strapi, data }) => parseInvitation({ body: data, ...(await readKnown(strapi)) }),
    },
    async ({ input: invitation, ...given }) =>
      showOutcome(await inviteStaff(acting(given), invitation), presentStaff, 201),
  ),

  update: call(
    {
      who: manager,
      answers: staffAnswer,
      names: namedAccount,
      reads: async ({ strapi, data, found }) => {
        const providers = await listProviders(strapi);
        const { known, doctors } = await readKnown(strapi);
        // A branch or doctor that is gone may stay with the account whose form still has it.
        const own = presentStaff(found);
        const branches = [...known, ...(own.branches ?? [])];
        const chosen = own.doctor === null ? doctors : [...doctors, own.doctor];
        return parseChange({ body: data, known: branches, doctors: chosen, providers });
      },
    },
    async ({ found: account, input: change, ...given }) =>
      showOutcome(await changeStaff(acting(given), account, change), presentStaff),
  ),

  invite: call(
    { who: manager, answers: staffAnswer, names: namedAccount, reads: ({ data }) => parseMail(data) },
    async ({ found: account, input: { language }, ...given }) => {
      if (presentStaff(account).state !== 'invited') return notFound();
      await inviteAgain(acting(given), account, language);
      return show({ data: presentStaff(account) });
    },
  ),

  /** Ends the second factor of somebody who lost authenticator and codes: they sign in by password, and set up anew. */
  removeSecondFactor: call(
    { who: manager, answers: removalAnswer, names: namedAccount },
    async ({ found: account, ...given }) => showRemoval(await takeSecondFactorOff(acting(given), account)),
  ),

  endSessions: call(
    { who: manager, answers: removalAnswer, names: namedAccount },
    async ({ found: account, ...given }) =>
      showRemoval(await endStaffSessions(acting(given), account, given.params.session ?? null)),
  ),
});
