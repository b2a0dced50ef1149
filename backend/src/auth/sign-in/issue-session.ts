import type { Core } from '@strapi/strapi';
import { writeLog } from '../../audit/write-log';
import type { Session } from '../../contract/account';
import type { LogAction } from '../../contract/log';
import type { Given } from '../../platform/call';
import { type Context, visitorOf } from '../../platform/http';
import { type Outcome, secondFactorRequired } from '../../platform/refusal';
import { answer, type Reply } from '../../platform/reply';
import { servicesOf } from '../../platform/services';
import { deviceOf, knownDevices } from '../accounts/known-device';
import { endSessions, startSession } from '../accounts/sessions';
import type { Caller } from '../accounts/sign-in-throttle';
import { type Account, USER } from '../accounts/users';
import { missingStep } from '../second-factor/required-of-all';
import { issueTicket } from '../second-factor/tickets';

type StartedSession = Required<Session> & { user: unknown };

interface ProvenSignIn {
  strapi: Core.Strapi;
  ctx: Context;
  account: Account;
  /** Asks for the setup of a second factor where there is none, required or not. */
  wantsFactor?: boolean;
}

/** Returns the caller as the sign-in limits identify them. */
export function callerOf(ctx: Context): Caller {
  return { ctx, address: ctx.request.ip, device: deviceOf(ctx) };
}

/** The tokens of a new session and of this browser. Only for those who have shown all that is asked of the account. */
export async function issueSession({ strapi, ctx, account }: ProvenSignIn): Promise<StartedSession> {
  const tokens = await startSession(strapi, account.id, ctx.get('User-Agent'));
  const { auth } = ctx.state;
  const user = await strapi.contentAPI.sanitize.output(
    await strapi.db.query(USER).findOne({ where: { id: account.id } }),
    strapi.getModel(USER),
    { auth: auth as never },
  );
  await noteSignIn({ strapi, ctx }, account.documentId, false);
  const { address, device } = callerOf(ctx);
  const names = [account.email, account.username];
  await servicesOf(strapi).signInThrottle.remember({ names, address });
  return { ...tokens, device: knownDevices().issue({ device, names, now: Date.now() }), user };
}

/** Starts a session after a proven sign-in, or answers 403 with a ticket where a second factor is asked for. */
export async function issueSessionOrChallenge(proven: ProvenSignIn): Promise<Outcome<Reply<StartedSession>>> {
  const { strapi, account, wantsFactor = false } = proven;
  const step = (await missingStep(strapi, account)) ?? (wantsFactor ? 'setup' : null);
  if (step === null) {
    const session = await issueSession(proven);
    // Required of all in this moment, after it was looked at: whoever requires it has ended the other sessions already.
    if ((await missingStep(strapi, account)) === null) return answer(session);
    await endSessions(strapi, account.id);
    return issueSessionOrChallenge(proven);
  }
  const ticket = issueTicket({ holder: account, purpose: step }, Date.now());
  return secondFactorRequired({ ticket, step });
}

/** Writes a sign-in, or a refused one, into the access log without what was typed; an unknown account takes as long. */
export async function noteSignIn(
  { strapi, ctx }: Pick<ProvenSignIn, 'strapi' | 'ctx'>,
  account: string | null,
  isRefused: boolean,
): Promise<void> {
  const given = { db: strapi.db.connection, by: account, address: visitorOf(ctx), now: Date.now() };
  await writeLog(given, 'signIn', { subject: account, isRefused });
}

export async function noteOwn({ db, address }: Given<unknown>, { documentId }: Account, action: LogAction) {
  await writeLog({ db, by: documentId, address, now: Date.now() }, action, { subject: documentId });
}
