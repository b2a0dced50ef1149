import { expect, test } from 'vitest';
import { fillSearchColumns } from '../src/appointments/record/search-columns';
import { addDays } from '../src/scheduling/zone';
import { at, BOOKING_DATE, pluck, refusalOf, startClinic } from './support/clinic';

const { backend, booker, clinic, db, book, ask, signIn } = await startClinic();
const staff = await signIn('staff');
for (const day of [1, 2, 3]) {
  const startsAt = at('10:00', addDays(BOOKING_DATE, day));
  await book({ startsAt, branch: day === 3 ? clinic.otherBranch : clinic.branch });
}

const call = (path: string, { token, search = '' }: { token: string; search?: string }) =>
  ask(path, { token, headers: search ? { 'X-Search': encodeURIComponent(search) } : {} });

test('the staff list finds a patient by number, phone in any form, its last digits, and name in any spelling and script', async () => {
  const day = addDays(BOOKING_DATE, 41);
  const abdallah = { firstName: 'عبد الله', lastName: 'الشناوي', phone: '01077712345' };
  const patients = [
    { firstName: 'Élise', lastName: 'ÖZTÜRK', phone: '01055512345', startsAt: at('15:00', day) },
    { firstName: 'İpek', lastName: 'Łukasiewicz', phone: '01066698765', startsAt: at('15:20', day) },
    { ...abdallah, startsAt: at('15:40', day), email: 'Shennawy.A@example.org' },
    { firstName: 'إبراهيم', lastName: 'مُصطفى', phone: '01098765432', startsAt: at('16:00', day) },
  ];
  const booked: string[] = [];
  for (const patient of patients) booked.push((await book(patient)).bookingNumber);
  const number = String(booked[3]);
  const find = async (search: string) => {
    const list = await call('/appointments', { token: staff, search });
    const counts = await call('/appointments/counts', { token: staff, search });
    expect(counts.body.data.total).toBe(list.body.meta.pagination.total);
    return pluck(list.body.data, 'bookingNumber');
  };
  // Other spellings: staff-search.test.ts, fold-text.test.ts.
  for (const [search, index] of [
    ['E\u0301LISE', 0],
    ['ozturk el', 0],
    ['٥٥١٢٣٤٥', 0],
    ['ŁUKASIEWICZ', 1],
    ['98765', 1],
    ['عبدالله الشن', 2],
    ['shennawy.a@EXAMPLE.org', 2],
    ['\u2066٠١٠٧٧٧١\u200f٢٣٤٥\u2069', 2],
    ...[number, number.replaceAll('-', ' '), '+20 109 876 5432', '0109876'].map((text) => [text, 3] as const),
    ...['ابراهيم مصطفي', 'ابراهيم', 'مصطفى'].map((text) => [text, 3] as const),
  ] as const)
    expect([search, await find(search)]).toEqual([search, [booked[index]]]);
  for (const nobody of ['ابراهيم علي', "x' OR '1'='1", '%%']) expect(await find(nobody)).toEqual([]);
});

test('the staff list fills what rows of earlier versions are found by, once, whatever their number', async () => {
  const db = backend.db;
  const columns = () => db('appointments').select('id', 'folded_name', 'folded_last_name', 'reversed_phone');
  const plain = await columns();
  await db('appointments').update({ folded_name: null, folded_last_name: null, reversed_phone: null });
  expect(await fillSearchColumns(db)).toBe(plain.length);
  expect(await columns()).toEqual(plain);
  expect(await fillSearchColumns(db)).toBe(0);
  const where = { id: plain[0].id };
  await db('appointments').where(where).update({ folded_name: 'laila hassan', folded_last_name: 'hassan' });
  expect(await fillSearchColumns(db)).toBe(1);
  const { folded_last_name } = await db('appointments').where(where).first();
  expect(folded_last_name).toBe(plain[0].folded_last_name);
});

test('the staff list shows names without what would disturb other rows, whoever wrote them and when', async () => {
  const day = addDays(BOOKING_DATE, 42);
  const marks = '\u0316\u0351\u0317\u0348'.repeat(10);
  const odd = { firstName: `\u202eLai\u200bla`, lastName: `Z${marks}ein` };
  const shown = { firstName: 'Laila', lastName: 'Z\u0316\u0317ein' };
  const where = { booking_number: (await book({ ...odd, startsAt: at('15:00', day) })).bookingNumber };
  const stored = await db()('appointments').where(where).first('first_name', 'last_name');
  expect(stored).toEqual({ first_name: shown.firstName, last_name: shown.lastName });
  // Stored like in an earlier version.
  await db()('appointments').where(where).update({ first_name: odd.firstName, last_name: odd.lastName });
  const list = await call('/appointments', { token: staff, search: where.booking_number });
  expect(list.body.data[0]).toMatchObject(shown);
  expect(refusalOf(await booker.book({ firstName: '\u200b\u2060', startsAt: at('15:20', day) }))).toEqual([
    400,
    'firstName required',
  ]);
});

test('the staff list takes what is searched for from a header alone, never from the address', async () => {
  const one = addDays(BOOKING_DATE, 1);
  const day = await call(`/appointments?firstDay=${one}&lastDay=${one}`, { token: staff });
  expect(day.body.meta.pagination.total).toBe(1);
  for (const wrong of ['?firstDay=2026-02-30', '?status=lost', '?secret=1', '/counts?page=2'])
    expect((await call(`/appointments${wrong}`, { token: staff })).status).toBe(400);
  for (const path of ['/appointments', '/appointments/counts']) {
    expect((await call(`${path}?q=laila`, { token: staff })).status).toBe(400);
    expect((await call(path, { token: staff, search: 'x'.repeat(81) })).status).toBe(400);
    expect((await call(path, { token: staff, search: '\0' })).status).toBe(400);
    const headers = { Authorization: `Bearer ${staff}`, 'X-Search': '%E0%A4%A' };
    expect((await fetch(`${backend.url}/api${path}`, { headers })).status).toBe(400);
  }
});
