import 'server-only';
import type { SecondFactorStep } from '@/contract/second-factor';
import { readSecondFactorStep } from '@/lib/backend/second-factor';
import { privateCookie } from '@/lib/request/private-cookie';

/** Time for which the backend lets somebody take over the second step of signing in. */
const STEP_SECONDS = 10 * 60;

const stepCookie = privateCookie('staff-step', 'strict', STEP_SECONDS);

/** Keeps the ticket where a refused sign-in asks for a second step; gives the step, else null. Only in actions and routes. */
export async function keepStep(error: unknown): Promise<SecondFactorStep['step'] | null> {
  const step = readSecondFactorStep(error);
  if (step) await stepCookie.keep(`${step.step}:${step.ticket}`);
  return step?.step ?? null;
}

export async function readStep(): Promise<SecondFactorStep | null> {
  const [, step, ticket = ''] = /^(enter|setup):([\w.-]{1,200})$/.exec(await stepCookie.read()) ?? [];
  return step === 'enter' || step === 'setup' ? { step, ticket } : null;
}

/** Forgets the step. Only in actions and route handlers. */
export const dropStep = stepCookie.drop;
