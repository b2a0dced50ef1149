import { requireFromBackend } from './backend-packages.mjs';

/** Questions to the database that must all answer 0, whatever happened to the backend. */
const FAULTS = {
  'claims without an appointment':
    'SELECT count(*) AS n FROM claims c WHERE NOT EXISTS (SELECT 1 FROM appointments a WHERE a.document_id = c.appointment)',
  'live appointments without all their claims': `SELECT count(*) AS n FROM appointments a
     WHERE a.status IN ('pending', 'confirmed')
       AND (SELECT count(*) FROM claims c WHERE c.appointment = a.document_id) <> 6`,
  'canceled appointments with claims': `SELECT count(*) AS n FROM claims c
     JOIN appointments a ON a.document_id = c.appointment WHERE a.status = 'canceled'`,
  'appointments without history': `SELECT count(*) AS n FROM appointments a
     WHERE NOT EXISTS (SELECT 1 FROM appointment_events e WHERE e.appointment = a.document_id)`,
  'overlapping live visits of one doctor': `SELECT count(*) AS n FROM appointments a JOIN appointments b
     ON a.doctor = b.doctor AND a.id < b.id AND a.starts_at < b.ends_at AND b.starts_at < a.ends_at
     WHERE a.status IN ('pending', 'confirmed') AND b.status IN ('pending', 'confirmed')`,
};

/** Opens the database of a stopped or running backend for reading. */
async function openDatabase({ databaseUrl, file }) {
  if (databaseUrl) {
    const { Client } = requireFromBackend('pg');
    const client = new Client(databaseUrl);
    await client.connect();
    return { all: async (sql) => (await client.query(sql)).rows, close: () => client.end() };
  }
  const Database = requireFromBackend('better-sqlite3');
  const database = new Database(file);
  return { all: async (sql) => database.prepare(sql).all(), close: async () => database.close() };
}

/**
 * Compares what was acknowledged with what is stored.
 *
 * @param {{ databaseUrl: string | null, file: string, acknowledged: Set<string> }} options booking numbers
 * @returns {Promise<{ stored: number, lost: string[], faults: Record<string, number> }>}
 */
export async function checkBooks({ databaseUrl, file, acknowledged }) {
  const database = await openDatabase({ databaseUrl, file });
  try {
    const rows = await database.all('SELECT booking_number FROM appointments');
    const stored = new Set(rows.map((row) => row.booking_number));
    const faults = {};
    for (const [name, sql] of Object.entries(FAULTS)) {
      const [row] = await database.all(sql);
      if (Number(row.n) > 0) faults[name] = Number(row.n);
    }
    return { stored: stored.size, lost: [...acknowledged].filter((number) => !stored.has(number)), faults };
  } finally {
    await database.close();
  }
}
