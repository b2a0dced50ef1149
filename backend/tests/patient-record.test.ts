import { expect, test } from 'vitest';
import { at, freshDate, newPhone, pluck } from './support/clinic';
import { startDesk } from './support/staff-desk';

const desk = await startDesk();
const { db, book, settings } = desk;
await settings({ fileNumberForm: 'F-{number:5}', nextFileNumber: 200 });

const write = (id: string, data: object) => desk.call(`/appointments/${id}/patient/record`, { data });
const give = (id: string) => write(id, { fileNumber: 'next' });
const fileOf = async (id: string) => (await desk.call(`/appointments/${id}/patient`)).body.data;
const numbersOf = async (id: string) => (await fileOf(id)).patient.fileNumbers;
const find = async (text: string, token?: string) =>
  (await desk.call('/patients/find', { data: { text }, token })).body.data;
const amend = async (id: string, data: object) => {
  const { version, firstName, lastName, phone, email, age } = await desk.detail(id);
  const person = { firstName, lastName, phone, email, age, contractType: 'cash' };
  const form = { ...person, version, reason: 'was misheard', ...data };
  return desk.call(`/appointments/${id}/amendment`, { data: form });
};

test('every patient gets one file number, however many desks press at once', async () => {
  const phone = newPhone();
  const first = await book({ phone, firstName: 'Mona' });
  const again = await book({ phone, firstName: 'MONA', startsAt: at('11:00', freshDate()) });
  const others = await Promise.all([book(), book(), book()]);
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
});

test('a patient is found by the file number, written whole or in digits, within what staff may see', async () => {
  const { id } = await book({ firstName: 'Numbered' });
  await give(id);
  const [number] = await numbersOf(id);
  for (const text of [number, number.toLowerCase(), String(Number(number.slice(2)))])
    expect(pluck(await find(text), 'firstName')).toContain('Numbered');
  expect(await find(`G${number.slice(1)}`)).toEqual([]);
  expect(await find(number, desk.elsewhere)).toEqual([]);
  expect((await desk.detail(id)).fileNumbers).toEqual([number]);
});

test('a file number is given when a patient first arrives, and none where the clinic gives none', async () => {
  const id = await desk.confirmedIn(30);
  const { version } = await desk.detail(id);
  expect((await desk.note(id, { to: 'arrived', version })).status).toBe(200);
  expect(await numbersOf(id)).toHaveLength(1);
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
  for (const wrong of ['2999-01-01', '1700-01-01', '2020-02-31', 'soon'])
    expect([wrong, (await write(id, { birthDate: wrong })).status]).toEqual([wrong, 400]);
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
  await desk.call(`/appointments/${two.id}/patient/joins`, { data: { other: one.id, isSure: true } });
  await give(two.id);
  const joined = await fileOf(two.id);
  expect([joined.patient.fileNumbers, joined.joined[0].fileNumbers]).toEqual([[number], [number]]);
  expect(joined.canGiveNumber).toBe(false);
  // Also of who is joined with somebody joined.
  const three = await book({ firstName: 'Nadja' });
  await desk.call(`/appointments/${three.id}/patient/joins`, { data: { other: two.id, isSure: true } });
  expect((await desk.detail(three.id)).fileNumbers).toEqual([number]);
  expect(await find('Nadja')).toMatchObject([{ fileNumbers: [number] }]);
  await desk.call(`/appointments/${two.id}/patient/joins/${joined.joined[0].join}`, { method: 'DELETE' });
  await give(two.id);
  const [other] = await numbersOf(two.id);
  expect(await numbersOf(one.id)).toEqual([number]);
  expect(other).not.toBe(number);
  await desk.call(`/appointments/${one.id}/patient/joins`, { data: { other: two.id, isSure: true } });
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
  expect((await amend(only.id, { firstName: 'Brother' })).status).toBe(200);
  expect(await numbersOf(only.id)).toEqual([]);
  expect(await numbersOf(more.id)).toEqual(numbers);
  expect(await find(numbers[0])).toMatchObject([{ appointment: more.id }]);

  await give(only.id);
  const brothers = await numbersOf(only.id);
  expect((await amend(only.id, { firstName })).status).toBe(200);
  expect((await numbersOf(more.id)).sort()).toEqual([...numbers, ...brothers].sort());
});

test('what is kept of a patient is handed over and erased with them, and their number is not given again', async () => {
  const phone = newPhone();
  const own = await book({ phone });
  const { id } = own;
  await give(id);
  await write(id, { birthDate: '1988-08-08' });
  const [number] = await numbersOf(id);
  const { patientFiles } = await desk.handOver(phone);
  expect(patientFiles).toEqual([{ fileNumber: number, birthDate: '1988-08-08' }]);
  await desk.cancel(own);
  await desk.erase(phone, 1);
  const [kept] = await db()('patient_files').where({ file_number: number });
  expect(kept).toMatchObject({ person: null, birth_date: null });
  expect(await find(number)).toEqual([]);
  const next = await book();
  await give(next.id);
  expect((await numbersOf(next.id))[0] > number).toBe(true);
});
