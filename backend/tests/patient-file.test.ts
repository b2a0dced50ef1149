import { expect, test } from 'vitest';
import { at, freshDate, newPhone } from './support/clinic';
import { copyAppointment, startDesk } from './support/staff-desk';

const desk = await startDesk();
const everywhere = await desk.signIn('staff');
const { db, book, cancel, settings } = desk;
await settings({ fileNumberForm: 'F-{number:5}', nextFileNumber: 200 });

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
  expect(JSON.stringify(await db()('patient_joins'))).not.toMatch(/Laila|\+20/i);

  const [{ join: made }] = (await fileOf(other.id)).joined;
  const undo = (id: string) => desk.call(`/appointments/${id}/patient/joins/${made}`, { method: 'DELETE' });
  expect((await undo((await book()).id)).status).toBe(409);
  expect((await undo(other.id)).status).toBe(200);
  expect((await fileOf(first.id)).joined).toEqual([]);
  const kept = await db()('patient_joins').first();
  expect(kept).toMatchObject({ joined_by: expect.stringMatching(/^user:/) });
  expect(kept.undone_by).toMatch(/^user:/);
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

  // The page of the patient keeps it after more visits than it shows.
  const later = { status: 'canceled', starts_at: new Date(at('11:00', freshDate())) };
  await copyAppointment(db(), second.id, 50, later);
  expect((await fileOf(first.id)).notes).toMatchObject([noted]);

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
});

const write = (id: string, data: object) => desk.call(`/appointments/${id}/patient/record`, { data });
const give = (id: string) => write(id, { fileNumber: 'next' });
const numbersOf = async (id: string) => (await fileOf(id)).patient.fileNumbers;
const amend = async (id: string, data: object) => {
  const { version, firstName, lastName, phone, email, age } = await desk.detail(id);
  const person = { firstName, lastName, phone, email, age, contractType: 'cash' };
  const form = { ...person, version, reason: 'was misheard', ...data };
  return desk.call(`/appointments/${id}/amendment`, { data: form });
};

test('every patient gets one file number, however many desks press at once, and is found by it, written whole or in digits, within what staff may see', async () => {
  const phone = newPhone();
  const first = await book({ phone, firstName: 'Mona' });
  const again = await book({ phone, firstName: 'MONA', startsAt: at('11:00', freshDate()) });
  const others = await Promise.all([book({ firstName: 'Numbered' }), book(), book()]);
  const all = [first, again, ...others, first, again].map(({ id }) => give(id));
  expect((await Promise.all(all)).map(({ status }) => status)).toEqual(all.map(() => 200));
  const [own] = await numbersOf(first.id);
  expect(await numbersOf(again.id)).toEqual([own]);
  const given = await Promise.all(others.map(({ id }) => numbersOf(id)));
  expect([[own], ...given].flat().sort()).toEqual(['F-00200', 'F-00201', 'F-00202', 'F-00203']);
  expect((await fileOf(first.id)).canGiveNumber).toBe(false);
  // The number is guaranteed by the database.
  const [stored] = await db()('patient_files').where({ number: 200 });
  const { id: _, ...copy } = { ...stored, document_id: 'x'.repeat(24) };
  await expect(db()('patient_files').insert(copy)).rejects.toThrow();

  const [{ id }] = others;
  const [number] = given[0];
  for (const text of [number, number.toLowerCase(), String(Number(number.slice(2)))])
    expect(namesOf(await find(text))).toContain('Numbered');
  expect((await find(`G${number.slice(1)}`)).data).toEqual([]);
  expect((await find(number, desk.elsewhere)).data).toEqual([]);
  expect((await desk.detail(id)).fileNumbers).toEqual([number]);
});

test('a file number is given when a patient first comes, also where nobody has noted the arrival, and none where the clinic gives none', async () => {
  const id = await desk.confirmedIn(30);
  expect((await desk.note(id, { to: 'arrived', version: 1 })).status).toBe(200);
  expect(await numbersOf(id)).toHaveLength(1);
  const [inside, seen] = [await desk.confirmedIn(30), await desk.confirmedIn(-30)];
  expect((await desk.note(inside, { to: 'with_doctor', version: 1, reason: 'In pain' })).status).toBe(200);
  expect((await desk.turn(seen, { to: 'done', version: 1 })).status).toBe(200);
  for (const one of [inside, seen]) expect(await numbersOf(one)).toHaveLength(1);
  await settings({ fileNumberForm: null });
  const { id: without } = await book();
  await give(without);
  expect(await fileOf(without)).toMatchObject({ canGiveNumber: false, patient: { fileNumbers: [] } });
  await settings({ fileNumberForm: 'F-{number:5}' });
});

