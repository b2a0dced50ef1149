import 'server-only';
import { accountFaults, type Session, sessionAnswer } from '@/contract/account';
import {
  type Enrolment,
  enrolmentAnswer,
  recoveryCodesAnswer,
  type SecondFactorStep,
  secondFactorAnswer,
  secondFactorStep,
  securedSessionAnswer,
} from '@/contract/second-factor';
import { postForVisitor } from './accounts';
import { readerOf } from './calls';
import { BackendError, isConflict, isDone } from './errors';
import type { AccountToken } from './token';

type Ticket = { ticket: string };
type Code = { code: string };
type Password = { password: string };

function post(path: string, data: object, token: AccountToken | null = null): Promise<unknown> {
  return postForVisitor({ path, body: { data }, token });
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
export async function enterSecondFactor(data: Ticket & Code): Promise<Session> {
  return sessionAnswer.parse(await post('/auth/second-factor', data));
}

/** Begins the setup with the ticket of a sign-in; the same secret until it is ended. @throws BackendError */
export async function beginWithTicket(data: Ticket): Promise<Enrolment> {
  return enrolmentAnswer.parse(await post('/auth/second-factor/setup', data)).data;
}

/** Ends the setup, and with it the sign-in. @throws BackendError */
export async function finishWithTicket(data: Ticket & Code) {
  const answer = await post('/auth/second-factor/confirmation', data);
  const { recoveryCodes, ...session } = securedSessionAnswer.parse(answer);
  return { session, recoveryCodes };
}

/** GET /second-factor. @throws BackendError */
export const getSecondFactor = readerOf(secondFactorAnswer, '/second-factor');

/** Begins the setup of the signed-in account. @throws BackendError */
export async function beginOwnSetup(token: AccountToken, data: Password): Promise<Enrolment> {
  return enrolmentAnswer.parse(await post('/second-factor/setup', data, token)).data;
}

/** Ends the setup of the signed-in account; returns the recovery codes. @throws BackendError */
export async function finishOwnSetup(token: AccountToken, data: Code): Promise<string[]> {
  const answer = await post('/second-factor/confirmation', data, token);
  return recoveryCodesAnswer.parse(answer).data.recoveryCodes;
}

/** Takes the second factor off, by the password or, where a provider opens the account, a code; false when a manager requires it. @throws BackendError */
export function removeOwnFactor(token: AccountToken, data: Password & Code): Promise<boolean> {
  return isDone(() => post('/second-factor/removal', data, token), isConflict);
}
