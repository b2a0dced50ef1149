import { expect, test } from 'vitest';
import { ask, dataOf, freshTime, newPhone, pluck, refusalOf, startClinic } from './support/clinic';

const person = (more: Record<string, unknown> = {}) => ({
  ...{ firstName: 'Laila', lastName: 'Hassan', phone: newPhone(), email: null },
  ...more,
});

const staff = (path: string, data?: unknown) => ask(backend, path, { token, data });

const { backend, db, book, act, look: shown, rowOf, messagesOf, signIn } = await startClinic();
const token = await signIn('staff');

test('the patient mends a request and staff call the new number, find it, and see what was mended', async () => {
  const own = await book();
  const answer = dataOf(
    await act(own, 'correct', {
      version: 1,
      ...person({ phone: '010 9876 5432', lastName: 'Fouad', age: '٤١' }),
    }),
  );
  expect(answer).toMatchObject({
    version: 2,
    canCorrect: true,
    patient: { firstName: 'Laila', lastName: 'Fouad', phone: '+201098765432', email: null, age: 41 },
  });
  const row = await rowOf(own);
  expect(row).toMatchObject({ phone: '+201098765432', last_name: 'Fouad', sequence: 0 });
  const found = await ask(backend, '/appointments', { token, headers: { 'X-Search': 'Fouad' } });
  expect(pluck(found.body.data, 'bookingNumber')).toContain(own.bookingNumber);
  const { history } = (await staff(`/appointments/${row.document_id}`)).body.data;
  const expected = { actor: 'patient', action: 'corrected', reason: 'lastName,phone,age' };
  expect(history.at(-1)).toMatchObject(expected);
});

test('the patient mends a request and a new address gets the mail of the request, the old one nothing more', async () => {
  const own = await book({ email: 'wrong@example.org' });
  const { phone } = await rowOf(own);
  await act(own, 'correct', { version: 1, ...person({ phone, email: 'right@example.org' }) });
  expect(
    (await messagesOf(own)).map(({ recipient, kind }: Record<string, string>) => [recipient, kind]),
  ).toEqual([
    ['wrong@example.org', 'visit-received'],
    ['right@example.org', 'visit-received'],
  ]);
  expect((await rowOf(own)).sequence).toBe(1);
});

test('the patient mends a request by the rules of a booking, with the version that was looked at, while it waits', async () => {
  const own = await book();
  const bad = await act(own, 'correct', {
    version: 1,
    ...person({ phone: '12', email: 'x', firstName: ' ', age: 200 }),
  });
  expect(bad.status).toBe(400);
  const paths = bad.body.error.details.errors.map((one: { path: string[] }) => one.path[0]);
  expect(paths.sort()).toEqual(['age', 'email', 'firstName', 'phone']);
  expect(refusalOf(await act(own, 'correct', { version: 7, ...person() }))).toEqual([
    409,
    'VersionConflictError',
  ]);
  const wrong = own.manageKey.startsWith('x') ? 'y' : 'x';
  const other = { ...own, manageKey: `${wrong}${own.manageKey.slice(1)}` };
  expect((await act(other, 'correct', { version: 1, ...person() })).status).toBe(404);
  await staff(`/appointments/${own.id}/transitions`, { to: 'confirmed', version: 1 });
  expect((await act(own, 'correct', { version: 2, ...person() })).status).toBe(409);
  expect(await shown(own)).toMatchObject({ canCorrect: false, patient: { lastName: 'Hassan' } });
});

test('the patient mends a request not to a phone that has as many appointments with this doctor on this day as are accepted', async () => {
  const ten = freshTime('10:00');
  const noon = ten.replace(/T\d\d/, (hour) => `T${String(Number(hour.slice(1)) + 2).padStart(2, '0')}`);
  const phone = newPhone();
  await book({ phone, startsAt: ten });
  const own = await book({ startsAt: noon });
  const refused = await act(own, 'correct', { version: 1, ...person({ phone }) });
  expect(refused.status).toBe(409);
  expect(refused.body.error).toMatchObject({ name: 'AppointmentLimitError', details: {} });
  expect((await rowOf(own)).phone).not.toBe(phone);
});

test('the patient mends a request five times at most', async () => {
  const own = await book();
  for (let version = 1; version <= 5; version += 1)
    expect((await act(own, 'correct', { version, ...person() })).status).toBe(200);
  const refused = await act(own, 'correct', { version: 6, ...person() });
  expect(refused.body.error.details.refusal).toBe('corrections');
});

test('an appointment that is off says to its patient that the clinic canceled it, and why', async () => {
  const own = await book();
  const change = { to: 'canceled', version: 1, reason: 'The doctor is ill' };
  await staff(`/appointments/${own.id}/transitions`, change);
  expect((await shown(own)).cancellation).toEqual({ by: 'clinic', reason: 'The doctor is ill' });
});

test('an appointment that is off says to its patient nothing that was written before patients could read it', async () => {
  const own = await book();
  expect((await shown(own)).cancellation).toBeNull();
  const appointment = own.id;
  await db()('appointments').where({ document_id: appointment }).update({ status: 'canceled' });
  const change = { actor: 'user:x', from_status: 'pending', to_status: 'canceled' };
  const entry = { ...change, reason: 'rude', at: new Date() };
  await db()('appointment_events').insert({ appointment, ...entry });
  expect((await shown(own)).cancellation).toEqual({ by: 'clinic', reason: null });
});
