import { expect, it } from 'vitest';
import { callOutcome, statusChange } from './changes';

const DISTURBING = ' \u202eno answer\u202c a\u0301\u0301\u0301\u0301\u200b ';
const CLEAN = 'no answer \u00e1\u0301\u0301';

it('the free texts of calls and changes of status lose direction controls, invisible characters and stacked marks', () => {
  const [canceled, cleaned] = [{ version: 1, reason: DISTURBING }, { data: { reason: CLEAN } }];
  expect(statusChange.safeParse({ to: 'canceled', ...canceled })).toMatchObject(cleaned);
  expect(callOutcome.safeParse({ outcome: 'canceled', ...canceled })).toMatchObject(cleaned);
  const again = { outcome: 'callBack', version: 1, date: '2026-11-23', time: '10:00', note: DISTURBING };
  expect(callOutcome.safeParse(again)).toMatchObject({ data: { note: CLEAN } });
});

it('the free texts of calls and changes of status are null when nothing visible is left, and refused with other control characters, and beyond their length', () => {
  const done = { to: 'done', version: 1 };
  const expected = { success: true, data: { ...done, reason: null } };
  for (const given of [{}, { reason: null }, { reason: ' \u202e' }])
    expect(statusChange.safeParse({ ...done, ...given })).toEqual(expected);
  for (const reason of ['a\u0000b', 'x'.repeat(301)])
    expect(statusChange.safeParse({ ...done, reason })).toMatchObject({ success: false });
});
