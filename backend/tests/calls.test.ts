import { expect, test } from 'vitest';
import { at, findBy, freshDate, pluck, refusalOf, startClinic } from './support/clinic';
import { createAccount, tokenOf } from './support/staff';

const { backend, db, book, ask: call, signIn, stored } = await startClinic();
const request = async (fields: Record<string, unknown> = {}): Promise<string> => (await book(fields)).id;
const account = await createAccount({ backend, role: 'staff' });
const monaName = account.email.split('@')[0] ?? '';
const mona = await tokenOf(backend, account);
const adel = await signIn('staff');

const open = (id: string, token: string) => call(`/appointments/${id}/call`, { token, data: {} });
const renew = (id: string, token: string) => call(`/appointments/${id}/call/renewal`, { token, data: {} });
const leave = (id: string, token: string) => call(`/appointments/${id}/call`, { token, method: 'DELETE' });
const end = (id: string, token: string, data: Record<string, unknown>) =>
  call(`/appointments/${id}/call/outcome`, { token, data: { version: 1, ...data } });
const next = (token: string) => call('/calls/next', { token, data: {} });
const work = async (token = mona) => (await call('/calls?pageSize=100', { token })).body;
const listed = async () => pluck((await work()).data, 'documentId');
const historyOf = async (id: string) =>
  (await call(`/appointments/${id}`, { token: mona })).body.data.history;
/** Brings a moment nearer: what ends later has ended. */
const letPass = (id: string, column: 'open_until' | 'due_at') =>
  db()('calls')
    .where({ appointment: id })
    .update({ [column]: new Date(Date.now() - 1000) });

test('opening a request keeps it from everybody else until it is left or ends by itself, and says who has it', async () => {
  const id = await request();
  expect((await open(id, mona)).status).toBe(200);
  const refused = await open(id, adel);
  expect(refused.status).toBe(409);
  expect(refused.body.error).toMatchObject({ name: 'CallTakenError', details: { by: monaName } });
  expect((await renew(id, adel)).status).toBe(409);
  expect((await end(id, adel, { outcome: 'confirmed' })).body.error.name).toBe('CallTakenError');
  expect((await renew(id, mona)).status).toBe(200);
  const { call: taken } = findBy((await work(adel)).data, 'documentId', id);
  expect(taken.openedBy).toMatchObject({ name: monaName, isYou: false });
  expect((await work(mona)).meta.open).toBe(id);

  await leave(id, adel);
  expect((await open(id, adel)).status).toBe(409);
  await leave(id, mona);
  expect((await open(id, adel)).status).toBe(200);
  await leave(id, adel);

  await open(id, mona);
  await letPass(id, 'open_until');
  expect((await work(mona)).meta.open).toBeNull();
  expect((await open(id, adel)).status).toBe(200);
  expect((await renew(id, mona)).body.error.name).toBe('CallTakenError');
  expect((await end(id, mona, { outcome: 'noAnswer', tryAgain: 30 })).status).toBe(409);
  expect(await historyOf(id)).toHaveLength(1);
  await leave(id, adel);
});