test('age is counted at the visit once the birth date is known, and another language is written in once the desk says so', async () => {
  const date = freshDate();
  const { id } = await book({ age: 40, startsAt: at('10:00', date) });
  const [year, ...day] = date.split('-');
  const tenYears = [Number(year) - 10, ...day].join('-');
  expect((await write(id, { birthDate: '2999-01-01' })).status).toBe(400);
  expect((await desk.detail(id)).age).toBe(40);
  expect((await write(id, { birthDate: tenYears })).status).toBe(200);
  expect(await desk.detail(id)).toMatchObject({ age: 10, birthDate: tenYears });
  expect((await fileOf(id)).appointments).toMatchObject([{ age: 10 }]);
  // The day before their birthday they are nine.
  expect((await fileOf(id)).patient).toMatchObject({ age: 9, birthDate: tenYears });
  await write(id, { birthDate: null });
  expect(await desk.detail(id)).toMatchObject({ age: 40, birthDate: null, locale: 'en' });
  expect((await write(id, { language: 'fr' })).status).toBe(400);
  expect((await write(id, { language: 'ar' })).status).toBe(200);
  expect((await desk.detail(id)).locale).toBe('ar');
});

test('patients who are one person have one number, and each keeps their own when they are separated', async () => {
  const [one, two] = [await book({ firstName: 'Nadia' }), await book({ firstName: 'Nadya' })];
  await give(one.id);
  const [number] = await numbersOf(one.id);
  await joinTo(two.id, { other: one.id, isSure: true });
  await give(two.id);
  const joined = await fileOf(two.id);
  expect([joined.patient.fileNumbers, joined.joined[0].fileNumbers]).toEqual([[number], [number]]);
  expect(joined.canGiveNumber).toBe(false);
  // Also of who is joined with somebody joined.
  const three = await book({ firstName: 'Nadja' });
  await joinTo(three.id, { other: two.id, isSure: true });
  expect((await desk.detail(three.id)).fileNumbers).toEqual([number]);
  expect((await find('Nadja')).data).toMatchObject([{ fileNumbers: [number] }]);
  await desk.call(`/appointments/${two.id}/patient/joins/${joined.joined[0].join}`, { method: 'DELETE' });
  await give(two.id);
  const [other] = await numbersOf(two.id);
  expect(await numbersOf(one.id)).toEqual([number]);
  expect(other).not.toBe(number);
  await joinTo(one.id, { other: two.id, isSure: true });
  expect(await numbersOf(one.id)).toEqual([number, other]);
  expect(await numbersOf(two.id)).toEqual([other, number]);
});

test('the file goes along with an amended name, and stays where the visit was somebody else', async () => {
  const [phone, other] = [newPhone(), newPhone()];
  const only = await book({ phone });
  await give(only.id);
  await write(only.id, { birthDate: '1990-05-06' });
  const numbers = await numbersOf(only.id);
  expect((await amend(only.id, { phone: other })).status).toBe(200);
  expect((await fileOf(only.id)).patient).toMatchObject({ fileNumbers: numbers, birthDate: '1990-05-06' });

  const more = await book({ phone: other, startsAt: at('11:00', freshDate()) });
  expect(await numbersOf(more.id)).toEqual(numbers);
  const { firstName } = await desk.detail(only.id);
  await joinTo(only.id, { other: (await book({ firstName: 'Third' })).id, isSure: true });
  expect((await amend(only.id, { firstName: 'Brother' })).status).toBe(200);
  expect((await fileOf(only.id)).joined).toEqual([]);
  expect((await fileOf(more.id)).joined).toMatchObject([{ firstName: 'Third' }]);
  expect(await numbersOf(only.id)).toEqual([]);
  expect(await numbersOf(more.id)).toEqual(numbers);
  expect((await find(numbers[0])).data).toMatchObject([{ appointment: more.id }]);

  await give(only.id);
  const brothers = await numbersOf(only.id);
  expect((await amend(only.id, { firstName })).status).toBe(200);
  expect((await numbersOf(more.id)).sort()).toEqual([...numbers, ...brothers].sort());
});

test('what is kept of a patient is handed over and erased with them, who are joined with nobody any more, and their number is not given again', async () => {
  const [phone, email] = [newPhone(), 'first@patients.example'];
  const first = await book({ phone, email });
  await give(first.id);
  const [own, other] = [await book({ phone }), await book({ firstName: 'Other' })];
  const { id } = own;
  await write(id, { birthDate: '1988-08-08' });
  const [number] = await numbersOf(id);
  // Erased with the address of one appointment, they are still the patient of the other.
  await cancel(first);
  await desk.erase(email, 1);
  expect((await find(number)).data).toMatchObject([{ appointment: id }]);
  const { patientFiles } = await desk.handOver(phone);
  expect(patientFiles).toEqual([{ fileNumber: number, birthDate: '1988-08-08' }]);
  expect((await joinTo(other.id, { other: id, isSure: true })).status).toBe(201);
  const { body } = await desk.call('/patients/search', { token: desk.manager, data: { sought: phone } });
  expect(body.data.joined).toEqual([(await desk.detail(other.id)).phone]);
  await cancel(own);
  await desk.erase(phone, 1);
  expect((await desk.call(`/appointments/${id}/patient`)).status).toBe(404);
  expect((await fileOf(other.id)).joined).toEqual([]);
  const [kept] = await db()('patient_files').where({ file_number: number });
  expect(kept).toMatchObject({ person: null, birth_date: null });
  expect((await find(number)).data).toEqual([]);
  const next = await book();
  await give(next.id);
  expect((await numbersOf(next.id))[0] > number).toBe(true);
});
