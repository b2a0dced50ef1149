import 'server-only';
import { cookies } from 'next/headers';
import type { SecondFactorStep } from '@/contract/second-factor';
import { readSecondFactorStep } from '@/lib/backend/second-factor';
import { privateCookie } from '@/lib/request/private-cookie';

/** Time for which the backend lets somebody take over the second step of signing in. */
const STEP_SECONDS = 10 * 60;

const stepCookie = () => privateCookie('staff-step', 'strict');

/** Keeps the ticket where a refused sign-in asks for a second step; gives the step, else null. Only in actions and routes. */
export async function keepStep(error: unknown): Promise<SecondFactorStep['step'] | null> {
  const step = readSecondFactorStep(error);
  if (step) {
    const { name, options } = stepCookie();
    (await cookies()).set(name, `${step.step}:${step.ticket}`, { ...options, maxAge: STEP_SECONDS });
  }
  return step?.step ?? null;
}

export async function readStep(): Promise<SecondFactorStep | null> {
  const value = (await cookies()).get(stepCookie().name)?.value ?? '';
  const [, step, ticket = ''] = /^(enter|setup):([\w.-]{1,200})$/.exec(value) ?? [];
  return step === 'enter' || step === 'setup' ? { step, ticket } : null;
}

/** Forgets the step. Only in actions and route handlers. */
export async function dropStep(): Promise<void> {
  const { name, options } = stepCookie();
  (await cookies()).set(name, '', { ...options, maxAge: 0 });
}
