import 'server-only';
import { z } from 'zod';
import { type Caller, postForCaller, type Session, sessionSchema } from './accounts';
import { backendRequest } from './client';
import { BackendError } from './errors';
import type { AccountToken } from './token';

/** What is missing after the right password, and what proves that the password was right. */
export interface Step {
  step: 'enter' | 'setup';
  ticket: string;
}

const stepSchema = z.object({ step: z.enum(['enter', 'setup']), ticket: z.string().min(1) });

/** The step a refused sign-in asks for; null for every other refusal. */
export function readSecondFactorStep(error: unknown): Step | null {
  if (!(error instanceof BackendError) || error.name !== 'SecondFactorRequiredError') return null;
  return stepSchema.safeParse(error.details).data ?? null;
}

const faults = z.object({ errors: z.array(z.object({ path: z.array(z.string()) })) });

/** The field the backend refused: `ticket`, `code` or `password`; null for another fault. */
export function readWrongField(error: BackendError): string | null {
  return error.status === 400 ? (faults.safeParse(error.details).data?.errors[0]?.path[0] ?? null) : null;
}

/** POST /auth/second-factor: the code that ends a sign-in. @throws BackendError */
export async function enterSecondFactor({
  ticket,
  code,
  ...caller
}: { ticket: string; code: string } & Caller): Promise<Session> {
  const body = { data: { ticket, code } };
  return sessionSchema.parse(await postForCaller({ path: '/auth/second-factor', body, caller }));
}

const enrolmentSchema = z.object({ secret: z.string(), picture: z.string().startsWith('<svg') });
/** What an authenticator is given: the secret as letters, and as a picture (SVG). */
export type Enrolment = z.infer<typeof enrolmentSchema>;

/** Begins the setup with the ticket of a sign-in; the same secret until it is ended. @throws BackendError */
export async function beginWithTicket({
  ticket,
  ...caller
}: { ticket: string } & Caller): Promise<Enrolment> {
  const body = { data: { ticket } };
  const answer = await postForCaller({ path: '/auth/second-factor/setup', body, caller });
  return z.object({ data: enrolmentSchema }).parse(answer).data;
}

const codes = z.array(z.string());

/** Ends the setup, and with it the sign-in. @throws BackendError */
export async function finishWithTicket({
  ticket,
  code,
  ...caller
}: { ticket: string; code: string } & Caller): Promise<{ session: Session; recoveryCodes: string[] }> {
  const body = { data: { ticket, code } };
  const answer = await postForCaller({ path: '/auth/second-factor/confirmation', body, caller });
  const { recoveryCodes } = z.object({ recoveryCodes: codes }).parse(answer);
  return { session: sessionSchema.parse(answer), recoveryCodes };
}

const stateSchema = z.object({ isOn: z.boolean(), isRequired: z.boolean(), recoveryCodes: z.number() });
/** Whether an account has a second factor and must have one; `recoveryCodes` is how many are left. */
export type SecondFactor = z.infer<typeof stateSchema>;

/** GET /second-factor. @throws BackendError */
export async function getSecondFactor({ token }: { token: string }): Promise<SecondFactor> {
  const answer = await backendRequest({ method: 'GET', path: '/second-factor', token });
  return z.object({ data: stateSchema }).parse(answer).data;
}

interface Own {
  token: AccountToken;
}

/** Begins the setup of whoever is signed in. @throws BackendError */
export async function beginOwn({
  token,
  password,
  ...caller
}: Own & { password: string } & Caller): Promise<Enrolment> {
  const body = { data: { password } };
  const answer = await postForCaller({ path: '/second-factor/setup', body, caller, token });
  return z.object({ data: enrolmentSchema }).parse(answer).data;
}

/** Ends the setup of whoever is signed in; gives the recovery codes. @throws BackendError */
export async function finishOwn({
  token,
  code,
  ...caller
}: Own & { code: string } & Caller): Promise<string[]> {
  const body = { data: { code } };
  const answer = await postForCaller({ path: '/second-factor/confirmation', body, caller, token });
  return z.object({ data: z.object({ recoveryCodes: codes }) }).parse(answer).data.recoveryCodes;
}

/** Takes the second factor off; false when a manager requires it. @throws BackendError */
export async function removeOwn({
  token,
  password,
  ...caller
}: Own & { password: string } & Caller): Promise<boolean> {
  try {
    const body = { data: { password } };
    await postForCaller({ path: '/second-factor/removal', body, caller, token });
    return true;
  } catch (error) {
    if (error instanceof BackendError && error.status === 409) return false;
    throw error;
  }
}
