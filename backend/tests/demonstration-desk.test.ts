import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appointmentCounts } from '../src/app/migrations/0005-appointment-counts';
import { STATUSES } from '../src/contract/transitions';
import { grainsOf } from '../src/scheduling/claims';
import { read } from './support/clinic';
import { signIn } from './support/staff';
import { startStrapi, type TestBackend } from './support/strapi';

let backend: TestBackend;
let token: string;
/** Of a time that is booked through the product, beside the demonstration. */
let real: string;

const db = () => backend.strapi.db.connection;
const DEMONSTRATION = 'demonstration%';
const countOf = async (table: string) => Number((await db()(table).count({ n: '*' }).first())?.n);
const demo = (table = 'appointments', column = 'document_id') =>
  db()(table).where(column, 'like', DEMONSTRATION);

/** Free times of a doctor, as the website asks for them. */
async function freeTimes({ doctor, branch }: { doctor: string; branch: string }): Promise<string[]> {
  const from = new Date().toISOString().slice(0, 10);
  const asked = `doctor=${doctor}&branch=${branch}&from=${from}&days=21`;
  const response = await fetch(`${backend.url}/api/availability?${asked}`, {
    headers: backend.websiteHeaders,
  });
  const { body } = await read(response);
  return body.data.flatMap(({ slots }: { slots: { startsAt: string }[] }) =>
    slots.map(({ startsAt }) => startsAt),
  );
}

async function book({ doctor, branch, startsAt }: { doctor: string; branch: string; startsAt: string }) {
  const person = { firstName: 'Laila', lastName: 'Hassan', phone: '+201012345678', age: 34 };
  const said = { contractType: 'cash', consent: true, locale: 'en', way: 'doctor' };
  const data = { doctor, branch, startsAt, ...person, ...said };
  return read(
    await fetch(`${backend.url}/api/appointments`, {
      method: 'POST',
      headers: {
        'X-Website-Key': backend.websiteHeaders['X-Website-Key'],
        'Content-Type': 'application/json',
        'Idempotency-Key': crypto.randomUUID(),
      },
      body: JSON.stringify({ data }),
    }),
  );
}

async function places(): Promise<{ doctor: string; branch: string }[]> {
  return await demo().distinct('doctor', 'branch');
}

/** What the database has counted, and what there is to count. */
async function readCounts() {
  const kept = await db()('appointment_counts')
    .where('days', 1)
    .where('total', '<>', 0)
    .select('first_day', 'branch', 'doctor', 'contract_type', 'status', 'total');
  return kept.map((row) => Object.values(row).join(' ')).sort();
}
async function recount() {
  await db().transaction(async (trx) => {
    const on = db().client.dialect === 'postgresql' ? ' ON appointments' : '';
    for (const name of appointmentCounts.makes) await trx.raw(`DROP TRIGGER ${name}${on}`);
    await appointmentCounts.run(trx);
  });
}

beforeAll(async () => {
  backend = await startStrapi({ env: { SEED: 'demo', DEMO_APPOINTMENTS: 'yes' }, isFirstStart: true });
  token = await signIn({ backend, role: 'manager' });
}, 300_000);
afterAll(() => backend?.stop());

