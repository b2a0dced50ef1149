import { expect, test } from 'vitest';
import { ask, at, dataOf, freshDate, newPhone, pluck, refusalOf, startClinic } from './support/clinic';

const person = (more: Record<string, unknown> = {}) => ({
  ...{ firstName: 'Laila', lastName: 'Hassan', phone: newPhone(), email: null },
  ...more,
});

const staff = (path: string, data?: unknown) => ask(backend, path, { token, data });

const { backend, db, book, act, look: shown, rowOf, messagesOf, signIn } = await startClinic();
const token = await signIn('staff');

test('the patient mends a request and staff call the new number, find it, and see what was mended', async () => {
  const own = await book();
  const mended = person({ phone: '010 9876 5432', lastName: 'Fouad', age: '٤١' });
  const answer = dataOf(await act(own, 'correct', { version: 1, ...mended }));
  const patient = { firstName: 'Laila', lastName: 'Fouad', phone: '+201098765432', email: null, age: 41 };
  expect(answer).toMatchObject({ version: 2, canCorrect: true, patient });
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
  const told = await messagesOf(own);
  expect(pluck(told, 'kind')).toEqual(['visit-received', 'visit-received']);
  expect(pluck(told, 'recipient')).toEqual(['wrong@example.org', 'right@example.org']);
  expect((await rowOf(own)).sequence).toBe(1);
});

test('the patient mends a request by the rules of a booking, with the version that was looked at, while it waits', async () => {
  const own = await book();
  const faults = person({ phone: '12', email: 'x', firstName: ' ', age: 200 });
  const [status, ...codes] = refusalOf(await act(own, 'correct', { version: 1, ...faults }));
  const expected = ['age tooBig', 'email invalid', 'firstName required', 'phone invalid'];
  expect([status, codes.sort()]).toEqual([400, expected]);
  const late = await act(own, 'correct', { version: 7, ...person() });
  expect(refusalOf(late)).toEqual([409, 'VersionConflictError']);
  const wrong = own.manageKey.startsWith('x') ? 'y' : 'x';
  const other = { ...own, manageKey: `${wrong}${own.manageKey.slice(1)}` };
  expect((await act(other, 'correct', { version: 1, ...person() })).status).toBe(404);
  await staff(`/appointments/${own.id}/transitions`, { to: 'confirmed', version: 1 });
  expect((await act(own, 'correct', { version: 2, ...person() })).status).toBe(409);
  expect(await shown(own)).toMatchObject({ canCorrect: false, patient: { lastName: 'Hassan' } });
});

test('the patient mends a request not to a phone that has as many appointments with this doctor on this day as are accepted', async () => {
  const [date, phone] = [freshDate(), newPhone()];
  await book({ phone, startsAt: at('10:00', date) });
  const own = await book({ startsAt: at('12:00', date) });
  const refused = await act(own, 'correct', { version: 1, ...person({ phone }) });
  const { name, details } = refused.body.error;
  expect([refused.status, name, details]).toEqual([409, 'AppointmentLimitError', {}]);
  expect((await rowOf(own)).phone).not.toBe(phone);
});

test('the patient mends a request five times at most', async () => {
  const own = await book();
  for (let version = 1; version <= 5; version += 1)
    expect((await act(own, 'correct', { version, ...person() })).status).toBe(200);
  const refused = await act(own, 'correct', { version: 6, ...person() });
  expect(refused.body.error.details.refusal).toBe('corrections');
});

test('an appointment that is off says to its patient that the clinic canceled it, and why, but nothing that was written before patients could read it', async () => {
  const [own, old] = [await book(), await book()];
  expect((await shown(own)).cancellation).toBeNull();
  const change = { to: 'canceled', version: 1, reason: 'The doctor is ill' };
  await staff(`/appointments/${own.id}/transitions`, change);
  expect((await shown(own)).cancellation).toEqual({ by: 'clinic', reason: 'The doctor is ill' });
  await db()('appointments').where({ document_id: old.id }).update({ status: 'canceled' });
  const entry = { actor: 'user:x', from_status: 'pending', to_status: 'canceled', reason: 'rude' };
  await db()('appointment_events').insert({ appointment: old.id, ...entry, at: new Date() });
  expect((await shown(old)).cancellation).toEqual({ by: 'clinic', reason: null });
});
