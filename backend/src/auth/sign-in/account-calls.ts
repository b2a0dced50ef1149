import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { z } from 'zod';
import { writeLog } from '../../audit/write-log';
import { BY_PASSWORD } from '../../contract/roles';
import { inTransaction } from '../../platform/database';
import { servicesOf } from '../../platform/services';
import { accountOfCode, dropCodes, spendCode } from '../accounts/account-codes';
import { resetMail } from '../accounts/account-mail';
import { readClinicNames } from '../accounts/clinic-names';
import { deviceOf, type KnownDevice, knownDevices } from '../accounts/known-device';
import { type PasswordFault, passwordFault } from '../accounts/password-rules';
import { endSession, endSessions, renewSession } from '../accounts/sessions';
import { type Account, findAccount, mayEnter, storePassword } from '../accounts/users';
import {
  type AccountContext,
  callerOf,
  issueSession,
  issueSessionOrChallenge,
  noteSignIn,
} from './issue-session';

const credentials = z.object({
  identifier: z.string().trim().min(1).max(254),
  password: z.string().min(1).max(256),
});
const address = z.object({
  email: z.string().trim().toLowerCase().max(254),
  locale: z.enum(['en', 'ar']).default('en'),
});
const newPassword = z.object({ password: z.string().max(256), passwordConfirmation: z.string().max(256) });
const reset = newPassword.extend({ code: z.string().min(1).max(200) });
const link = z.object({ code: z.string().min(1).max(200) });
const change = newPassword.extend({ currentPassword: z.string().min(1).max(256) });
const renewal = z.object({ refreshToken: z.string().min(1).max(4096) });
const scope = z.object({ scope: z.literal('all').optional() });

type Problem = PasswordFault | 'required' | 'different' | 'wrong' | 'same';

/** A 400 that names the field and what is wrong with it, in the shape of all calls. */
function refuseField({ field, code }: { field: string; code: Problem }): never {
  throw new errors.ValidationError('Some fields are not valid', {
    errors: [{ path: [field], code, message: code, name: 'ValidationError' }],
  });
}

/** @throws ValidationError when the two do not agree or the password may not be used */
async function checkNewPassword({
  strapi,
  password,
  passwordConfirmation,
  account,
}: z.infer<typeof newPassword> & { strapi: Core.Strapi; account: Account }): Promise<void> {
  if (password !== passwordConfirmation) refuseField({ field: 'passwordConfirmation', code: 'different' });
  const known = [account.email, account.username, ...(await readClinicNames(strapi))];
  const fault = passwordFault({ password, known });
  if (fault) refuseField({ field: 'password', code: fault });
}

/** One answer for an unknown account, a wrong password and a blocked account: none is told from the others. */
function wrongCredentials(): never {
  throw new errors.ValidationError('Invalid identifier or password');
}

/**
 * The account calls of the specification's point 7 that Strapi's plugin answers too openly: see
 * docs/decisions/0071. Same addresses, bodies and answers.
 */