describe('a first start with DEMO_APPOINTMENTS=yes', () => {
  test('fills the desk with appointments in every state, calls and messages', async () => {
    const found: string[] = await demo().pluck('status');
    expect([...new Set(found)].sort()).toEqual([...STATUSES].sort());
    expect(found.filter((status) => status === 'done').length).toBeGreaterThan(800);
    expect(found.filter((status) => status === 'pending').length).toBeGreaterThanOrEqual(15);
    expect(await countOf('calls')).toBeGreaterThan(500);
    const handlings = await db()('contact_messages').distinct('handling').pluck('handling');
    expect(handlings.sort()).toEqual(['done', 'new', 'read']);
  });

  test('marks each of them where staff see it, with phones that reach nobody', async () => {
    const marked = (row: { additional_notes: string; phone: string; email: string | null }) =>
      /^(Demonstration|بيانات تجريبية)/.test(row.additional_notes) &&
      /^\+20(22000|23000|3000)[1-9]\d{3}$/.test(row.phone) &&
      row.email === null;
    const rows = await db()('appointments').select('additional_notes', 'phone', 'email');
    expect(rows.filter((row) => !marked(row))).toEqual([]);
  });

  test('has nothing to send', async () => {
    expect(await countOf('outbox_messages')).toBe(0);
  });

  test('takes exactly the time of what is not canceled', async () => {
    const rows = await demo()
      .whereNot('status', 'canceled')
      .select('document_id', 'doctor', 'starts_at', 'ends_at');
    const wanted = rows.flatMap(({ document_id, doctor, starts_at, ends_at }) =>
      grainsOf({ startsAt: Number(starts_at), endsAt: Number(ends_at) }).map(
        (grain) => `doctor:${doctor} ${grain} ${document_id}`,
      ),
    );
    const claims = await db()('claims')
      .where('resource', 'like', 'doctor:%')
      .select('resource', 'atom', 'appointment');
    expect(
      claims.map(({ resource, atom, appointment }) => `${resource} ${atom} ${appointment}`).sort(),
    ).toEqual(wanted.sort());
  });

  test('is counted as it is', async () => {
    const kept = await readCounts();
    await recount();
    expect(kept).toEqual(await readCounts());
  });

  test('leaves times with every doctor, which can be booked and are stored with the same columns', async () => {
    const [first, ...others] = await places();
    if (!first) throw new Error('No doctor has an appointment');
    const free = new Map<string, number>();
    for (const place of [first, ...others]) {
      free.set(place.doctor, (free.get(place.doctor) ?? 0) + (await freeTimes(place)).length);
    }
    expect(Math.min(...free.values())).toBeGreaterThan(5);
    const [startsAt = ''] = await freeTimes(first);
    const { status, body } = await book({ ...first, startsAt });
    expect(status).toBe(201);
    real = (await db()('appointments').where({ booking_number: body.data.bookingNumber }).first())
      .document_id;
    const filled = (row: Record<string, unknown>) =>
      Object.keys(row)
        .filter((column) => row[column] !== null)
        .sort();
    const ours = await demo().where({ status: 'pending', specialty: null, consent_given: 'form' }).first();
    const theirs = await db()('appointments')
      .where({ document_id: real })
      .update({ specialty: null })
      .returning('*');
    const asked = ['idempotency_key', 'request_hash'];
    expect([...filled(ours), ...asked].sort()).toEqual([...filled(theirs[0]), 'additional_notes'].sort());
  });

  test('is what staff see, page by page', async () => {
    const get = async (path: string) =>
      read(await fetch(`${backend.url}/api${path}`, { headers: { Authorization: `Bearer ${token}` } }));
    const list = await get('/calls?page=1&pageSize=50');
    expect(list.status).toBe(200);
    expect(list.body.data.length).toBeGreaterThanOrEqual(10);
    const [visit] = await demo().where({ status: 'done' }).limit(1);
    const detail = await get(`/appointments/${visit.document_id}`);
    expect([detail.status, detail.body.data.history.length > 1]).toEqual([200, true]);
  });

  test('adds nothing at the next start', async () => {
    const before = await countOf('appointments');
    await backend.restart();
    expect(await countOf('appointments')).toBe(before);
  });
});

describe('npm run remove-demonstration, beside the running clinic', () => {
  const removeNow = async () => {
    const script = resolve(import.meta.dirname, '../../scripts/demonstration/remove-rows.mjs');
    const { openDatabase, removeDemonstration } = await import(pathToFileURL(script).href);
    const { DATABASE_URL = null, DATA_DIR } = backend.environment;
    const database = await openDatabase({ databaseUrl: DATABASE_URL, databaseFile: `${DATA_DIR}/clinic.db` });
    return removeDemonstration(database).finally(() => database.close());
  };

  test('the history of a real appointment still cannot be removed', async () => {
    await expect(db()('appointment_events').where({ appointment: real }).delete()).rejects.toThrow(
      /append-only/,
    );
  });

  test('removes all of it and leaves what was entered', async () => {
    const content = await countOf('doctors');
    // A real patient sits beside one of the demonstration, and moves up to the first seat.
    const seat = await db()('claims')
      .where('appointment', 'like', DEMONSTRATION)
      .where('resource', 'like', 'doctor:%')
      .first();
    const extra = String(seat.resource).replace('doctor:', 'extra:');
    await db()('claims').insert({ ...seat, id: undefined, resource: extra, appointment: real });
    const removed = await removeNow();
    expect(removed.appointments).toBeGreaterThan(1000);
    expect(await db()('appointments').pluck('document_id')).toEqual([real]);
    expect(await db()('appointment_events').distinct('appointment').pluck('appointment')).toEqual([real]);
    expect(await db()('claims').distinct('appointment').pluck('appointment')).toEqual([real]);
    expect(await db()('claims').where('resource', 'like', 'extra:%')).toEqual([]);
    expect(
      await db()('claims').where({ resource: seat.resource, atom: seat.atom }).pluck('appointment'),
    ).toEqual([real]);
    for (const table of ['calls', 'contact_messages', 'contact_events']) expect(await countOf(table)).toBe(0);
    expect(await countOf('doctors')).toBe(content);
  });

  test('leaves counts that fit', async () => {
    const kept = await readCounts();
    expect(kept).toHaveLength(1);
    await recount();
    expect(kept).toEqual(await readCounts());
  });

  test('finds nothing the second time', async () => {
    const removed: Record<string, number> = await removeNow();
    expect(Object.values(removed).every((count) => count === 0)).toBe(true);
  });
});
