import { callBackend } from './backend';
import { bookAppointment, idOfAppointment } from './booked-appointment';
import type { Clock } from './clock';
import { colleague, confirmAppointment } from './colleague';
import { environment } from './environment';
import type { Locale } from './locale';
import { newPatient } from './patient';
import { findAppointment } from './stored-appointment';

const HOUR = 3_600_000;

/** Messages of the contact page. */
export async function writeMessages({ count, language }: { count: number; language: Locale }): Promise<void> {
  for (let left = count; left > 0; left -= 1)
    await callBackend({
      path: '/contact-messages',
      token: environment.websiteSettings.BACKEND_TOKEN,
      body: {
        data: {
          name: `Writer ${left}`,
          email: 'writes@example.com',
          message: 'Do you treat children?',
          language,
        },
      },
    });
}

/** People on the waiting list who take any doctor. */
export async function joinWaitingList({
  count,
  language,
}: {
  count: number;
  language: Locale;
}): Promise<void> {
  for (let left = count; left > 0; left -= 1) {
    const { firstName, lastName, storedPhone } = newPatient(language);
    const until = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
    const person = { firstName, lastName, phone: storedPhone, age: 34, email: 'waits@example.com' };
    const body = { data: { ...person, until, consent: true, locale: language } };
    await callBackend({ path: '/waiting-entries', body });
  }
}

/** Requests of patients with one family name. @returns their booking numbers */
export async function bookFamily({
  count,
  lastName,
  language,
}: {
  count: number;
  lastName: string;
  language: Locale;
}): Promise<string[]> {
  const numbers: string[] = [];
  for (let left = count; left > 0; left -= 1) {
    const person = { lastName, firstName: `Nour${String.fromCharCode(96 + left)}` };
    numbers.push((await bookAppointment({ language, person })).bookingNumber);
  }
  return numbers;
}

/** Patients who were there and are to come again. */
export async function setRecalls({
  count,
  language,
  clock,
}: {
  count: number;
  language: Locale;
  clock: Clock;
}): Promise<void> {
  const numbers = await bookFamily({ count, lastName: 'Recalled', language });
  for (const number of numbers) await confirmAppointment(number);
  const starts = numbers.map((number) => findAppointment(number)?.startsAt.getTime() ?? 0);
  await clock.moveTo(Math.max(...starts) + HOUR);
  for (const number of numbers) {
    const path = `/appointments/${idOfAppointment(number)}`;
    const { data } = await colleague({ path });
    await colleague({ path: `${path}/transitions`, body: { data: { to: 'done', version: data.version } } });
    await colleague({ path: `${path}/recall`, body: { data: { months: 6 } } });
  }
}
