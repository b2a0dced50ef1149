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
import { backendRequest } from './client';
import { isDone } from './errors';
import type { AccountToken } from './token';
import { type BackendCall, backendUrl } from './transport';

/**
 * Calls of accounts of specification point 7. Each throws BackendError when the backend refuses and ZodError for an
 * unexpected answer. `clientIp` is the visitor's address, so that the backend's limits count visitors and not this
 * server.
 */
export type Caller = {
  clientIp?: string;
  /** The visitor's browser, so that their list of sessions can name it. */
  userAgent?: string;
  /** The token of a browser that was signed in with before. */
  device?: string;
};

/** Patience of a sign-in: a password that many have guessed at is tried slowly, and waiting is no fault. */
const SIGN_IN_TIMEOUT_MS = 45_000;

/** GET /users/me: the current user, in the shape the caller expects. */
export async function getCurrentUser<T>(token: string, schema: z.ZodType<T>, params?: QueryParams) {
  return schema.parse(await backendRequest({ method: 'GET', path: '/users/me', token, params }));
}

/** POST /auth/local. */
export async function signIn({
  identifier,
  password,
  ...caller
}: z.input<typeof credentials> & Caller): Promise<Session> {
  const body = { identifier, password };
  const call = { path: '/auth/local', body, caller, timeoutMs: SIGN_IN_TIMEOUT_MS };
  return sessionAnswer.parse(await postForCaller(call));
}

/** POST /auth/local/register. No session comes back while an e-mail confirmation is asked for. */
export async function register({
  data,
  ...caller
}: { data: z.input<typeof registration> } & Caller): Promise<Session | null> {
  const answer = await postForCaller({ path: '/auth/local/register', body: data, caller });
  return registrationAnswer.parse(answer).jwt ? sessionAnswer.parse(answer) : null;
}

/** POST /auth/forgot-password. The answer is the same whether the address is known or not. */
export async function requestPasswordReset({
  email,
  locale,
  ...caller
}: z.input<typeof mailRequest> & Caller): Promise<void> {
  await postForCaller({ path: '/auth/forgot-password', body: { email, locale }, caller });
}

/** POST /auth/reset-password, with the code of the mail's link. */
export async function resetPassword({
  code,
  password,
  passwordConfirmation,
  ...caller
}: z.input<typeof passwordReset> & Caller): Promise<Session> {
  const body = { code, password, passwordConfirmation };
  return sessionAnswer.parse(await postForCaller({ path: '/auth/reset-password', body, caller }));
}

/** POST /auth/reset-password/check: whether the link of a mail still works. Uses nothing up. @throws BackendError */
export async function checkResetCode({
  code,
  ...caller
}: z.input<typeof mailedCode> & Caller): Promise<boolean> {
  return await isDone(
    () => postForCaller({ path: '/auth/reset-password/check', body: { code }, caller }),
    ({ status }) => status === 400,
  );
}

/** POST /auth/change-password, for the signed-in user. Every session ends; a new one comes back where the backend gives one. */
export async function changePassword({
  token,
  currentPassword,
  password,
  passwordConfirmation,
  ...caller
}: { token: AccountToken } & z.input<typeof passwordChange> & Caller): Promise<Session | null> {
  const body = { currentPassword, password, passwordConfirmation };
  const answer = await postForCaller({ path: '/auth/change-password', body, caller, token });
  return sessionAnswer.safeParse(answer).data ?? null;
}

/** POST /auth/send-email-confirmation. The answer is the same whether the address waits for it or not. */
export async function sendEmailConfirmation({
  email,
  locale,
  ...caller
}: z.input<typeof mailRequest> & Caller): Promise<void> {
  await postForCaller({ path: '/auth/send-email-confirmation', body: { email, locale }, caller });
}

/** GET /auth/providers: the configured ways of social sign-in, and whether people may register. Beyond the specification. */
export async function readSignInWays() {
  const answer = await backendRequest({ method: 'GET', path: '/auth/providers' });
  const { data, meta } = signInWaysAnswer.parse(answer);
  return { providers: data, isRegistrationOpen: meta.registration };
}

/** GET /auth/{provider}/callback, the end of a social sign-in. `proof` is the secret this browser began with. */
export async function completeProviderSignIn({
  provider,
  accessToken,
  proof,
  ...caller
}: { provider: string; accessToken: string; proof?: string } & Caller): Promise<Session> {
  const path = `/auth/${encodeURIComponent(provider)}/callback`;
  const headers = { ...headersFor(caller), ...(proof ? { 'x-sign-in-proof': proof } : {}) };
  const params = { access_token: accessToken };
  return sessionAnswer.parse(await backendRequest({ method: 'GET', path, params, headers }));
}

/** Returns `{backend}/connect/{provider}`; `proofHash` is SHA-256 of the browser's secret, without which it is worth nothing. */
export function providerSignInUrl({ provider, proofHash }: { provider: string; proofHash?: string }): string {
  const { BACKEND_URL, BACKEND_PUBLIC_URL, BACKEND_VERSION } = getEnvironment();
  const path = `/connect/${encodeURIComponent(provider)}`;
  const url = backendUrl({ baseUrl: BACKEND_PUBLIC_URL ?? BACKEND_URL, version: BACKEND_VERSION, path });
  return proofHash ? `${url}?${new URLSearchParams({ proof: proofHash })}` : url;
}

function headersFor({ clientIp, userAgent, device }: Caller): Record<string, string> {
  return {
    ...(clientIp ? { 'x-client-ip': clientIp, 'x-website-key': getEnvironment().WEBSITE_KEY } : {}),
    ...(userAgent ? { 'user-agent': userAgent } : {}),
    ...(device ? { 'x-device': device } : {}),
  };
}

/** A call that the backend counts and records for the visitor, not for this server. @throws BackendError */
export function postForCaller({
  caller,
  ...call
}: Pick<BackendCall, 'path' | 'body' | 'token' | 'timeoutMs'> & { caller: Caller }): Promise<unknown> {
  return backendRequest({ method: 'POST', headers: headersFor(caller), ...call });
}

/** POST /auth/refresh: a new access token for a renewal token, which is used up. Beyond the specification. */
export async function renewSession({ refreshToken }: { refreshToken: string }): Promise<Session> {
  const answer = await backendRequest({ method: 'POST', path: '/auth/refresh', body: { refreshToken } });
  return sessionAnswer.parse(answer);
}

/** POST /auth/logout: ends the session the token belongs to, or those of every device. */
export async function endSession({
  token,
  isEverywhere = false,
}: {
  token: string;
  isEverywhere?: boolean;
}): Promise<void> {
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
export async function listSessions({ token }: { token: string }): Promise<RunningSession[]> {
  const answer = await backendRequest({ method: 'GET', path: '/auth/sessions', token });
  return z.object({ data: z.array(runningSession) }).parse(answer).data;
}

/** DELETE /auth/sessions/{id}: signs the user out of one other browser. */
export async function endOtherSession(token: AccountToken, id: string): Promise<void> {
  await backendRequest({ method: 'DELETE', path: `/auth/sessions/${encodeURIComponent(id)}`, token });
}
