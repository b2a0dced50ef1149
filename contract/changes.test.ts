import { expect, it } from 'vitest';
import { callOutcome, statusChange } from './changes';
import { hoursRequest } from './hours';
import { incomingAnswerRequest } from './incoming-message';

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

it('the free texts of hours and of answers to messages are cleaned in the same way, and refused with a zero byte', () => {
  const day = { startsOn: '2027-01-10', endsOn: '2027-01-10', startsAt: null, endsAt: null };
  const readHours = (text: string | null) => {
    const change = { what: 'day-off', doctor: 'a'.repeat(24), entry: null, wanted: { ...day, note: text } };
    return hoursRequest.safeParse({ change, isTrial: true, visits: [], reason: text });
  };
  const answer = (text: string) => incomingAnswerRequest.safeParse({ answer: 'text', answered: 0, text });
  const hours = { reason: CLEAN, change: { wanted: { note: CLEAN } } };
  expect(readHours(DISTURBING)).toMatchObject({ data: hours });
  expect(readHours(null)).toMatchObject({ data: { reason: null, change: { wanted: { note: '' } } } });
  expect(answer(`${DISTURBING}\r\n${DISTURBING}`)).toMatchObject({ data: { text: `${CLEAN}\n${CLEAN}` } });
  expect(answer('x\r\n'.repeat(500))).toMatchObject({ success: true });
  for (const { success } of [readHours('a\0b'), answer('a\0b')]) expect(success).toBe(false);
});
