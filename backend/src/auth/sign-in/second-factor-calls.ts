import { sessionAnswer } from '../../contract/account';
import { removalAnswer } from '../../contract/answers';
import {
  enrolmentAnswer,
  recoveryCodesAnswer,
  secondFactorAnswer,
  securedSessionAnswer,
  withPassword,
  withTicket,
} from '../../contract/second-factor';
import { call, controller, everybody, type Given } from '../../platform/call';
import { secondFactorExists, secondFactorRequired } from '../../platform/refusal';
import { answer, show } from '../../platform/reply';
import { readIssuer } from '../accounts/clinic-names';
import { type Account, findAccount, providerOf, signedIn } from '../accounts/users';
import { beginSetup, hasFactor, removeFactor } from '../second-factor/factor-rows';
import { countRecoveryCodes, finishSetup } from '../second-factor/recovery-codes';
import { isRequiredOf } from '../second-factor/required-of-all';
import { isGoodTicket, namedByTicket, type Step } from '../second-factor/tickets';
import { enrolment } from '../second-factor/totp';
import { issueSession, noteOwn } from './issue-session';
import { type OfAccount, proveCode, proveOwnCode, provePassword } from './prove';
import { refuseField } from './refuse-field';

const wrong = (field: 'ticket' | 'password') => refuseField(field, 'wrong');

/** Returns the account of a ticket; throws ValidationError if the ticket is invalid or expired. */
async function holderOf({ strapi, data, now, purpose }: Given<unknown> & { purpose: Step }) {
  const { ticket } = withTicket.safeParse(data).data ?? wrong('ticket');
  const documentId = namedByTicket(ticket) ?? wrong('ticket');
  const account = await findAccount(strapi, { documentId });
  const isGood = account && !account.blocked && isGoodTicket(ticket, { holder: account, purpose }, now);
  return account && isGood ? account : wrong('ticket');
}

async function checkOwnPassword(given: OfAccount): Promise<void> {
  const { password } = withPassword.safeParse(given.data).data ?? wrong('password');
  await provePassword(given, password);
}

async function begin({ db, strapi, account }: Pick<Given<unknown>, 'db' | 'strapi'> & { account: Account }) {
  const secret = await beginSetup(db, account.documentId, Date.now());
  if (secret === null) return secondFactorExists();
  return show({ data: enrolment({ secret, email: account.email, issuer: await readIssuer(strapi) }) });
}

async function finish(given: OfAccount): Promise<string[]> {
  const { strapi, account } = given;
  const of = { account: account.documentId };
  const codes = await proveCode(given, (code) => finishSetup(strapi, { ...of, code }));
  await noteOwn(given, account, 'secondFactor.on');
  return codes;
}

/** The calls of the second factor: its step of signing in, its setup with a ticket or a session, its removal. */
export const secondFactorCalls = controller({
  enter: call({ who: everybody, answers: sessionAnswer }, async (given) => {
    const account = await holderOf({ ...given, purpose: 'enter' });
    const { ctx, strapi } = given;
    await proveOwnCode({ ...given, account });
    return answer(await issueSession({ strapi, ctx, account }));
  }),

  beginWithTicket: call({ who: everybody, answers: enrolmentAnswer }, async (given) =>
    begin({ ...given, account: await holderOf({ ...given, purpose: 'setup' }) }),
  ),

  /** Ends the setup a manager requires, and with it the sign-in. */
  finishWithTicket: call({ who: everybody, answers: securedSessionAnswer }, async (given) => {
    const account = await holderOf({ ...given, purpose: 'setup' });
    const recoveryCodes = await finish({ ...given, account });
    const { strapi, ctx } = given;
    return answer({ ...(await issueSession({ strapi, ctx, account })), recoveryCodes });
  }),

  find: call({ who: signedIn, answers: secondFactorAnswer }, async ({ db, strapi, member }) => {
    const account = member.documentId;
    return show({
      data: {
        isOn: await hasFactor(db, account),
        isRequired: await isRequiredOf(strapi, member),
        recoveryCodes: await countRecoveryCodes(db, account),
        provider: providerOf(member),
      },
    });
  }),

  begin: call({ who: signedIn, answers: enrolmentAnswer }, async ({ member: account, ...given }) => {
    await checkOwnPassword({ ...given, member: account, account });
    return begin({ ...given, account });
  }),

  finish: call({ who: signedIn, answers: recoveryCodesAnswer }, async (given) =>
    show({ data: { recoveryCodes: await finish({ ...given, account: given.member }) } }),
  ),

  remove: call({ who: signedIn, answers: removalAnswer }, async (given) => {
    const account = given.member;
    const own = { ...given, account };
    await (providerOf(account) === null ? checkOwnPassword(own) : proveOwnCode(own));
    if (await isRequiredOf(given.strapi, account)) return secondFactorRequired();
    await removeFactor(given.db, account.documentId);
    await noteOwn(given, account, 'secondFactor.off');
    return show({ data: {} });
  }),
});
