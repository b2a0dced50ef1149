import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LEFT_TO_EDITORS, SETTING_NAMES } from '../../contract/clinic-settings';
import { parseSetting } from './parse-settings';
import { shapeOf } from './setting-fields';

const path = '../../api/booking-setting/content-types/booking-setting/schema.json';
const { attributes }: { attributes: Record<string, unknown> } = JSON.parse(
  readFileSync(join(__dirname, path), 'utf8'),
);

test('the booking settings are all on the page of the staff area, or left to editors on purpose', () => {
  expect([...SETTING_NAMES, ...LEFT_TO_EDITORS].sort()).toEqual(Object.keys(attributes).sort());
});

test('the booking settings are all of a kind that the page can show', () => {
  for (const name of SETTING_NAMES) expect(shapeOf(name, attributes[name]).name).toBe(name);
});

const parse = (name: string, value: Parameters<typeof parseSetting>[1]) =>
  parseSetting(shapeOf(name, attributes[name]), value);

test('a setting as a form sends it is kept within the bounds of the editor’s type', () => {
  expect(parse('noticeMinutes', '180')).toEqual({ ok: true, shared: 180 });
  expect(parse('noticeMinutes', '١٨٠')).toEqual({ ok: true, shared: 180 });
  expect(parse('noticeMinutes', '20161')).toMatchObject({ ok: false, code: 'tooBig' });
  expect(parse('horizonDays', '0')).toMatchObject({ ok: false, code: 'tooSmall' });
  expect(parse('horizonDays', '')).toMatchObject({ ok: false, code: 'required' });
  expect(parse('horizonDays', '1.5')).toMatchObject({ ok: false, code: 'invalid' });
  expect(parse('callWithinMinutes', '')).toEqual({ ok: true, shared: null });
});

test('a setting as a form sends it is a switch, a choice, a time, a phone or words, and nothing else', () => {
  expect(parse('asksForReview', 'true')).toEqual({ ok: true, shared: true });
  expect(parse('asksForReview', 'yes')).toMatchObject({ ok: false, code: 'invalid' });
  expect(parse('confirmation', 'at_once')).toEqual({ ok: true, shared: 'at_once' });
  expect(parse('confirmation', 'never')).toMatchObject({ ok: false, code: 'invalid' });
  expect(parse('quietFrom', '21:30')).toEqual({ ok: true, shared: '21:30:00.000' });
  expect(parse('quietFrom', '25:30')).toMatchObject({ ok: false, code: 'invalid' });
  expect(parse('callCentrePhone', '+20 22 555 0100')).toEqual({ ok: true, shared: '+20225550100' });
  expect(parse('callCentrePhone', '0225550100')).toMatchObject({ ok: false, code: 'invalid' });
  expect(parse('whatToBring', { en: ' Card ', ar: '' })).toEqual({
    ok: true,
    words: { en: 'Card', ar: null },
  });
  expect(parse('confirmationPromise', { en: '', ar: 'ا'.repeat(301) })).toEqual({
    ok: false,
    path: 'confirmationPromise.ar',
    code: 'tooLong',
  });
  expect(parse('whatToBring', 'Card')).toMatchObject({ ok: false, code: 'invalid' });
});

test('a setting as a form sends it has hours row by row: of a weekday both, of a date both or none', () => {
  expect(parse('callHours', [{ day: 'friday', opensAt: '14:00', closesAt: '21:00' }])).toEqual({
    ok: true,
    shared: [{ weekday: 'friday', opensAt: '14:00:00.000', closesAt: '21:00:00.000' }],
  });
  expect(parse('callHours', [{ day: 'friday', opensAt: '14:00', closesAt: '' }])).toMatchObject({
    path: 'callHours.0.closesAt',
    code: 'required',
  });
  expect(parse('callExceptions', [{ day: '2026-12-25', opensAt: '', closesAt: '' }])).toEqual({
    ok: true,
    shared: [{ date: '2026-12-25', opensAt: null, closesAt: null }],
  });
  expect(parse('callExceptions', [{ day: '2026-13-25', opensAt: '', closesAt: '' }])).toMatchObject({
    path: 'callExceptions.0.day',
  });
});
