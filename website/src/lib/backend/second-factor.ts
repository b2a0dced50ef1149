import 'server-only';
import { accountFaults, type Session, sessionAnswer } from '@/contract/account';
import {
  type Enrolment,
  enrolmentAnswer,
  recoveryCodesAnswer,
  type SecondFactor,
  type SecondFactorStep,
  secondFactorAnswer,
  secondFactorStep,
  securedSessionAnswer,
} from '@/contract/second-factor';
import { type Caller, postForCaller } from './accounts';
import { backendRequest } from './client';
import { BackendError, isConflict, isDone } from './errors';
import type { AccountToken } from './token';

/** The step a refused sign-in asks for; null for every other refusal. */
export function readSecondFactorStep(error: unknown): SecondFactorStep | null {
  if (!(error instanceof BackendError) || error.name !== 'SecondFactorRequiredError') return null;
  return secondFactorStep.safeParse(error.details).data ?? null;
}

/** The field the backend refused: `ticket`, `code` or `password`; null for another fault. */
export function readWrongField(error: BackendError): string | null {
  return error.status === 400
    ? (accountFaults.safeParse(error.details).data?.errors[0]?.path[0] ?? null)
    : null;
}

/** POST /auth/second-factor: the code that ends a sign-in. @throws BackendError */
export async function enterSecondFactor({
  ticket,
  code,
  ...caller
}: { ticket: string; code: string } & Caller): Promise<Session> {
  const body = { data: { ticket, code } };
  return sessionAnswer.parse(await postForCaller({ path: '/auth/second-factor', body, caller }));
}

/** Begins the setup with the ticket of a sign-in; the same secret until it is ended. @throws BackendError */
export async function beginWithTicket({
  ticket,
  ...caller
}: { ticket: string } & Caller): Promise<Enrolment> {
  const body = { data: { ticket } };
  const answer = await postForCaller({ path: '/auth/second-factor/setup', body, caller });
  return enrolmentAnswer.parse(answer).data;
}

/** Ends the setup, and with it the sign-in. @throws BackendError */
export async function finishWithTicket({
  ticket,
  code,
  ...caller
}: { ticket: string; code: string } & Caller): Promise<{ session: Session; recoveryCodes: string[] }> {
  const body = { data: { ticket, code } };
  const answer = await postForCaller({ path: '/auth/second-factor/confirmation', body, caller });
  const { recoveryCodes, ...session } = securedSessionAnswer.parse(answer);
  return { session, recoveryCodes };
}

/** GET /second-factor. @throws BackendError */
export async function getSecondFactor({ token }: { token: string }): Promise<SecondFactor> {
  const answer = await backendRequest({ method: 'GET', path: '/second-factor', token });
  return secondFactorAnswer.parse(answer).data;
}

interface Own {
  token: AccountToken;
}

/** Begins the setup of the signed-in account. @throws BackendError */
export async function beginOwnSetup({
  token,
  password,
  ...caller
}: Own & { password: string } & Caller): Promise<Enrolment> {
  const body = { data: { password } };
  const answer = await postForCaller({ path: '/second-factor/setup', body, caller, token });
  return enrolmentAnswer.parse(answer).data;
}

/** Ends the setup of the signed-in account; returns the recovery codes. @throws BackendError */
export async function finishOwnSetup({
  token,
  code,
  ...caller
}: Own & { code: string } & Caller): Promise<string[]> {
  const body = { data: { code } };
  const answer = await postForCaller({ path: '/second-factor/confirmation', body, caller, token });
  return recoveryCodesAnswer.parse(answer).data.recoveryCodes;
}

/** Takes the second factor off; false when a manager requires it. @throws BackendError */
export async function removeOwnFactor({
  token,
  password,
  ...caller
}: Own & { password: string } & Caller): Promise<boolean> {
  const call = { path: '/second-factor/removal', body: { data: { password } }, caller, token };
  return await isDone(() => postForCaller(call), isConflict);
}
