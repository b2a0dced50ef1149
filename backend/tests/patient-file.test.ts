import { expect, test } from 'vitest';
import { isPostgres } from '../src/platform/database';
import { at, freshDate, newPhone } from './support/clinic';
import { planOf } from './support/plan';
import { startDesk } from './support/staff-desk';

const desk = await startDesk();
const everywhere = await desk.signIn('staff');
const { db, book, cancel } = desk;

const find = async (text: string, token?: string) =>
  (await desk.call('/patients/find', { data: { text }, token })).body;
const namesOf = (body: { data: { firstName: string }[] }) => body.data.map(({ firstName }) => firstName);
const joinTo = (id: string, data: object, token?: string) =>
  desk.call(`/appointments/${id}/patient/joins`, { data, token });
const fileOf = async (id: string, token?: string) =>
  (await desk.call(`/appointments/${id}/patient`, { token })).body?.data;

test('a patient is found by phone in any form, its last digits, a name in any spelling, and a booking number', async () => {
  // The last digits of a phone of this test's own must not look like the code of a country.
  const phone = '+201098761234';
  const { bookingNumber: number } = await book({ phone, firstName: 'أحمد', lastName: 'فؤاد' });
  await book({ phone, firstName: 'احمد', lastName: 'فؤاد', startsAt: at('11:00', freshDate()) });
  for (const text of [phone, `0${phone.slice(3)}`, phone.slice(-5), 'احمد فؤ', 'فؤاد', number]) {
    const { data } = await find(text);
    expect([text, data.length]).toEqual([text, 1]);
    expect(data[0]).toMatchObject({ phone, visits: 2, done: 0, country: 'EG' });
    expect(data[0].next).not.toBeNull();
  }
  expect(await find('Nobody of that name')).toEqual({ data: [], meta: { isCapped: false, imported: [] } });
  expect((await desk.call('/patients/find', { data: { text: ' ' } })).status).toBe(400);
});

test('a patient is found only with what staff may see of their branches', async () => {
  const phone = newPhone();
  const { id } = await book({ phone, firstName: 'Canary' });
  const evening = at('18:00', freshDate());
  await book({ phone, firstName: 'Canary', startsAt: evening, branch: desk.clinic.otherBranch });
  expect((await find(phone)).data).toMatchObject([{ visits: 1 }]);
  expect((await find(phone, everywhere)).data).toMatchObject([{ visits: 2 }]);
  expect((await fileOf(id)).appointments).toHaveLength(1);
  expect((await fileOf(id, everywhere)).appointments).toHaveLength(2);
});

test('the file of a patient has their visits, notes, and who could be the same person, with whom it is joined: with another name only once staff were asked', async () => {
  const phone = newPhone();
  const first = await book({ phone, firstName: 'Laila', lastName: 'Mourad' });
  await desk.call(`/appointments/${first.id}/notes`, { data: { text: 'Hard of hearing' } });
  const brother = await book({ phone, firstName: 'Salah', lastName: 'Mourad' });
  const other = await book({ firstName: 'LAILA', lastName: 'Mourad' });
  const file = await fileOf(first.id);
  expect(file.patient).toMatchObject({ appointment: first.id, firstName: 'Laila', visits: 1 });
  expect(file.notes).toMatchObject([{ text: 'Hard of hearing', appointment: first.id }]);
  expect(file.similar).toMatchObject([
    { firstName: 'Salah', shares: 'phone' },
    { firstName: 'LAILA', shares: 'name' },
  ]);

  const asked = await joinTo(first.id, { other: brother.id });
  expect([asked.status, asked.body.error.details]).toEqual([409, { refusal: 'otherPerson' }]);
  const join = (token?: string) => joinTo(first.id, { other: other.id }, token);
  // Two who say the same at once say it once.
  expect((await Promise.all([join(), join(everywhere)])).map(({ status }) => status)).toEqual([201, 201]);
  expect(await db()('patient_joins').whereNull('undone_at')).toHaveLength(1);
  for (const id of [first.id, other.id]) {
    const joined = await fileOf(id);
    expect(joined.appointments).toHaveLength(2);
    expect(joined.joined).toHaveLength(1);
    expect(joined.notes).toHaveLength(1);
  }
  expect(namesOf({ data: (await fileOf(first.id)).similar })).toEqual(['Salah']);
  // The stored join does not name the person.
  const [stored] = await db()('patient_joins');
  expect(JSON.stringify(stored)).not.toMatch(/Laila|\+20/i);

  const [{ join: made }] = (await fileOf(other.id)).joined;
  const undo = (id: string) => desk.call(`/appointments/${id}/patient/joins/${made}`, { method: 'DELETE' });
  expect((await undo((await book()).id)).status).toBe(409);
  expect((await undo(other.id)).status).toBe(200);
  expect((await fileOf(first.id)).joined).toEqual([]);
  const kept = await db()('patient_joins').first();
  expect(kept).toMatchObject({ joined_by: expect.stringMatching(/^user:/) });
  expect(kept.undone_by).toMatch(/^user:/);
});

