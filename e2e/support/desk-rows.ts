import { randomInt, randomUUID } from 'node:crypto';
import { bookAppointment, idOfAppointment } from './booked-appointment';
import { changeDatabase } from './database';
import { environment, websiteSettings } from './environment';
import type { Locale } from './locale';
import { newPatient } from './patient';

/** Sends something to the backend as the website does. */
async function send({ path, data, token }: { path: string; data: unknown; token?: string }): Promise<void> {
  const answer = await fetch(`${environment.backendUrl}/api${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': randomUUID(),
      'X-Website-Key': websiteSettings().WEBSITE_KEY ?? '',
      'X-Client-IP': `198.51.100.${randomInt(1, 255)}`,
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify({ data }),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
}

/** Messages of the contact page. */
export async function writeMessages({ count, language }: { count: number; language: Locale }): Promise<void> {
  for (let left = count; left > 0; left -= 1)
    await send({
      path: '/contact-messages',
      token: websiteSettings().BACKEND_TOKEN ?? '',
      data: {
        name: `Writer ${left}`,
        email: 'writes@example.com',
        message: 'Do you treat children?',
        language,
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
    await send({
      path: '/waiting-entries',
      data: {
        ...{ firstName, lastName, phone: storedPhone, age: 34, email: 'waits@example.com' },
        ...{ until, consent: true, locale: language },
      },
    });
  }
}

/** Appointments of patients with one family name, the first of whom are to come again: a recall cannot be waited for. */
export async function bookFamily({
  count,
  lastName,
  language,
}: {
  count: number;
  lastName: string;
  language: Locale;
}): Promise<void> {
  for (let left = count; left > 0; left -= 1) {
    const person = { lastName, firstName: `Nour${String.fromCharCode(96 + left)}` };
    const { bookingNumber } = await bookAppointment({ language, person });
    const on = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    const values = [on, idOfAppointment(bookingNumber)];
    const sql = "UPDATE appointments SET recall_on = ?, recall_state = 'waiting' WHERE document_id = ?";
    changeDatabase({ sql, values });
  }
}
