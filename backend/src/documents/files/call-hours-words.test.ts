import { expect, test } from 'vitest';
import { callHoursWords } from './call-hours-words';

const OTHERS = ['saturday', 'sunday', 'monday', 'tuesday', 'wednesday', 'thursday'];
const row = (weekday: string, opensAt: string, closesAt: string) => ({ weekday, opensAt, closesAt });

test('days with the same hours are said together, in both languages; a week without differences, closed days and openings in two parts as they are', () => {
  const rows = [
    row('friday', '14:00:00.000', '21:00:00.000'),
    ...OTHERS.map((day) => row(day, '09:00:00.000', '23:00:00.000')),
  ];
  expect(callHoursWords(rows, 'en')).toBe(
    'Saturday to Thursday from 9:00 am to 11:00 pm, Friday from 2:00 pm to 9:00 pm',
  );
  expect(callHoursWords(rows, 'ar')).toBe(
    'من السبت إلى الخميس من 9:00 صباحًا إلى 11:00 مساءً، والجمعة من 2:00 مساءً إلى 9:00 مساءً',
  );
  const daily = [...OTHERS, 'friday'].map((day) => row(day, '00:00', '00:00'));
  expect(callHoursWords(daily, 'en')).toBe('Every day around the clock');
  const parts = [
    row('sunday', '17:00', '21:00'),
    row('sunday', '09:00', '12:00'),
    row('tuesday', '09:00', '12:00'),
  ];
  expect(callHoursWords(parts, 'en')).toBe(
    'Sunday from 9:00 am to 12:00 pm and from 5:00 pm to 9:00 pm, Tuesday from 9:00 am to 12:00 pm',
  );
  expect(callHoursWords([], 'en')).toBeNull();
});
