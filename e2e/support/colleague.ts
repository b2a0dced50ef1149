import { type Role, tokenOfColleague } from './accounts';
import { type Call, callBackend } from './backend';
import { columnOf, idOfAppointment } from './database';

/** Calls the backend as somebody at another desk. */
export const colleague = async (call: Call, role: Role = 'staff'): ReturnType<typeof callBackend> =>
  callBackend({ ...call, token: await tokenOfColleague(role) });

/** A colleague confirms an appointment, cancels it, or says that it has taken place. */
export async function settleAppointment(
  bookingNumber: string,
  to: 'confirmed' | 'canceled' | 'done' = 'confirmed',
) {
  const reason = to === 'canceled' ? { reason: 'Asked for' } : {};
  const data = { to, version: columnOf(bookingNumber, 'version'), ...reason };
  await colleague({ path: `/appointments/${idOfAppointment(bookingNumber)}/transitions`, body: { data } });
}

/** A colleague corrects the age that was noted: whoever looked at the appointment earlier is slower. */
export async function overtake(bookingNumber: string): Promise<void> {
  const path = `/appointments/${idOfAppointment(bookingNumber)}`;
  const { data: noted } = await colleague({ path });
  const { version, firstName, lastName, phone, email, additionalNotes, contractType } = noted;
  const form = { version, firstName, lastName, phone, email, additionalNotes, contractType };
  const data = { ...form, organisation: null, age: noted.age + 1 };
  await colleague({ path: `${path}/amendment`, body: { data } });
}

/** A manager changes booking settings; whoever does puts them back, as others book on the same site. */
export async function changeSettings(values: Record<string, string>): Promise<void> {
  const path = '/booking-settings/desk';
  const { version } = (await colleague({ path }, 'manager')).data;
  await colleague({ method: 'PUT', path, body: { data: { version, language: 'en', values } } }, 'manager');
}
