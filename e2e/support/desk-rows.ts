import { callBackend } from './backend';
import { bookAppointment } from './booked-appointment';
import { environment } from './environment';
import type { Locale } from './locale';
import { newPatient } from './patient';

const times = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** Messages of the contact page. */
export async function writeMessages(count: number, language: Locale): Promise<void> {
  const token = environment.websiteSettings.BACKEND_TOKEN;
  for (const turn of times(count)) {
    const said = { name: `Writer ${turn}`, email: 'writes@example.com', message: 'Do you treat children?' };
    await callBackend({ path: '/contact-messages', token, body: { data: { ...said, language } } });
  }
}

/** People on the waiting list who take any doctor, of times that no test gives back. */
export async function joinWaitingList(count: number, language: Locale): Promise<void> {
  const until = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  for (const _ of times(count)) {
    const { firstName, lastName, storedPhone: phone } = newPatient(language);
    const person = { firstName, lastName, phone, age: 34, email: 'waits@example.com' };
    const body = { data: { ...person, until, consent: true, locale: language } };
    await callBackend({ path: '/waiting-entries', body });
  }
}

/** Requests of patients with one family name. */
export async function bookFamily(count: number, lastName: string, language: Locale): Promise<void> {
  for (const turn of times(count)) {
    const firstName = `Nour${String.fromCharCode(96 + turn)}`;
    await bookAppointment({ language, person: { lastName, firstName } });
  }
}
