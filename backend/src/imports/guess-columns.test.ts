import { expect, test } from 'vitest';
import { guessColumns } from './guess-columns';

const table = (headers: string[], ...rows: string[][]) => ({
  headers,
  rows: rows.map((cells, at) => ({ line: at + 2, cells })),
});

test('columns are guessed by their names in English and Arabic, however they are written', () => {
  const english = table(['Patient ID', 'first_name', 'LastName', 'Mobile Number', 'DOB']);
  const columns = { id: 0, firstName: 1, lastName: 2, phone: 3, birthDate: 4 };
  expect(guessColumns('patients', english)).toEqual(columns);
  const expected = { name: 0, phone: 1, age: 2, notes: 3 };
  expect(guessColumns('patients', table(['الإسم', 'رقم الموبايل', 'السن', 'ملاحظات']))).toEqual(expected);
});

test('columns are guessed by what is in them, where the names say nothing', () => {
  const rows = [
    ['منى عادل حسن', '01001234567', 'mona@example.com', '1980-02-03'],
    ['Adel Hassan', '+20 100 123 4568', '', '1975-12-31'],
  ];
  const expected = { name: 0, phone: 1, email: 2, birthDate: 3 };
  expect(guessColumns('patients', table(['a', 'b', 'c', 'd'], ...rows))).toEqual(expected);
  const visits = [['28/11/2026 10:00', '01001234567']];
  expect(guessColumns('appointments', table(['x', 'y'], ...visits))).toEqual({ startsAt: 0, phone: 1 });
});

test('columns are guessed as they were matched the last time, and for names of content by their language', () => {
  const known = { Handy: 'phone', Wer: 'name' };
  expect(guessColumns('patients', table(['Wer', 'Handy', 'phone']), known)).toEqual({ name: 0, phone: 1 });
  expect(guessColumns('services', table(['name'], ['سماعة']))).toEqual({ nameAr: 0 });
  expect(guessColumns('services', table(['name'], ['Hearing test']))).toEqual({ nameEn: 0 });
});
