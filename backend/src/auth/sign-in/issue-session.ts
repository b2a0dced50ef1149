import type { Core } from '@strapi/strapi';
import { writeLog } from '../../audit/write-log';
import type { Context } from '../../platform/http';
import { servicesOf } from '../../platform/services';
import { deviceOf, knownDevices } from '../accounts/known-device';
import { startSession } from '../accounts/sessions';
import type { Caller } from '../accounts/sign-in-throttle';
import { type Account, USER } from '../accounts/users';
import { missingStep, tickets } from '../second-factor/second-step';

/** What the account calls use of a Koa context. */
export interface AccountContext extends Context {
  state: { user?: { id: number }; session?: { id: string }; auth?: unknown };
}

interface ProvenSignIn {
  strapi: Core.Strapi;
  ctx: AccountContext;
  account: Account;
}

/** Who asks, as the limits of signing in tell callers apart. */
export function callerOf(ctx: AccountContext): Caller {
  return { ctx, address: ctx.request.ip, device: deviceOf(ctx) };
}

/**
 * Answers with the tokens of a new session, and the one by which this browser is known from now on. Only for those
 * who have shown all that is asked of the account.
 */
export async function issueSession({ strapi, ctx, account }: ProvenSignIn): Promise<void> {
  const userAgent = ctx.get('User-Agent');
  const tokens = await startSession({ strapi, userId: account.id, userAgent });
  const { auth } = ctx.state;
  const user = await strapi.contentAPI.sanitize.output(
    await strapi.db.query(USER).findOne({ where: { id: account.id } }),
    strapi.getModel(USER),
    { auth: auth as never },
  );
  await noteSignIn({ strapi, ctx, account: account.documentId, isRefused: false });
  ctx.set('Cache-Control', 'no-store');
  ctx.status = 200;
  const { address, device } = callerOf(ctx);
  const names = [account.email, account.username];
  await servicesOf(strapi).signInThrottle.remember({ names, address });
  ctx.body = { ...tokens, device: knownDevices().issue({ device, names, now: Date.now() }), user };
}

/**
 * After the right password, or a provider's word: a session, or where a second factor is asked for, 403 with a
 * ticket for that step and no token (docs/decisions/0092).
 */
export async function issueSessionOrChallenge({ strapi, ctx, account }: ProvenSignIn): Promise<void> {
  const purpose = await missingStep({ db: strapi.db.connection, account });
  if (purpose === null) return issueSession({ strapi, ctx, account });
  const ticket = tickets().issue({ holder: account, purpose, now: Date.now() });
  ctx.set('Cache-Control', 'no-store');
  ctx.status = 403;
  const details = { ticket, step: purpose };
  const message = 'A second factor is needed to sign in';
  ctx.body = { data: null, error: { status: 403, name: 'SecondFactorRequiredError', message, details } };
}

/** Writes a sign-in, or a refused one, into the access log; nothing of what was typed. */
export async function noteSignIn({
  strapi,
  ctx,
  account,
  isRefused,
}: {
  strapi: Core.Strapi;
  ctx: AccountContext;
  /** Null for an account that does not exist: it is written all the same, and takes as long. */
  account: string | null;
  isRefused: boolean;
}): Promise<void> {
  const address = ctx.get('X-Client-IP') ? ctx.request.ip : null;
  const entry = { actor: account, action: 'signIn', subject: account, isRefused, address } as const;
  await writeLog({ db: strapi.db.connection, entry, now: Date.now() });
}
