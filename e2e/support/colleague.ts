import type { APIRequestContext } from '@playwright/test';
import { createAccount, tokenOf } from './accounts';
import { idOfAppointment } from './booked-appointment';
import { firstValue } from './database';
import { environment } from './environment';

type Call = (asked: { method?: string; path: string; data?: unknown }) => ReturnType<Response['json']>;

/** Somebody at another desk, who speaks to the backend. */
export async function colleague(
  request: APIRequestContext,
  role: 'staff' | 'manager' = 'staff',
): Promise<Call> {
  const token = await tokenOf({ request, account: await createAccount({ request, role }) });
  return async ({ method = 'POST', path, data }) => {
    const answer = await request.fetch(`${environment.backendUrl}/api${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}` },
      ...(data === undefined ? {} : { data: { data } }),
    });
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
    return answer.json();
  };
}

const versionOf = (bookingNumber: string) =>
  Number(firstValue('SELECT version FROM appointments WHERE booking_number = ?', bookingNumber));

/** A colleague confirms an appointment. */
export async function confirmAppointment(request: APIRequestContext, bookingNumber: string): Promise<void> {
  const call = await colleague(request);
  const data = { to: 'confirmed', version: versionOf(bookingNumber) };
  await call({ path: `/appointments/${idOfAppointment(bookingNumber)}/transitions`, data });
}

/** A colleague changes an appointment and takes it back: it is as before, and who looked at it earlier was slower. */
export async function overtake(request: APIRequestContext, bookingNumber: string): Promise<void> {
  const call = await colleague(request);
  const path = `/appointments/${idOfAppointment(bookingNumber)}`;
  const isPending =
    firstValue('SELECT status FROM appointments WHERE booking_number = ?', bookingNumber) === 'pending';
  const change = isPending ? { to: 'confirmed' } : { to: 'arrived' };
  const version = versionOf(bookingNumber);
  await call({ path: `${path}/${isPending ? 'transitions' : 'attendance'}`, data: { ...change, version } });
  const back = { version: versionOf(bookingNumber) };
  if (isPending) await call({ path: `${path}/undo`, data: back });
  else await call({ path: `${path}/attendance`, data: { to: null, ...back } });
}
