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

type Ticket = Caller & { ticket: string };
type Own = Caller & { token: AccountToken };
type Code = { code: string };
type Password = { password: string };

function post(path: string, data: object, from: { caller: Caller; token?: AccountToken }): Promise<unknown> {
  return postForCaller({ path, body: { data }, ...from });
}

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
export async function enterSecondFactor({ ticket, code, ...caller }: Ticket & Code): Promise<Session> {
  return sessionAnswer.parse(await post('/auth/second-factor', { ticket, code }, { caller }));
}

/** Begins the setup with the ticket of a sign-in; the same secret until it is ended. @throws BackendError */
export async function beginWithTicket({ ticket, ...caller }: Ticket): Promise<Enrolment> {
  return enrolmentAnswer.parse(await post('/auth/second-factor/setup', { ticket }, { caller })).data;
}

/** Ends the setup, and with it the sign-in. @throws BackendError */
export async function finishWithTicket({
  ticket,
  code,
  ...caller
}: Ticket & Code): Promise<{ session: Session; recoveryCodes: string[] }> {
  const answer = await post('/auth/second-factor/confirmation', { ticket, code }, { caller });
  const { recoveryCodes, ...session } = securedSessionAnswer.parse(answer);
  return { session, recoveryCodes };
}

/** GET /second-factor. @throws BackendError */
export async function getSecondFactor({ token }: { token: string }): Promise<SecondFactor> {
  const answer = await backendRequest({ method: 'GET', path: '/second-factor', token });
  return secondFactorAnswer.parse(answer).data;
}

/** Begins the setup of the signed-in account. @throws BackendError */
export async function beginOwnSetup({ token, password, ...caller }: Own & Password): Promise<Enrolment> {
  return enrolmentAnswer.parse(await post('/second-factor/setup', { password }, { caller, token })).data;
}

/** Ends the setup of the signed-in account; returns the recovery codes. @throws BackendError */
export async function finishOwnSetup({ token, code, ...caller }: Own & Code): Promise<string[]> {
  const answer = await post('/second-factor/confirmation', { code }, { caller, token });
  return recoveryCodesAnswer.parse(answer).data.recoveryCodes;
}

/** Takes the second factor off; false when a manager requires it. @throws BackendError */
export async function removeOwnFactor({ token, password, ...caller }: Own & Password): Promise<boolean> {
  return await isDone(() => post('/second-factor/removal', { password }, { caller, token }), isConflict);
}
