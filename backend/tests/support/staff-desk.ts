import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { ask } from './calls';
import { startClinic } from './clinic';
import { signIn } from './staff';

/** How a call is made: by whose token (a member of staff's), with what body. */
export interface Call {
  token?: string;
  data?: unknown;
  method?: string;
  key?: string;
}

/**
 * A clinic with its staff: `staff` of its first branch (who asks where nobody is named), `elsewhere` of the other
 * one, and a `manager`, by their tokens; and what they ask for.
 */
export async function startDesk() {
  const { backend, booker, clinic } = await startClinic();
  const staff = await signIn({ backend, role: 'staff', branches: [clinic.branch] });
  const elsewhere = await signIn({ backend, role: 'staff', branches: [clinic.otherBranch] });
  const manager = await signIn({ backend, role: 'manager' });

  const call = (path: string, { token = staff, data, method, key }: Call = {}) =>
    ask(backend, path, { token, data, method, ...(key ? { headers: { 'Idempotency-Key': key } } : {}) });

  const forCaller = (fields: Record<string, unknown>, { token = staff, key = randomUUID() }: Call = {}) =>
    call('/appointments/for-caller', {
      token,
      key,
      data: { ...booker.request(fields), status: 'confirmed', ...fields },
    });

  /** Kinds and starts of a doctor's day, as the calendar of the branch has it. */
  async function dayOf(date: string, { token = staff, branch = clinic.branch } = {}) {
    const answer = await call(`/calendar?branch=${branch}&doctor=${clinic.doctor}&from=${date}`, { token });
    expect(answer.status).toBe(200);
    return answer.body.data[0].days[0].entries;
  }

  return { backend, booker, clinic, staff, elsewhere, manager, call, forCaller, dayOf };
}

/** Entries of a day that start at a time. */
export function entryAt(entries: { startsAt: string }[], time: string) {
  return entries.filter((one) => one.startsAt === time);
}
