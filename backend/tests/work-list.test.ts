import { beforeEach, describe, expect, test } from 'vitest';
import { fillDueTimes } from '../src/desk/calls/due-times';
import { isPostgres } from '../src/platform/database';
import { MINUTE } from '../src/scheduling/zone';
import { msOf, startCallPromise, TOLERANCE } from './support/call-promise';
import { freshTime, newPhone, startClinic } from './support/clinic';

const started = await startClinic();
const backend = started.backend;
const { promise, staff, asPatient, rowOf, book } = await startCallPromise(started);
beforeEach(() => promise(120));

const db = () => backend.strapi.db.connection;

describe('the work list', () => {
  const listed = async () => (await staff('/calls?pageSize=100')).body.data;
  const numbers = async () => (await listed()).map((row: { bookingNumber: string }) => row.bookingNumber);

  test('begins with what is due first, not with what is oldest', async () => {
    await promise(600);
    const older = (await book()).bookingNumber;
    await promise(60);
    const newer = (await book()).bookingNumber;
    const order = await numbers();
    expect(order.indexOf(newer)).toBeLessThan(order.indexOf(older));
    const first = (await listed())[0];
    expect(Date.parse(first.callBy)).toBeGreaterThan(0);

    // Called in vain, it is due when it is tried again, among the others by that time.
    const { document_id: id } = await rowOf(newer);
    await staff(`/appointments/${id}/call`, {});
    await staff(`/appointments/${id}/call/outcome`, { outcome: 'noAnswer', version: 1, tryAgain: 1440 });
    expect(await numbers()).not.toContain(newer);
    const row = await rowOf(newer);
    expect(msOf(row.call_due_at)).toBeGreaterThan(Date.now() + 1400 * MINUTE);
    await db()('calls')
      .where({ appointment: id })
      .update({ due_at: new Date(Date.now() - 1000) });
    const later = await numbers();
    expect(later.indexOf(newer)).toBeGreaterThan(later.indexOf(older));
  });

  test('brings a request back that was put off, when its patient asks for another time', async () => {
    const booked = await book();
    const { document_id: id } = await rowOf(booked.bookingNumber);
    await staff(`/appointments/${id}/call`, {});
    await staff(`/appointments/${id}/call/outcome`, { outcome: 'noAnswer', version: 1, tryAgain: 1440 });
    expect(await numbers()).not.toContain(booked.bookingNumber);
    await staff(`/appointments/${id}/move`, { startsAt: freshTime(), version: 1 });
    expect(await numbers()).toContain(booked.bookingNumber);
  });

  test('brings a request back that nobody answered, when its patient corrects the phone', async () => {
    const booked = await book();
    const { document_id: id, first_name: firstName, last_name: lastName } = await rowOf(booked.bookingNumber);
    await staff(`/appointments/${id}/call`, {});
    await staff(`/appointments/${id}/call/outcome`, { outcome: 'noAnswer', version: 1, tryAgain: 1440 });
    const put = await staff(`/appointments/${id}`);
    expect(Date.parse(put.body.data.callDueAt)).toBeGreaterThan(Date.now() + 1400 * MINUTE);
    const corrected = await asPatient({
      booked,
      verb: 'correct',
      data: { firstName, lastName, phone: newPhone(), email: null, version: 1 },
    });
    expect(corrected.status).toBe(200);
    const shown = await staff(`/appointments/${id}`);
    expect(shown.body.data.callDueAt).toBe(booked.callBy);
    expect(shown.body.data.call.dueAt).toBeNull();
    expect(await numbers()).toContain(booked.bookingNumber);
  });

  test('fills requests of earlier versions by when they were made', async () => {
    const booked = await book();
    const made = new Date(Date.now() - 60 * MINUTE);
    const where = { booking_number: booked.bookingNumber };
    await db()('appointments').where(where).update({ call_by: null, call_due_at: null, created_at: made });
    await fillDueTimes({ strapi: backend.strapi, now: Date.now() });
    const row = await rowOf(booked.bookingNumber);
    expect(msOf(row.call_by)).toBeGreaterThanOrEqual(made.getTime() + 120 * MINUTE);
    expect(msOf(row.call_by)).toBeLessThan(made.getTime() + 120 * MINUTE + TOLERANCE);
    expect(msOf(row.call_due_at)).toBe(msOf(row.call_by));
  });

  test('is read in the order of an index', async () => {
    const seen: Seen[] = [];
    const note = (query: Seen) => seen.push(query);
    db().on('query', note);
    await staff('/calls');
    db().removeListener('query', note);
    const list = seen.find(({ sql }) => sql.includes('call_due_at') && sql.includes('order by'));
    expect(await planOf(list)).toContain('appointments_status_call_due_index');
  });
});

interface Seen {
  sql: string;
  bindings: unknown[];
}

/** How the database goes about a query that was seen. */
async function planOf(query: Seen | undefined): Promise<string> {
  const { sql, bindings } = query ?? { sql: '', bindings: [] };
  const asked = sql.replace(/\$\d+/g, '?');
  return db().transaction(async (trx) => {
    if (!isPostgres(db()))
      return JSON.stringify(await trx.raw(`EXPLAIN QUERY PLAN ${asked}`, bindings as string[]));
    await trx.raw('SET LOCAL enable_seqscan = off');
    await trx.raw('SET LOCAL enable_bitmapscan = off');
    return JSON.stringify(await trx.raw(`EXPLAIN ${asked}`, bindings as string[]));
  });
}
