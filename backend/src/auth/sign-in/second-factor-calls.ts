import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { z } from 'zod';
import { writeLog } from '../../audit/write-log';
import type { LogAction } from '../../contract/log';
import { inTransaction } from '../../platform/database';
import { dataOf } from '../../platform/http';
import { servicesOf } from '../../platform/services';
import { deviceOf, knownDevices } from '../accounts/known-device';
import { type Account, findAccount } from '../accounts/users';
import { acceptCode, beginSetup, hasFactor, removeFactor } from '../second-factor/factor-rows';
import { countRecoveryCodes, makeRecoveryCodes, spendRecoveryCode } from '../second-factor/recovery-codes';
import { tickets } from '../second-factor/second-step';
import type { Step } from '../second-factor/tickets';
import { enrolment } from '../second-factor/totp';
import { type AccountContext, issueSession } from './issue-session';

const withTicket = z.object({ ticket: z.string().max(200) });
const withCode = z.object({ code: z.string().trim().min(6).max(30) });
const withPassword = z.object({ password: z.string().min(1).max(256) });

type Field = 'ticket' | 'code' | 'password';

/** A 400 that names the field, in the shape of all calls. */
function refuseField(field: Field): never {
  throw new errors.ValidationError('Some fields are not valid', {
    errors: [{ path: [field], code: 'wrong', message: 'wrong', name: 'ValidationError' }],
  });
}

function conflict(ctx: AccountContext, name: string): void {
  ctx.status = 409;
  ctx.body = { data: null, error: { status: 409, name, message: 'Not possible now', details: {} } };
}

function show(ctx: AccountContext, data: unknown): void {
  ctx.set('Cache-Control', 'no-store');
  ctx.status = 200;
  ctx.body = { data, meta: {} };
}

/** Whoever guesses codes has the password; the owner's own device is counted apart, and stays in. */
function codeKey({ ctx, account }: { ctx: AccountContext; account: Account }): string {
  const device = deviceOf(ctx);
  const isKnown = device !== null && knownDevices().knows({ device, account: account.email });
  return isKnown ? `${account.documentId} ${device.id}` : account.documentId;
}

