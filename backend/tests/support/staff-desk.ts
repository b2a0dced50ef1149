import { randomUUID } from 'node:crypto';
import { type Database, newDocumentId } from '../../src/platform/database';
import { MINUTE } from '../../src/scheduling/zone';
import { dataOf, freshTime, startClinic } from './clinic';

/** Token of a member of staff by which a call is made, and its body. */
type Call = { token?: string | undefined; data?: unknown; method?: string; key?: string };

/**
 * A clinic with its staff: `staff` of its first branch (who asks where nobody is named), `elsewhere` of the other
 * one, and a `manager`, by their tokens; and what they ask for.
 */
export async function startDesk(options: Parameters<typeof startClinic>[0] = {}) {
  const started = await startClinic(options);
  const { booker, clinic, stored } = started;
  const staff = await started.signIn('staff', { branches: [clinic.branch] });
  const elsewhere = await started.signIn('staff', { branches: [clinic.otherBranch] });
  const manager = await started.signIn('manager');

  const call = (path: string, { token = staff, data, method, key }: Call = {}) =>
    started.ask(path, { token, data, method, ...(key ? { headers: { 'Idempotency-Key': key } } : {}) });

  const forCaller = (fields: Record<string, unknown>, { token = staff, key = randomUUID() }: Call = {}) => {
    const data = { ...booker.request(fields), status: 'confirmed', ...fields };
    return call('/appointments/for-caller', { token, key, data });
  };

  /** Kinds and starts of a doctor's day, as the calendar of the branch has it. */
  async function dayOf(date: string, { token = staff, branch = clinic.branch } = {}) {
    const path = `/calendar?branch=${branch}&doctor=${clinic.doctor}&from=${date}`;
    return dataOf(await call(path, { token }))[0].days[0].entries;
  }

  /** A confirmed appointment of the first doctor that starts in so many minutes. */
  async function confirmedIn(minutes: number): Promise<string> {
    const { documentId: id } = dataOf(await forCaller({ startsAt: freshTime() }), 201);
    await startIn({ id, minutes });
    return id;
  }

  async function startIn({ id, minutes }: { id: string; minutes: number }): Promise<void> {
    const startsAt = Date.now() + minutes * MINUTE;
    await stored(id).update({ starts_at: new Date(startsAt), ends_at: new Date(startsAt + 20 * MINUTE) });
  }

  /** Blocks a time of the first doctor there, by the clock of the branch. */
  const block = (date: string, from: string, until: string, fields: object = {}, token = staff) => {
    const place = { doctor: clinic.doctor, branch: clinic.branch, reason: 'Rounds' };
    const time = { startsAt: `${date}T${from}`, endsAt: `${date}T${until}` };
    return call('/time-blocks', { token, data: { ...place, ...time, ...fields } });
  };

  /** Notes who is there. */
  const note = (id: string, data: { to: string | null; version: number; reason?: string }, token = staff) =>
    call(`/appointments/${id}/attendance`, { token, data });
  /** Changes the status. */
  const turn = (id: string, data: { to: string; version: number; reason?: string }, token = staff) =>
    call(`/appointments/${id}/transitions`, { token, data });
  const detail = async (id: string, token = staff) =>
    (await call(`/appointments/${id}`, { token })).body.data;

  return {
    ...started,
    ...{ staff, elsewhere, manager, call, forCaller, dayOf, block },
    ...{ confirmedIn, startIn, note, turn, detail },
  };
}

/** Entries of a day that start at a time. */
export function entryAt(entries: { startsAt: string }[], time: string) {
  return entries.filter((one) => one.startsAt === time);
}

/** Writes copies of an appointment that differ in these columns, each with a number and a key of its own. */
export async function copyAppointment(db: Database, id: string, times: number, columns: object) {
  const { id: _, ...row } = await db('appointments').where({ document_id: id }).first();
  const copies = Array.from({ length: times }, (_copy, index) => ({
    ...{ ...row, ...columns, document_id: newDocumentId() },
    ...{ booking_number: `copy-${index}`, idempotency_key: newDocumentId() },
  }));
  await db.batchInsert('appointments', copies, 10);
}
