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

/** A colleague corrects the age that was noted: whoever looked at the appointment earlier is slower. */
export async function overtake(request: APIRequestContext, bookingNumber: string): Promise<void> {
  const call = await colleague(request);
  const path = `/appointments/${idOfAppointment(bookingNumber)}`;
  const { data } = await call({ method: 'GET', path });
  const { version, firstName, lastName, phone, email, additionalNotes, contractType } = data;
  const form = { version, firstName, lastName, phone, email, additionalNotes, contractType };
  await call({ path: `${path}/amendment`, data: { ...form, organisation: null, age: data.age + 1 } });
}
