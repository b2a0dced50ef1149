import 'server-only';
import { z } from 'zod';
import {
  type credentials,
  type mailedCode,
  type mailRequest,
  type passwordChange,
  type passwordReset,
  type registration,
  registrationAnswer,
  type Session,
  sessionAnswer,
  signInWaysAnswer,
  type signOut,
} from '@/contract/account';
import type { QueryParams } from '../address/query-string';
import { getEnvironment } from '../process/env';
import { getCaller } from '../request/visitor';
import { readAnswer, readerOf, removeAt } from './calls';
import { backendRequest } from './client';
import { isDone } from './errors';
import type { AccountToken } from './token';
import { type BackendCall, backendUrl } from './transport';

/** Patience of a sign-in: a password that many have guessed at is tried slowly, and waiting is no fault. */
const SIGN_IN_TIMEOUT_MS = 45_000;

/** GET /users/me: the current user, in the shape the caller expects. */
export async function getCurrentUser<T>(token: string, schema: z.ZodType<T>, params?: QueryParams) {
  return await readAnswer(schema, { path: '/users/me', token, params });
}

/** POST /auth/local. */
export async function signIn(body: z.input<typeof credentials>): Promise<Session> {
  const call = { path: '/auth/local', body, timeoutMs: SIGN_IN_TIMEOUT_MS };
  return sessionAnswer.parse(await postForVisitor(call));
}

/** POST /auth/local/register. No session comes back while an e-mail confirmation is asked for. */
export async function register(body: z.input<typeof registration>): Promise<Session | null> {
  const answer = await postForVisitor({ path: '/auth/local/register', body });
  return registrationAnswer.parse(answer).jwt ? sessionAnswer.parse(answer) : null;
}

/** Makes a call that asks for a mail; the answer is the same whether the address is known or not. */
function mailCall(path: string) {
  return async (body: z.input<typeof mailRequest>): Promise<void> => {
    await postForVisitor({ path, body });
  };
}

/** POST /auth/forgot-password. */
export const requestPasswordReset = mailCall('/auth/forgot-password');

/** POST /auth/send-email-confirmation, for an address that waits for it. */
export const sendEmailConfirmation = mailCall('/auth/send-email-confirmation');

/** POST /auth/reset-password, with the code of the mail's link. */
export async function resetPassword(body: z.input<typeof passwordReset>): Promise<Session> {
  return sessionAnswer.parse(await postForVisitor({ path: '/auth/reset-password', body }));
}

/** POST /auth/reset-password/check: whether the link of a mail still works. Uses nothing up. @throws BackendError */
export function checkResetCode(body: z.input<typeof mailedCode>): Promise<boolean> {
  return isDone(
    () => postForVisitor({ path: '/auth/reset-password/check', body }),
    ({ status }) => status === 400,
  );
}

/** POST /auth/change-password of the signed-in user. Ends every session; returns a new one if the backend gives one. */
export async function changePassword(token: AccountToken, body: z.input<typeof passwordChange>) {
  const answer = await postForVisitor({ path: '/auth/change-password', body, token });
  return sessionAnswer.safeParse(answer).data ?? null;
}

/** GET /auth/providers: the configured ways of social sign-in, and whether people may register. Beyond the specification. */
export async function readSignInWays() {
  const { data, meta } = await readAnswer(signInWaysAnswer, { path: '/auth/providers' });
  return { providers: data, isRegistrationOpen: meta.registration };
}

/** GET /auth/{provider}/callback, the end of a social sign-in. `proof` is the secret this browser began with. */
export async function completeProviderSignIn(given: {
  provider: string;
  accessToken: string;
  proof: string;
  /** Asks for the setup of a second factor, where there is none, in place of a session. */
  wantsFactor: boolean;
}): Promise<Session> {
  const { provider, accessToken, proof, wantsFactor } = given;
  const path = `/auth/${encodeURIComponent(provider)}/callback`;
  const headers = { ...(await callerHeaders()), 'x-sign-in-proof': proof };
  const params = { access_token: accessToken, ...(wantsFactor ? { second_factor: 'setup' } : {}) };
  return await readAnswer(sessionAnswer, { path, params, headers });
}

/**
 * Returns `{backend}/connect/{provider}`; `proofHash` is SHA-256 of the browser's secret, without which it is worth nothing.
 * `isAgain`: the provider asks who it is, whoever is signed in there.
 */
export function providerSignInUrl(given: { provider: string; proofHash: string; isAgain: boolean }): string {
  const { provider, proofHash, isAgain } = given;
  const { BACKEND_URL, BACKEND_PUBLIC_URL, BACKEND_VERSION } = getEnvironment();
  const path = `/connect/${encodeURIComponent(provider)}`;
  const url = backendUrl({ baseUrl: BACKEND_PUBLIC_URL ?? BACKEND_URL, version: BACKEND_VERSION, path });
  return `${url}?${new URLSearchParams({ proof: proofHash, ...(isAgain ? { again: 'yes' } : {}) })}`;
}

/** Names the visitor, by whose address limits are counted, their browser for the list of sessions, and the browser's token. */
async function callerHeaders(): Promise<Record<string, string>> {
  const { clientIp, userAgent, device } = await getCaller();
  return {
    ...(clientIp ? { 'x-client-ip': clientIp, 'x-website-key': getEnvironment().WEBSITE_KEY } : {}),
    ...(userAgent ? { 'user-agent': userAgent } : {}),
    ...(device ? { 'x-device': device } : {}),
  };
}

type Post = Pick<BackendCall, 'path' | 'body' | 'token' | 'timeoutMs'>;

/** A call that the backend counts and records for the visitor, not for this server. @throws BackendError */
export async function postForVisitor(call: Post): Promise<unknown> {
  return await backendRequest({ method: 'POST', headers: await callerHeaders(), ...call });
}

/** POST /auth/refresh: a new access token for a renewal token, which is used up. Beyond the specification. */
export async function renewSession({ refreshToken }: { refreshToken: string }): Promise<Session> {
  const answer = await backendRequest({ method: 'POST', path: '/auth/refresh', body: { refreshToken } });
  return sessionAnswer.parse(answer);
}

/** POST /auth/logout: ends the session the token belongs to, or those of every device. */
export async function endSession(token: string, isEverywhere = false): Promise<void> {
  const body: z.input<typeof signOut> = isEverywhere ? { scope: 'all' } : {};
  await backendRequest({ method: 'POST', path: '/auth/logout', body, token });
}

const runningSession = z.object({
  id: z.string(),
  current: z.boolean(),
  deviceName: z.string().nullish(),
  loginAt: z.string().nullish(),
});

/** A browser that somebody is signed in with; `loginAt` is an ISO instant. */
export type RunningSession = z.infer<typeof runningSession>;

/** GET /auth/sessions: where the signed-in user is signed in. Beyond the specification. */
export const listSessions = readerOf(z.object({ data: z.array(runningSession) }), '/auth/sessions');

/** DELETE /auth/sessions/{id}: signs the user out of one other browser; false when it has ended by itself. */
export function endOtherSession(token: AccountToken, id: string): Promise<boolean> {
  return removeAt(token, `/auth/sessions/${encodeURIComponent(id)}`);
}