test('opening a request never gives one request to two people, however many try at once', async () => {
  const ids = [await request(), await request(), await request()];
  const callers = await Promise.all(Array.from({ length: 6 }, () => signIn('staff')));
  for (const id of ids) {
    // Taken over after it has run out, too: every second one was open with somebody before.
    if (ids.indexOf(id) % 2 === 1) {
      await open(id, mona);
      await letPass(id, 'open_until');
    }
    const answers = await Promise.all(callers.map((token) => open(id, token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  }
  const opened = await Promise.all(callers.map((token) => next(token)));
  const given = opened.flatMap(({ body }) => body.data?.documentId ?? []);
  expect(new Set(given).size).toBe(given.length);
  const rows: { appointment: string; opened_by: string }[] = await db()('calls').whereNotNull('opened_by');
  expect(new Set(rows.map((row) => row.opened_by)).size).toBe(rows.length);
  await db()('calls').update({ opened_by: null, open_until: null });
});

test('the outcome of a call no answer is counted until it is due, call back is by the clock of the branch and before the appointment', async () => {
  const date = freshDate();
  const id = await request({ startsAt: at('10:00', date) });
  await open(id, mona);
  expect((await end(id, mona, { outcome: 'noAnswer', tryAgain: 30 })).status).toBe(200);
  expect(await listed()).not.toContain(id);
  expect((await work()).meta).toMatchObject({ later: 1, open: null });
  await letPass(id, 'due_at');
  const { call: again } = findBy((await work()).data, 'documentId', id);
  expect(again).toMatchObject({ tries: 1, openedBy: null });
  const [, unanswered] = await historyOf(id);
  expect(unanswered).toMatchObject({ from: 'pending', to: 'pending', action: 'noAnswer' });
  expect(Date.parse(unanswered.dueAt) - Date.parse(unanswered.at)).toBe(30 * 60_000);

  await open(id, mona);
  const wanted = { outcome: 'callBack', date, time: '09:30', note: 'after school' };
  expect(refusalOf(await end(id, mona, { ...wanted, time: '10:00' }))).toEqual([400, 'time tooBig']);
  expect(refusalOf(await end(id, mona, { ...wanted, date: '2020-01-01' }))).toEqual([400, 'time tooSmall']);
  expect((await end(id, mona, wanted)).status).toBe(200);
  const [, , event] = await historyOf(id);
  expect(event).toMatchObject({ action: 'callBack', dueAt: at('09:30', date), reason: 'after school' });
});

test('the outcome of a call goes through the table of transitions, with the call in the history, and changes nothing that somebody else has changed meanwhile', async () => {
  const [kept, lost] = [await request(), await request()];
  await open(kept, mona);
  const confirmed = await end(kept, mona, { outcome: 'confirmed' });
  expect(confirmed.body.data).toMatchObject({ status: 'confirmed', version: 2 });
  const called = { from: 'pending', to: 'confirmed', action: 'confirmed' };
  expect(await historyOf(kept)).toMatchObject([{ to: 'pending' }, called]);
  await open(lost, mona);
  expect((await end(lost, mona, { outcome: 'canceled' })).status).toBe(400);
  expect((await end(lost, mona, { outcome: 'canceled', reason: 'moved away' })).status).toBe(200);
  const canceled = { to: 'canceled', action: 'canceled', reason: 'moved away' };
  expect(await historyOf(lost)).toMatchObject([{}, canceled]);
  expect((await work()).meta.open).toBeNull();

  const id = await request();
  const data = { to: 'canceled', version: 1, reason: 'ill' };
  await call(`/appointments/${id}/transitions`, { token: adel, data });
  for (const outcome of [{ outcome: 'confirmed' }, { outcome: 'noAnswer', tryAgain: 30 }])
    expect((await end(id, mona, outcome)).body.error.name).toBe('VersionConflictError');
  expect(await historyOf(id)).toHaveLength(2);
});

test('the outcome of a call is respected by every button of a colleague, who takes over on purpose only', async () => {
  const id = await request();
  await open(id, mona);
  const person = { firstName: 'Laila', lastName: 'Hassan', phone: '+201098765432', age: 3 };
  const changes = [
    ['transitions', { to: 'confirmed', version: 1 }],
    ['transitions', { to: 'canceled', version: 1, reason: 'ill' }],
    ['move', { startsAt: at('11:00', freshDate()), version: 1 }],
    ['amendment', { version: 1, ...person, contractType: 'cash' }],
  ] as const;
  for (const [path, data] of changes) {
    const answer = await call(`/appointments/${id}/${path}`, { token: adel, data });
    expect([path, answer.body.error?.name]).toEqual([path, 'CallTakenError']);
    expect(answer.body.error.details.by).toBe(monaName);
  }
  expect(await historyOf(id)).toHaveLength(1);

  const taken = await call(`/appointments/${id}/call`, { token: adel, data: { takeOver: true } });
  expect(taken.status).toBe(200);
  expect((await historyOf(id)).at(-1)).toMatchObject({ action: 'tookOver', from: 'pending', to: 'pending' });
  expect((await end(id, mona, { outcome: 'confirmed' })).body.error.name).toBe('CallTakenError');
  const confirmed = { to: 'confirmed', version: 1 };
  expect((await call(`/appointments/${id}/transitions`, { token: mona, data: confirmed })).status).toBe(409);
  expect((await call(`/appointments/${id}/transitions`, { token: adel, data: confirmed })).status).toBe(200);
  await leave(id, adel);
});

test('a request for a series that is open with a colleague is theirs by each of its visits', async () => {
  const [first, second] = [await request(), await request()];
  const { booking_number: series } = await stored(first).first();
  await stored(first).update({ series, series_visit: 1 });
  await stored(second).update({ series, series_visit: 2, call_by: null });
  await open(first, mona);
  const confirmed = { to: 'confirmed', version: 1 };
  const confirm = (token: string) => call(`/appointments/${second}/transitions`, { token, data: confirmed });
  for (const refused of [await confirm(adel), await open(second, adel)])
    expect(refused.body.error).toMatchObject({ name: 'CallTakenError', details: { by: monaName } });
  expect(await historyOf(first)).toHaveLength(1);
  expect((await confirm(mona)).status).toBe(200);
  expect((await historyOf(first)).at(-1)).toMatchObject({ from: 'pending', to: 'confirmed' });
  await leave(first, mona);
});

test('the next request is the oldest that nobody has open, then the one after it', async () => {
  await db()('appointments').where('status', 'pending').update({ status: 'canceled' });
  const ids = [await request(), await request(), await request()];
  expect(await listed()).toEqual(ids);
  await open(ids[0] ?? '', adel);
  expect((await next(mona)).body.data.documentId).toBe(ids[1]);
  expect((await next(mona)).body.data.documentId).toBe(ids[2]);
  expect((await next(mona)).body.data.documentId).toBe(ids[1]);
  await end(ids[1] ?? '', mona, { outcome: 'confirmed' });
  expect((await next(mona)).body.data.documentId).toBe(ids[2]);
  expect((await next(mona)).body.data).toBeNull();
});