export function accountCalls({ strapi }: { strapi: Core.Strapi }) {
  const db = () => strapi.db.connection;

  /** Counts a mail for the device where it knows the account: strangers cannot use up what its owner may ask for. */
  function mayMail({ email, device }: { email: string; device: KnownDevice | null }): Promise<boolean> {
    const isKnown = device !== null && knownDevices().knows({ device, account: email });
    return servicesOf(strapi).signInThrottle.mayMail({ email, device: isKnown ? device.id : null });
  }

  async function mailReset({
    email,
    locale,
    device,
  }: z.infer<typeof address> & { device: KnownDevice | null }): Promise<void> {
    const account = await findAccount({ strapi, where: { email, provider: BY_PASSWORD } });
    if (!account || account.blocked || !(await mayMail({ email, device }))) return;
    const mail = resetMail({ account: account.documentId, email: account.email, language: locale });
    await inTransaction(strapi, (trx) =>
      servicesOf(strapi).mailing.write({ trx, mails: [mail], now: new Date() }),
    );
    servicesOf(strapi).mailing.wake();
  }

  async function logPassword({ ctx, account }: { ctx: AccountContext; account: Account }): Promise<void> {
    const { documentId } = account;
    const address = ctx.get('X-Client-IP') ? ctx.request.ip : null;
    const entry = { actor: documentId, action: 'account.password', subject: documentId, address } as const;
    await writeLog({ db: db(), entry, now: Date.now() });
  }

  /** @throws ValidationError when the link does not work (any more); only such tries are counted */
  async function ownerOfLink({ ctx, code }: { ctx: AccountContext; code: string }): Promise<Account> {
    const owner = await accountOfCode({ db: db(), code, now: Date.now() });
    const where = { documentId: owner, provider: BY_PASSWORD };
    const account = owner ? await findAccount({ strapi, where }) : null;
    if (account && !account.blocked) return account;
    await servicesOf(strapi).addressLimits.count({ ctx, name: 'wrong-code', points: 30, seconds: 15 * 60 });
    return refuseField({ field: 'code', code: 'wrong' });
  }

  async function signedIn(ctx: AccountContext): Promise<Account> {
    const account = ctx.state.user && (await findAccount({ strapi, where: { id: ctx.state.user.id } }));
    if (!account) throw new errors.UnauthorizedError('Missing authentication');
    return account;
  }

  return {
    async signIn(ctx: AccountContext) {
      const given = credentials.safeParse(ctx.request.body);
      if (!given.success) return wrongCredentials();
      const { identifier, password } = given.data;
      const where = {
        provider: BY_PASSWORD,
        $or: [{ email: identifier.toLowerCase() }, { username: identifier }],
      };
      let named: string | null = null;
      const account = await servicesOf(strapi).signInThrottle.signIn({
        caller: callerOf(ctx),
        account: identifier,
        prove: async () => {
          const found = await findAccount({ strapi, where });
          named = found?.documentId ?? null;
          const isRight = await servicesOf(strapi).passwords.check({
            password,
            hash: found?.password ?? null,
          });
          return isRight && found && mayEnter(found) ? found : null;
        },
      });
      if (!account) {
        await noteSignIn({ strapi, ctx, account: named, isRefused: true });
        return wrongCredentials();
      }
      await issueSessionOrChallenge({ strapi, ctx, account });
    },

    /** Answers first and looks for the account afterwards, so that the answer cannot tell whether there is one. */
    async forgotPassword(ctx: AccountContext) {
      const given = address.safeParse(ctx.request.body);
      const device = deviceOf(ctx);
      const isKnown = device && given.success && knownDevices().knows({ device, account: given.data.email });
      if (!isKnown)
        await servicesOf(strapi).addressLimits.count({ ctx, name: 'forgot', points: 10, seconds: 15 * 60 });
      ctx.body = { ok: true };
      if (!given.success) return;
      setImmediate(() => {
        mailReset({ ...given.data, device }).catch((error: unknown) =>
          strapi.log.error(`Password mail: ${error instanceof Error ? error.name : 'unknown'}`),
        );
      });
    },

    /**
     * Whether the link of a mail still works; uses nothing up, because mail programs open links too. It tells no
     * more than setting a password would: a blocked account's link is as dead as one that was never given out.
     */
    async checkCode(ctx: AccountContext) {
      const given = link.safeParse(ctx.request.body);
      if (!given.success) return refuseField({ field: 'code', code: 'required' });
      await ownerOfLink({ ctx, code: given.data.code });
      ctx.set('Cache-Control', 'no-store');
      ctx.body = { ok: true };
    },

    async resetPassword(ctx: AccountContext) {
      const given = reset.safeParse(ctx.request.body);
      if (!given.success) return refuseField({ field: 'code', code: 'required' });
      const { code, ...chosen } = given.data;
      const account = await ownerOfLink({ ctx, code });
      await checkNewPassword({ strapi, ...chosen, account });
      const hash = await servicesOf(strapi).passwords.hash(chosen.password);
      if (!(await spendCode({ db: db(), code }))) return refuseField({ field: 'code', code: 'wrong' });
      await dropCodes({ db: db(), account: account.documentId });
      await storePassword({ strapi, id: account.id, hash, isMailProven: true });
      await endSessions({ strapi, userId: account.id });
      await logPassword({ ctx, account });
      await issueSessionOrChallenge({ strapi, ctx, account: { ...account, password: hash } });
    },

    async changePassword(ctx: AccountContext) {
      const account = await signedIn(ctx);
      const given = change.safeParse(ctx.request.body);
      if (!given.success) return refuseField({ field: 'currentPassword', code: 'required' });
      const { currentPassword, ...chosen } = given.data;
      const prove = () =>
        servicesOf(strapi).passwords.check({ password: currentPassword, hash: account.password });
      if (!(await servicesOf(strapi).signInThrottle.proveOwn({ ctx, account: account.documentId, prove }))) {
        return refuseField({ field: 'currentPassword', code: 'wrong' });
      }
      await checkNewPassword({ strapi, ...chosen, account });
      if (chosen.password === currentPassword) return refuseField({ field: 'password', code: 'same' });
      await storePassword({
        strapi,
        id: account.id,
        hash: await servicesOf(strapi).passwords.hash(chosen.password),
      });
      await dropCodes({ db: db(), account: account.documentId });
      await endSessions({ strapi, userId: account.id });
      await logPassword({ ctx, account });
      await issueSession({ strapi, ctx, account });
    },

    async refresh(ctx: AccountContext) {
      const given = renewal.safeParse(ctx.request.body);
      if (!given.success) return refuseField({ field: 'refreshToken', code: 'required' });
      const { refreshToken } = given.data;
      const tokens = await renewSession({ strapi, refreshToken, now: Date.now() });
      if (!tokens) throw new errors.UnauthorizedError('Invalid refresh token');
      ctx.set('Cache-Control', 'no-store');
      ctx.body = tokens;
    },

    /** Ends the session the call is made in; with `scope: "all"`, those of every device. */
    async logout(ctx: AccountContext) {
      const { id } = await signedIn(ctx);
      const sessionId = ctx.state.session?.id;
      const isAll = scope.safeParse(ctx.request.body).data?.scope === 'all';
      if (isAll || !sessionId) await endSessions({ strapi, userId: id });
      else await endSession({ strapi, userId: id, sessionId });
      ctx.body = { ok: true };
    },

    /** Always the same answer; what is to be mailed is found out afterwards. */
    async sendEmailConfirmation(ctx: AccountContext) {
      await servicesOf(strapi).addressLimits.count({ ctx, name: 'confirm', points: 10, seconds: 15 * 60 });
      const given = address.safeParse(ctx.request.body);
      ctx.body = { email: given.success ? given.data.email : '', sent: true };
      if (!given.success) return;
      setImmediate(async () => {
        try {
          const account = await findAccount({ strapi, where: { email: given.data.email } });
          if (!account || account.confirmed || account.blocked) return;
          if (!(await mayMail({ email: account.email, device: deviceOf(ctx) }))) return;
          await strapi.plugin('users-permissions').service('user').sendConfirmationEmail(account);
        } catch (error) {
          strapi.log.error(`Confirmation mail: ${error instanceof Error ? error.name : 'unknown'}`);
        }
      });
    },
  };
}
