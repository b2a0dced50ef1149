import { randomUUID } from 'node:crypto';
import { openDatabase } from '../../scripts/backup/database.mjs';
import { askJson } from './ask-json.mjs';

/** Books appointments for the requests to do harm to, and reads what is stored from the database. */
export async function createAppointments({ backendUrl, website, databaseFile, databaseUrl, count }) {
  const db = await openDatabase({ databaseUrl, databaseFile });
  const ask = async ({ path, body }) => {
    const headers = { 'X-Website-Key': website.WEBSITE_KEY, 'Idempotency-Key': randomUUID() };
    const given = { token: website.BACKEND_TOKEN, headers, data: body && { data: body } };
    return (await askJson(`${backendUrl}/api${path}`, given)).data;
  };
  const setting = await ask({ path: '/booking-setting?populate[defaultService][fields][0]=number' });
  const service = setting.defaultService.documentId;
  const from = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  const booked = [];
  for (const { doctor, branch } of await ask({ path: '/availability/next' })) {
    const { specialties } = await ask({ path: `/doctors/${doctor}?populate[specialties][fields][0]=number` });
    const query = new URLSearchParams({ doctor, branch, service, from, days: '21' });
    const days = await ask({ path: `/availability?${query}` });
    for (const { startsAt } of days.flatMap(({ slots }) => slots).slice(0, 5)) {
      if (booked.length === count) break;
      const number = booked.length + 1;
      const phone = `+2010000${10_000 + number}`;
      const person = { firstName: 'Bench', lastName: `Number ${number}`, phone, age: 34, locale: 'en' };
      const place = { branch, doctor, service, specialty: specialties[0].documentId, startsAt };
      const body = { ...place, ...person, contractType: 'cash', consent: true };
      const { bookingNumber, manageKey } = await ask({ path: '/appointments', body });
      booked.push({ number: bookingNumber, key: manageKey, phone });
    }
  }
  // Columns that change by themselves over time.
  const notCompared = new Set(['id', 'status', 'updated_at', 'version', 'reminder_at']);
  return {
    booked,
    rows: async () =>
      new Map(
        (await db.all('SELECT * FROM appointments')).map((row) => [
          row.document_id,
          JSON.stringify(Object.entries(row).filter(([name]) => !notCompared.has(name))),
        ]),
      ),
    idsIn: async (table) =>
      (await db.all(`SELECT DISTINCT document_id FROM ${table} LIMIT 50`)).map((row) => row.document_id),
    close: () => db.close(),
  };
}