/** The calls of the second factor: its step of signing in, its setup with a ticket or a session, its removal. */
export function secondFactorCalls({ strapi }: { strapi: Core.Strapi }) {
  const db = () => strapi.db.connection;
  const throttle = () => servicesOf(strapi).signInThrottle;
  const bodyOf = (ctx: AccountContext) => dataOf(ctx.request.body);

  /** Whose ticket it is. @throws ValidationError for one that is not good (any more) */
  async function holderOf({ ctx, purpose }: { ctx: AccountContext; purpose: Step }): Promise<Account> {
    const { ticket } = withTicket.safeParse(bodyOf(ctx)).data ?? refuseField('ticket');
    const documentId = tickets().named(ticket) ?? refuseField('ticket');
    const account = await findAccount({ strapi, where: { documentId } });
    const isGood =
      account && !account.blocked && tickets().isGood({ ticket, holder: account, purpose, now: Date.now() });
    return account && isGood ? account : refuseField('ticket');
  }

  async function signedIn(ctx: AccountContext): Promise<Account> {
    const account = ctx.state.user && (await findAccount({ strapi, where: { id: ctx.state.user.id } }));
    if (!account) throw new errors.UnauthorizedError('Missing authentication');
    return account;
  }

  async function checkOwnPassword({
    ctx,
    account,
  }: {
    ctx: AccountContext;
    account: Account;
  }): Promise<void> {
    const { password } = withPassword.safeParse(bodyOf(ctx)).data ?? refuseField('password');
    const prove = () => servicesOf(strapi).passwords.check({ password, hash: account.password });
    if (!(await throttle().proveOwn({ ctx, account: account.documentId, prove }))) refuseField('password');
  }

  async function note({
    ctx,
    account,
    action,
  }: {
    ctx: AccountContext;
    account: Account;
    action: LogAction;
  }) {
    const address = ctx.get('X-Client-IP') ? ctx.request.ip : null;
    const { documentId } = account;
    const entry = { actor: documentId, action, subject: documentId, address };
    await writeLog({ db: db(), entry, now: Date.now() });
  }

  async function begin({ ctx, account }: { ctx: AccountContext; account: Account }): Promise<void> {
    const secret = await beginSetup({ db: db(), account: account.documentId, now: Date.now() });
    if (secret === null) return conflict(ctx, 'SecondFactorExistsError');
    const issuer = 'Clinic';
    show(ctx, enrolment({ secret, email: account.email, issuer }));
  }

  /** Ends a setup: the codes that are shown this once, or null for a wrong code. */
  async function finish({ ctx, account }: { ctx: AccountContext; account: Account }): Promise<string[]> {
    const { code } = withCode.safeParse(bodyOf(ctx)).data ?? refuseField('code');
    const { documentId } = account;
    const key = codeKey({ ctx, account });
    await throttle().countCode({ ctx, key });
    const now = Date.now();
    const codes = await inTransaction(strapi, async (trx) => {
      const isRight = await acceptCode({ db: trx, account: documentId, code, isSetup: true, now });
      return isRight ? makeRecoveryCodes({ db: trx, account: documentId, now }) : null;
    });
    if (!codes) refuseField('code');
    await throttle().forgiveCodes(key);
    await note({ ctx, account, action: 'secondFactor.on' });
    return codes;
  }

  return {
    /** The second step of signing in: a code of the authenticator, or a recovery code. */
    async enter(ctx: AccountContext) {
      const account = await holderOf({ ctx, purpose: 'enter' });
      const { code } = withCode.safeParse(bodyOf(ctx)).data ?? refuseField('code');
      const { documentId } = account;
      const key = codeKey({ ctx, account });
      await throttle().countCode({ ctx, key });
      const now = Date.now();
      const isRight = /^\d{6}$/.test(code)
        ? await acceptCode({ db: db(), account: documentId, code, isSetup: false, now })
        : await spendRecoveryCode({ db: db(), account: documentId, code });
      if (!isRight) refuseField('code');
      await throttle().forgiveCodes(key);
      await issueSession({ strapi, ctx, account });
    },

    async beginWithTicket(ctx: AccountContext) {
      await begin({ ctx, account: await holderOf({ ctx, purpose: 'setup' }) });
    },

    /** Ends the setup a manager requires, and with it the sign-in. */
    async finishWithTicket(ctx: AccountContext) {
      const account = await holderOf({ ctx, purpose: 'setup' });
      const recoveryCodes = await finish({ ctx, account });
      await issueSession({ strapi, ctx, account });
      ctx.body = { ...Object(ctx.body), recoveryCodes };
    },

    async find(ctx: AccountContext) {
      const account = await signedIn(ctx);
      const { documentId } = account;
      show(ctx, {
        isOn: await hasFactor({ db: db(), account: documentId }),
        isRequired: Boolean(account.secondFactorRequired),
        recoveryCodes: await countRecoveryCodes({ db: db(), account: documentId }),
      });
    },

    async begin(ctx: AccountContext) {
      const account = await signedIn(ctx);
      await checkOwnPassword({ ctx, account });
      await begin({ ctx, account });
    },

    async finish(ctx: AccountContext) {
      const account = await signedIn(ctx);
      show(ctx, { recoveryCodes: await finish({ ctx, account }) });
    },

    async remove(ctx: AccountContext) {
      const account = await signedIn(ctx);
      await checkOwnPassword({ ctx, account });
      if (account.secondFactorRequired) return conflict(ctx, 'SecondFactorRequiredError');
      await removeFactor({ db: db(), account: account.documentId });
      await note({ ctx, account, action: 'secondFactor.off' });
      show(ctx, {});
    },
  };
}
