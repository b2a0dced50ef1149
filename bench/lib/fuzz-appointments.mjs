import { randomUUID } from 'node:crypto';
import { requireFromBackend } from '../../scripts/lib/project.mjs';

/**
 * Books appointments for the requests to do harm to, and reads what is stored from the database file.
 *
 * @param {{ backendUrl: string, website: Record<string, string>, databaseFile: string, count: number }} options
 */
export async function createAppointments({ backendUrl, website, databaseFile, count }) {
  const db = new (requireFromBackend('better-sqlite3'))(databaseFile, { readonly: true });
  const ask = async ({ path, body }) => {
    const answer = await fetch(`${backendUrl}/api${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${website.BACKEND_TOKEN}`,
        'X-Website-Key': website.WEBSITE_KEY,
        'Idempotency-Key': randomUUID(),
      },
      ...(body ? { body: JSON.stringify({ data: body }) } : {}),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()).data;
  };
  const setting = await ask({ path: '/booking-setting?populate[defaultService][fields][0]=number' });
  const service = setting.defaultService.documentId;
  const from = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  let booked = 0;
  for (const { doctor, branch } of await ask({ path: '/availability/next' })) {
    const { specialties } = await ask({ path: `/doctors/${doctor}?populate[specialties][fields][0]=number` });
    const query = new URLSearchParams({ doctor, branch, service, from, days: '21' });
    const days = await ask({ path: `/availability?${query}` });
    for (const { startsAt } of days.flatMap(({ slots }) => slots).slice(0, 5)) {
      if (booked === count) break;
      booked += 1;
      const person = {
        firstName: 'Bench',
        lastName: `Number ${booked}`,
        phone: `+2010000${10_000 + booked}`,
        age: 34,
      };
      const more = {
        specialty: specialties[0].documentId,
        contractType: 'cash',
        consent: true,
        locale: 'en',
      };
      await ask({ path: '/appointments', body: { branch, doctor, service, startsAt, ...person, ...more } });
    }
  }
  // Left out: what time brings about by itself.
  const notCompared = new Set(['id', 'status', 'updated_at', 'version', 'reminder_at']);
  return {
    booked,
    rows: () =>
      new Map(
        db
          .prepare('SELECT * FROM appointments')
          .all()
          .map((row) => [
            row.document_id,
            JSON.stringify(Object.entries(row).filter(([name]) => !notCompared.has(name))),
          ]),
      ),
    bookingNumbers: () => db.prepare('SELECT booking_number AS one FROM appointments').pluck().all(),
    idsIn: (table) => db.prepare(`SELECT DISTINCT document_id FROM ${table} LIMIT 50`).pluck().all(),
    close: () => db.close(),
  };
}