test('the file of a patient is not there for somebody who was erased, joined or not', async () => {
  const phone = newPhone();
  const [one, two] = [await book({ phone }), await book({ firstName: 'Other' })];
  await joinTo(two.id, { other: one.id, isSure: true });
  await cancel(one);
  await desk.erase(phone, 1);
  expect((await desk.call(`/appointments/${one.id}/patient`)).status).toBe(404);
  expect((await fileOf(two.id)).joined).toEqual([]);
});

test('a note about the patient stands beside each of their visits, and goes with who is joined or erased', async () => {
  const phone = newPhone();
  const farida = { phone, firstName: 'Farida' };
  const [first, second] = [await book(farida), await book(farida)];
  const [child, other] = [await book({ phone, firstName: 'Adam' }), await book({ firstName: 'FARIDA' })];
  const noted = { text: 'Needs an interpreter', ofPatient: true };
  await desk.call(`/appointments/${first.id}/notes`, { data: noted });
  await desk.call(`/appointments/${first.id}/notes`, { data: { text: 'Came late' } });
  const beside = async (id: string, token?: string) =>
    (await desk.call(`/appointments/${id}`, { token })).body.data.patientNotes;
  expect(await beside(second.id)).toMatchObject([{ ...noted, appointment: first.id, isRemovable: true }]);
  // Its own page has it among its notes.
  expect(await beside(first.id)).toEqual([]);
  expect((await desk.detail(first.id)).notes).toMatchObject([noted, { ofPatient: false }]);
  expect([await beside(child.id), await beside(other.id)]).toEqual([[], []]);
  expect((await joinTo(first.id, { other: other.id, isSure: true })).status).toBe(201);
  expect(await beside(other.id)).toMatchObject([noted]);
  const [{ join: joined }] = (await fileOf(first.id)).joined;
  await desk.call(`/appointments/${first.id}/patient/joins/${joined}`, { method: 'DELETE' });
  expect(await beside(other.id)).toEqual([]);

  // In the branches that may be seen.
  const evening = { startsAt: at('18:00', freshDate()), branch: desk.clinic.otherBranch };
  const there = await book({ ...farida, ...evening });
  expect(await beside(there.id, everywhere)).toMatchObject([noted]);
  expect(await beside(there.id, desk.elsewhere)).toEqual([]);
  const { documentId } = (await beside(second.id))[0];
  const removal = { method: 'DELETE' };
  expect((await desk.call(`/appointments/${first.id}/notes/${documentId}`, removal)).status).toBe(200);
  expect(await beside(second.id)).toEqual([]);
});

test('notes about a patient are read, written and removed by whom the clinic lets', async () => {
  const phone = newPhone();
  const [first, second] = [await book({ phone }), await book({ phone })];
  const caller = await desk.signIn('call_centre');
  const notesPath = `/appointments/${first.id}/notes`;
  const noted = { text: 'Has a pacemaker', ofPatient: true };
  const write = async (token: string) => (await desk.call(notesPath, { data: noted, token })).status;
  await desk.call(notesPath, { data: { text: 'Came late' }, token: caller });
  expect(await write(caller)).toBe(201);
  const { documentId } = (await fileOf(first.id)).notes[0];
  const seenBy = async (token: string) => {
    const file = await fileOf(first.id, token);
    const { patientNotes } = (await desk.call(`/appointments/${second.id}`, { token })).body.data;
    const all = [...file.notes, ...(await desk.detail(first.id, token)).notes, ...patientNotes];
    return [file.mayNote, all.filter(({ ofPatient }) => ofPatient).length, all.length];
  };
  const open = [true, 3, 5];
  const closed = [false, 0, 2];
  for (const [patientNotesReadBy, byDesk, byCaller] of [
    ['all_staff', open, open],
    ['all_but_call_centre', open, closed],
    ['doctors', closed, closed],
  ]) {
    await desk.settings({ patientNotesReadBy });
    expect([await seenBy(desk.staff), await seenBy(caller)]).toEqual([byDesk, byCaller]);
    expect(await seenBy(desk.manager)).toEqual(open);
  }
  expect([await write(caller), await write(desk.staff)]).toEqual([409, 409]);
  const removal = { method: 'DELETE', token: caller };
  expect((await desk.call(`${notesPath}/${documentId}`, removal)).status).toBe(409);
  await desk.settings({ patientNotesReadBy: 'all_staff' });
});

test('with very many appointments every question is answered by an index', async () => {
  const name = isPostgres(db()) ? 'folded_name COLLATE "C"' : 'folded_name';
  for (const [sql, value] of [
    ['SELECT * FROM appointments WHERE phone IN (?)', '+201001234567'],
    [`SELECT * FROM appointments WHERE ${name} = ?`, 'omar'],
    ['SELECT * FROM patient_joins WHERE undone_at IS NULL AND (appointment IN (?1) OR other IN (?1))', 'a'],
    ['SELECT * FROM appointment_notes WHERE appointment IN (?)', 'a'],
  ] as const) {
    const values = sql.includes('?1') ? [value, value] : [value];
    const steps = await planOf(db(), sql.replaceAll('?1', '?'), values);
    expect([sql, steps]).toEqual([sql, expect.not.stringMatching(/SCAN |Seq Scan/)]);
  }
});
