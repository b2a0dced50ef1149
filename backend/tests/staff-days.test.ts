import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '../src/booking/zone';
import {
  type Answer,
  at,
  type Booker,
  freshDate,
  read,
  startClinic,
  type TestClinic,
} from './support/clinic';
import { signIn } from './support/staff';
import type { TestBackend } from './support/strapi';

let backend: TestBackend;
let booker: Booker;
let clinic: TestClinic;
let staff: string;
let elsewhere: string;
let manager: string;

beforeAll(async () => {
  ({ backend, booker, clinic } = await startClinic());
  staff = await signIn({ backend, role: 'staff', branches: [clinic.branch] });
  elsewhere = await signIn({ backend, role: 'staff', branches: [clinic.otherBranch] });
  manager = await signIn({ backend, role: 'manager' });
});
afterAll(() => backend?.stop());

interface Call {
  token?: string;
  data?: unknown;
  method?: string;
  key?: string;
}

async function call(path: string, { token = staff, data, method, key }: Call = {}): Promise<Answer> {
  const response = await fetch(`${backend.url}/api${path}`, {
    method: method ?? (data ? 'POST' : 'GET'),
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${token}`,
      ...(key ? { 'Idempotency-Key': key } : {}),
    },
    ...(data ? { body: JSON.stringify({ data }) } : {}),
  });
  return read(response);
}

const forCaller = (fields: Record<string, unknown>, { token = staff, key = randomUUID() }: Call = {}) =>
  call('/appointments/for-caller', {
    token,
    key,
    data: { ...booker.request(fields), status: 'confirmed', ...fields },
  });

/** Kinds and starts of a doctor's day, as the calendar of the branch has it. */
async function dayOf(date: string, { token = staff, branch = clinic.branch } = {}) {
  const answer = await call(`/calendar?branch=${branch}&doctor=${clinic.doctor}&from=${date}`, { token });
  expect(answer.status).toBe(200);
  return answer.body.data[0].days[0].entries;
}

const entryAt = (entries: { startsAt: string }[], time: string) =>
  entries.filter((one) => one.startsAt === time);

describe('booking for a caller', () => {
  test('takes the time for everybody, confirmed at once, by the member of staff', async () => {
    const startsAt = at('10:00', freshDate());
    const key = randomUUID();
    const fields = booker.request({ startsAt, email: null });
    const answer = await forCaller(fields, { key });
    expect(answer.status).toBe(201);
    expect(answer.body.data).toMatchObject({ status: 'confirmed', startsAt });
    const again = await forCaller(fields, { key });
    expect(again.body.data).toEqual(answer.body.data);
    const whole = await call(`/appointments/${answer.body.data.documentId}`);
    expect(whole.body.data.history).toMatchObject([
      { actor: expect.stringMatching(/^user:/), from: null, to: 'confirmed', action: null },
    ]);
    const row = await backend.strapi.db
      .connection('appointments')
      .where({ document_id: answer.body.data.documentId })
      .first();
    expect(row).toMatchObject({ consent_given: 'phone', consent_version: '1' });
    expect((await booker.post(booker.request({ startsAt }))).body.error.name).toBe('SlotTakenError');
    const taken = await forCaller({ startsAt });
    expect(taken.status).toBe(409);
    expect(taken.body.error.details.next.length).toBeGreaterThan(0);
  });

  test('tells the patient by the mail of the status it begins with', async () => {
    const date = freshDate();
    for (const [time, status, kind] of [
      ['10:00', 'pending', 'visit-received'],
      ['11:00', 'confirmed', 'visit-confirmed'],
    ] as const) {
      const fields = { startsAt: at(time, date), email: 'patient@example.com', status };
      const { documentId } = (await forCaller(fields)).body.data;
      const kinds: string[] = await backend.strapi.db
        .connection('outbox_messages')
        .where('reference', `${documentId}:0`)
        .pluck('kind');
      expect(kinds).toContain(kind);
    }
  });

  test('keeps the rules, the branch and the role', async () => {
    const startsAt = at('12:00', freshDate());
    const codes = async (fields: Record<string, unknown>, options: Call = {}) => {
      const answer = await forCaller({ startsAt, ...fields }, options);
      expect(answer.status).toBe(400);
      return answer.body.error.details.errors.map((one: { path: string[] }) => one.path[0]);
    };
    expect(await codes({ phone: '12' })).toEqual(['phone']);
    expect(await codes({ consent: false })).toEqual(['consent']);
    expect(await codes({ status: 'done' })).toEqual(['status']);
    expect(await codes({ startsAt: at('12:07', freshDate()) })).toEqual(['startsAt']);
    expect(await codes({ branch: clinic.otherBranch })).toEqual(['branch']);
    expect(await codes({}, { token: elsewhere })).toEqual(['branch']);
    expect((await forCaller({ startsAt, overbookReason: 'urgent' })).status).toBe(403);
  });
});

describe('moving a visit', () => {
  test('takes the new time, frees the old one and keeps the status', async () => {
    const date = freshDate();
    const { documentId } = (await forCaller({ startsAt: at('10:00', date) })).body.data;
    const move = (data: unknown, token = staff) => call(`/appointments/${documentId}/move`, { token, data });
    const wanted = { startsAt: at('14:00', date), version: 1 };
    expect((await move(wanted, elsewhere)).status).toBe(404);
    const moved = await move(wanted);
    expect(moved.body.data).toMatchObject({ status: 'confirmed', version: 2, startsAt: at('14:00', date) });
    expect((await move({ startsAt: at('15:00', date), version: 1 })).body.error.name).toBe(
      'VersionConflictError',
    );
    const entries = await dayOf(date);
    expect(entryAt(entries, at('10:00', date))).toMatchObject([{ kind: 'free' }]);
    expect(entryAt(entries, at('14:00', date))).toMatchObject([{ kind: 'visit', visit: { documentId } }]);
    const other = (await forCaller({ startsAt: at('16:00', date) })).body.data;
    const onto = await move({ startsAt: at('16:00', date), version: 2 });
    expect(onto.body.error.name).toBe('SlotTakenError');
    expect(other.documentId).not.toBe(documentId);
  });
});

describe('blocking a time', () => {
  const block = (fields: Record<string, unknown>, token = staff) =>
    call('/time-blocks', {
      token,
      data: { doctor: clinic.doctor, branch: clinic.branch, reason: 'Surgery', ...fields },
    });

  test('keeps every writer out until it is taken back', async () => {
    const date = freshDate();
    const span = { startsAt: at('10:00', date), endsAt: at('12:00', date) };
    const blocked = await block({ startsAt: `${date}T10:00`, endsAt: `${date}T12:00` });
    expect(blocked.status).toBe(201);
    const { documentId } = blocked.body.data;
    expect((await booker.post(booker.request({ startsAt: at('10:20', date) }))).status).toBe(409);
    const inOtherBranch = booker.request({ startsAt: at('11:00', date), branch: clinic.otherBranch });
    expect((await booker.post(inOtherBranch)).status).toBe(409);
    const overbooked = await forCaller(
      { startsAt: at('10:20', date), overbookReason: 'urgent' },
      { token: manager },
    );
    expect(overbooked.body.error.name).toBe('SlotTakenError');
    expect((await dayOf(date)).find((one: { kind: string }) => one.kind === 'blocked')).toMatchObject({
      ...span,
      block: { documentId, reason: 'Surgery' },
    });
    const remove = (token: string) => call(`/time-blocks/${documentId}`, { token, method: 'DELETE' });
    expect((await remove(elsewhere)).status).toBe(404);
    expect((await remove(staff)).status).toBe(200);
    expect((await remove(staff)).status).toBe(404);
    expect((await booker.post(booker.request({ startsAt: at('10:20', date) }))).status).toBe(201);
    expect(await backend.strapi.db.connection('claims').where({ block: documentId })).toEqual([]);
  });

  test('lasts up to a week, and what was held before and has run out is not in its way', async () => {
    const from = addDays(freshDate(), 200);
    const claims = backend.strapi.db.connection('claims');
    await claims.insert({
      resource: `doctor:${clinic.doctor}`,
      atom: Date.parse(at('10:00', addDays(from, 2))) / (5 * 60_000),
      holder: 'somebody-who-left',
      expires_at: new Date(0),
      created_at: new Date(0),
    });
    const blocked = await block({ startsAt: `${from}T00:00`, endsAt: `${addDays(from, 7)}T00:00` });
    expect(blocked.status).toBe(201);
    const { documentId } = blocked.body.data;
    const remove = { token: staff, method: 'DELETE' };
    expect((await call(`/time-blocks/${documentId}`, remove)).status).toBe(200);
  });

  test('is refused while visits lie inside, and names those that may be seen', async () => {
    const date = freshDate();
    const mine = (await forCaller({ startsAt: at('10:00', date) })).body.data;
    const theirs = booker.request({ startsAt: at('11:00', date), branch: clinic.otherBranch });
    expect((await booker.post(theirs)).status).toBe(201);
    const refused = await block({ startsAt: `${date}T09:00`, endsAt: `${date}T13:00` });
    expect(refused.status).toBe(409);
    expect(refused.body.error.details).toEqual({
      visits: [
        {
          documentId: mine.documentId,
          bookingNumber: mine.bookingNumber,
          status: 'confirmed',
          startsAt: at('10:00', date),
          endsAt: at('10:20', date),
        },
      ],
      others: 1,
      held: false,
      blocked: false,
    });
    const free = { startsAt: `${date}T10:20`, endsAt: `${date}T11:00` };
    expect((await block(free)).status).toBe(201);
    expect((await block(free)).body.error.details).toEqual({
      visits: [],
      others: 0,
      held: false,
      blocked: true,
    });
  });

  test('takes whole steps of a week at most, in a branch one works for', async () => {
    const date = freshDate();
    const [startsAt, endsAt] = [`${date}T10:00`, `${date}T12:00`];
    for (const [field, fields, token] of [
      ['startsAt', { startsAt: `${date}T10:02`, endsAt }],
      ['endsAt', { startsAt, endsAt: startsAt }],
      ['endsAt', { startsAt, endsAt: `${addDays(date, 8)}T10:00` }],
      ['endsAt', { startsAt: '2026-01-01T10:00', endsAt: '2026-01-01T11:00' }],
      ['startsAt', { startsAt: at('10:00', date), endsAt }],
      ['reason', { startsAt, endsAt, reason: ' ' }],
      ['branch', { startsAt, endsAt }, elsewhere],
      ['doctor', { startsAt, endsAt, doctor: 'a'.repeat(24) }],
    ] as const) {
      const answer = await block(fields, token);
      expect([field, answer.status, answer.body.error?.details.errors?.[0].path]).toEqual([
        field,
        400,
        [field],
      ]);
    }
  });
});

describe('overbooking', () => {
  test('is a manager alone, once, and is said in calendar, list and history', async () => {
    const date = freshDate();
    const startsAt = at('10:00', date);
    const first = (await forCaller({ startsAt })).body.data;
    const overbook = () => forCaller({ startsAt, overbookReason: 'An emergency' }, { token: manager });
    const second = await overbook();
    expect(second.status).toBe(201);
    expect((await overbook()).body.error.name).toBe('SlotTakenError');
    const { documentId } = second.body.data;
    expect(entryAt(await dayOf(date), startsAt)).toMatchObject([
      { visit: { documentId: first.documentId, isOverbooked: false } },
      { visit: { documentId, isOverbooked: true } },
    ]);
    const whole = (await call(`/appointments/${documentId}`)).body.data;
    expect(whole.history[0]).toMatchObject({ action: 'overbooked', reason: 'An emergency' });
    expect(whole.isOverbooked).toBe(true);
    const list = await call(`/appointments?firstDay=${date}&lastDay=${date}`);
    expect(
      list.body.data.map((one: { documentId: string; isOverbooked: boolean }) => [
        one.documentId === documentId,
        one.isOverbooked,
      ]),
    ).toEqual(
      expect.arrayContaining([
        [true, true],
        [false, false],
      ]),
    );
  });

  test('leaves no gap for others when the first visit goes', async () => {
    const date = freshDate();
    const startsAt = at('10:00', date);
    const first = (await forCaller({ startsAt })).body.data;
    const second = (await forCaller({ startsAt, overbookReason: 'Urgent' }, { token: manager })).body.data;
    const gone = await call(`/appointments/${first.documentId}/transitions`, {
      data: { to: 'canceled', version: 1 },
    });
    expect(gone.status).toBe(200);
    expect((await booker.post(booker.request({ startsAt }))).status).toBe(409);
    expect(entryAt(await dayOf(date), startsAt)).toMatchObject([
      { visit: { documentId: second.documentId, isOverbooked: false } },
    ]);
    const moved = await call(`/appointments/${second.documentId}/move`, {
      data: { startsAt: at('11:00', date), version: 1 },
    });
    expect(moved.status).toBe(200);
    expect((await booker.post(booker.request({ startsAt }))).status).toBe(201);
  });

  test('waits for a visitor who is filling in the form, and is nothing special on a free time', async () => {
    const date = freshDate();
    const startsAt = at('10:00', date);
    const holdKey = randomUUID();
    const hold = await fetch(`${backend.url}/api/holds`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Website-Key': backend.websiteHeaders['X-Website-Key'] ?? '',
        'X-Hold-Key': holdKey,
      },
      body: JSON.stringify({ data: { doctor: clinic.doctor, branch: clinic.branch, startsAt } }),
    });
    expect(hold.status).toBe(201);
    expect(entryAt(await dayOf(date), startsAt)).toMatchObject([{ kind: 'held' }]);
    const options = { token: manager };
    expect((await forCaller({ startsAt, overbookReason: 'Urgent' }, options)).status).toBe(409);
    const free = at('12:00', date);
    const { documentId } = (await forCaller({ startsAt: free, overbookReason: 'Urgent' }, options)).body.data;
    expect((await call(`/appointments/${documentId}`)).body.data.isOverbooked).toBe(false);
  });
});

describe('the calendar', () => {
  test('hides what another branch does, but not that the doctor is busy', async () => {
    const date = freshDate();
    const startsAt = at('10:00', date);
    const theirs = booker.request({ startsAt, branch: clinic.otherBranch });
    expect((await booker.post(theirs)).status).toBe(201);
    const [entry] = entryAt(await dayOf(date), startsAt);
    expect(Object.keys(entry ?? {}).sort()).toEqual(['endsAt', 'kind', 'startsAt']);
    expect(entry).toMatchObject({ kind: 'elsewhere' });
    const seen = entryAt(await dayOf(date, { token: elsewhere, branch: clinic.otherBranch }), startsAt);
    expect(seen).toMatchObject([{ kind: 'visit', visit: { elsewhere: null } }]);
  });

  test('shows a week of every doctor of the branch, and no other branch', async () => {
    const from = freshDate();
    const week = await call(`/calendar?branch=${clinic.branch}&from=${from}&days=7`);
    expect(week.body.data.length).toBe(2);
    expect(week.body.data[0].days.length).toBe(7);
    expect(week.body.meta).toEqual({ timeZone: 'Africa/Cairo', country: 'EG', mayOverbook: false });
    expect((await call(`/calendar?branch=${clinic.otherBranch}&from=${from}`)).status).toBe(404);
    expect((await call(`/calendar?branch=${clinic.branch}&from=${from}&days=40`)).status).toBe(400);
  });
});
