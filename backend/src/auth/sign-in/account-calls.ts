import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { z } from 'zod';
import {
  confirmationAnswer,
  credentials,
  doneAnswer,
  mailedCode,
  mailRequest,
  passwordChange,
  passwordReset,
  renewal,
  sessionAnswer,
  signOut,
} from '../../contract/account';
import { BY_PASSWORD } from '../../contract/roles';
import { call, controller, everybody, type Given } from '../../platform/call';
import { inTransaction } from '../../platform/database';
import { answer } from '../../platform/reply';
import { servicesOf } from '../../platform/services';
import { accountOfCode, dropCodes, spendCode } from '../accounts/account-codes';
import { accountMail, postAccountMail } from '../accounts/account-mail';
import { readClinicNames } from '../accounts/clinic-names';
import { deviceOf, type KnownDevice, knownDevices } from '../accounts/known-device';
import { passwordFault } from '../accounts/password-rules';
import { endSession, endSessions, renewSession } from '../accounts/sessions';
import { type Account, findAccount, mayEnter, signedIn, storePassword } from '../accounts/users';
import { dropSetup } from '../second-factor/factor-rows';
import { callerOf, issueSession, issueSessionOrChallenge, noteOwn, noteSignIn } from './issue-session';
import { refuseField } from './refuse-field';
import { register } from './register';
import { finishSocialSignIn } from './social-sign-in';

const QUARTER_HOUR = 15 * 60;
const running = z.object({ id: z.string() });

/** @throws ValidationError when the two do not agree or the password may not be used */
async function checkNewPassword(
  strapi: Core.Strapi,
  account: Account,
  { password, passwordConfirmation }: Omit<z.output<typeof passwordReset>, 'code'>,
): Promise<void> {
  if (password !== passwordConfirmation) refuseField('passwordConfirmation', 'different');
  const known = [account.email, account.username, ...(await readClinicNames(strapi))];
  const fault = passwordFault(password, known);
  if (fault) refuseField('password', fault);
}

/** Gives the same answer for an unknown account, a wrong password and a blocked account. */
function wrongCredentials(): never {
  throw new errors.ValidationError('Invalid identifier or password');
}

type MailRequest = z.output<typeof mailRequest>;
type Device = KnownDevice | null;

/** Counts a mail for the device where it knows the account: strangers cannot use up what its owner may ask for. */
function mayMail(strapi: Core.Strapi, email: string, device: Device): Promise<boolean> {
  const isKnown = device !== null && knownDevices().knows({ device, account: email });
  return servicesOf(strapi).signInThrottle.mayMail({ email, device: isKnown ? device.id : null });
}

async function mailReset(strapi: Core.Strapi, { email, locale }: MailRequest, device: Device): Promise<void> {
  const account = await findAccount(strapi, { email, provider: BY_PASSWORD });
  if (!account || account.blocked || !(await mayMail(strapi, email, device))) return;
  await postAccountMail(strapi, accountMail('account-reset', account, locale));
}

async function mailConfirmation(strapi: Core.Strapi, { email, locale }: MailRequest, device: Device) {
  const account = await findAccount(strapi, { email });
  if (!account || account.confirmed || account.blocked) return;
  if (!(await mayMail(strapi, account.email, device))) return;
  await postAccountMail(strapi, accountMail('account-confirmation', account, locale));
}

/** Runs work after the response is sent, so that its duration reveals nothing about the result. */
function afterwards(strapi: Core.Strapi, name: string, work: () => Promise<void>) {
  setImmediate(() => {
    work().catch((error: unknown) =>
      strapi.log.error(`${name}: ${error instanceof Error ? error.name : 'unknown'}`),
    );
  });
}

/** @throws ValidationError when the link does not work (any more); only such tries are counted */
async function ownerOfLink({ db, strapi, services, ctx }: Given<null>, code: string): Promise<Account> {
  const owner = await accountOfCode(db, code, Date.now());
  const where = { documentId: owner, provider: BY_PASSWORD };
  const account = owner ? await findAccount(strapi, where) : null;
  if (account && !account.blocked) return account;
  await services.addressLimits.count({ ctx, name: 'wrong-code', points: 30, seconds: QUARTER_HOUR });
  return refuseField('code', 'wrong');
}

/** Stores a new password and ends what the one before opened, mailed codes, a begun setup and sessions: all of it, or nothing. */
async function replacePassword(
  known: Given<unknown>,
  account: Account,
  { hash, code }: { hash: string; code?: string },
): Promise<void> {
  const { strapi } = known;
  await inTransaction(strapi, async (trx) => {
    if (code !== undefined && !(await spendCode(trx, code))) refuseField('code', 'wrong');
    await dropCodes(trx, account.documentId);
    await dropSetup(trx, account.documentId);
    await storePassword(strapi, account.id, hash, code !== undefined);
    await endSessions(strapi, account.id);
    await noteOwn({ ...known, db: trx }, account, 'account.password');
  });
}

