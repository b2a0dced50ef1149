import { type Role, tokenOfColleague } from './accounts';
import { type Call, callBackend } from './backend';
import { idOfAppointment } from './booked-appointment';
import { firstValue } from './database';

/** Somebody at another desk calls the backend. */
export async function colleague(call: Call, role: Role = 'staff'): ReturnType<typeof callBackend> {
  return callBackend({ ...call, token: await tokenOfColleague(role) });
}

/** A colleague confirms an appointment. */
export async function confirmAppointment(bookingNumber: string): Promise<void> {
  const version = Number(
    firstValue('SELECT version FROM appointments WHERE booking_number = ?', bookingNumber),
  );
  const path = `/appointments/${idOfAppointment(bookingNumber)}/transitions`;
  await colleague({ path, body: { data: { to: 'confirmed', version } } });
}

/** A colleague corrects the age that was noted: whoever looked at the appointment earlier is slower. */
export async function overtake(bookingNumber: string): Promise<void> {
  const path = `/appointments/${idOfAppointment(bookingNumber)}`;
  const { data } = await colleague({ path });
  const { version, firstName, lastName, phone, email, additionalNotes, contractType } = data;
  const form = { version, firstName, lastName, phone, email, additionalNotes, contractType };
  await colleague({
    path: `${path}/amendment`,
    body: { data: { ...form, organisation: null, age: data.age + 1 } },
  });
}

/** A manager changes booking settings; for files with a world of their own, where nobody else books. */
export async function changeSettings(values: Record<string, string>): Promise<void> {
  const path = '/booking-settings/desk';
  const { version } = (await colleague({ path }, 'manager')).data;
  await colleague({ method: 'PUT', path, body: { data: { version, language: 'en', values } } }, 'manager');
}