async function signIn({ ctx, strapi, services }: Given<null>) {
  const { identifier, password } = credentials.safeParse(ctx.request.body).data ?? wrongCredentials();
  const where = {
    provider: BY_PASSWORD,
    $or: [{ email: identifier.toLowerCase() }, { username: identifier }],
  };
  let named: string | null = null;
  const account = await services.signInThrottle.signIn(callerOf(ctx), identifier, async () => {
    const found = await findAccount(strapi, where);
    named = found?.documentId ?? null;
    const isRight = await services.passwords.check({ password, hash: found?.password ?? null });
    return isRight && found && mayEnter(found) ? found : null;
  });
  if (!account) {
    await noteSignIn({ strapi, ctx }, named, true);
    return wrongCredentials();
  }
  return await issueSessionOrChallenge({ strapi, ctx, account });
}

/** Answers the account calls of the specification's point 7, which Strapi's plugin answers too openly (docs/decisions/0013-accounts-and-sessions.md). */
export const accountCalls = controller({
  // One handler for two calls: the address with a provider is the end of a social sign-in.
  callback: call({ who: everybody, answers: sessionAnswer }, (given) =>
    given.params.provider ? finishSocialSignIn(given) : signIn(given),
  ),

  register,

  /** Answers first and looks for the account afterwards, so that the answer cannot tell whether there is one. */
  forgotPassword: call({ who: everybody, answers: doneAnswer }, async ({ ctx, strapi, services }) => {
    const given = mailRequest.safeParse(ctx.request.body);
    const device = deviceOf(ctx);
    const isKnown = device && given.success && knownDevices().knows({ device, account: given.data.email });
    if (!isKnown)
      await services.addressLimits.count({ ctx, name: 'forgot', points: 10, seconds: QUARTER_HOUR });
    if (given.success) {
      afterwards(strapi, 'Password mail', () => mailReset(strapi, given.data, device));
    }
    return answer({ ok: true });
  }),

  /** True while the link of a mail works; uses nothing up, as mail programs open links, and is false for blocked accounts. */
  checkCode: call({ who: everybody, answers: doneAnswer }, async (known) => {
    const { code } = mailedCode.safeParse(known.ctx.request.body).data ?? refuseField('code', 'required');
    await ownerOfLink(known, code);
    return answer({ ok: true });
  }),

  resetPassword: call({ who: everybody, answers: sessionAnswer }, async (known) => {
    const { ctx, strapi, services } = known;
    const given = passwordReset.safeParse(ctx.request.body).data ?? refuseField('code', 'required');
    const { code, ...chosen } = given;
    const account = await ownerOfLink(known, code);
    await checkNewPassword(strapi, account, chosen);
    const hash = await services.passwords.hash(chosen.password);
    await replacePassword(known, account, { hash, code });
    return await issueSessionOrChallenge({ strapi, ctx, account: { ...account, password: hash } });
  }),

  changePassword: call({ who: signedIn, answers: sessionAnswer }, async (known) => {
    const { ctx, strapi, services, member: account } = known;
    const given = passwordChange.safeParse(ctx.request.body).data;
    const { currentPassword, ...chosen } = given ?? refuseField('currentPassword', 'required');
    const prove = () => services.passwords.check({ password: currentPassword, hash: account.password });
    if (!(await services.signInThrottle.proveOwn(ctx, account.documentId, prove))) {
      return refuseField('currentPassword', 'wrong');
    }
    await checkNewPassword(strapi, account, chosen);
    if (chosen.password === currentPassword) return refuseField('password', 'same');
    const hash = await services.passwords.hash(chosen.password);
    await replacePassword(known, account, { hash });
    return answer(await issueSession({ strapi, ctx, account }));
  }),

  refresh: call({ who: everybody, answers: sessionAnswer }, async ({ ctx, strapi, now }) => {
    const given = renewal.safeParse(ctx.request.body).data ?? refuseField('refreshToken', 'required');
    const tokens = await renewSession({ strapi, now }, given.refreshToken);
    if (!tokens) throw new errors.UnauthorizedError('Invalid refresh token');
    return answer(tokens);
  }),

  /** Ends the session the call is made in; with `scope: "all"`, those of every device. */
  logout: call({ who: signedIn, answers: doneAnswer }, async ({ ctx, strapi, member: { id: userId } }) => {
    const session = running.safeParse(ctx.state.session).data;
    const isAll = signOut.safeParse(ctx.request.body).data?.scope === 'all';
    if (isAll || !session) await endSessions(strapi, userId);
    else await endSession(strapi, userId, session.id);
    return answer({ ok: true });
  }),

  /** Always gives the same answer; whether to send a mail is decided afterwards. */
  sendEmailConfirmation: call(
    {
      who: everybody,
      answers: confirmationAnswer,
      limit: { name: 'confirm', points: 10, seconds: QUARTER_HOUR },
    },
    async ({ ctx, strapi }) => {
      const asked = mailRequest.safeParse(ctx.request.body).data;
      if (!asked) return answer({ email: '', sent: true });
      afterwards(strapi, 'Confirmation mail', () => mailConfirmation(strapi, asked, deviceOf(ctx)));
      return answer({ email: asked.email, sent: true });
    },
  ),
});
