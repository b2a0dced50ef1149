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

test('the booking settings are all on the page of the staff area, of a kind that it can show, or left to editors on purpose', () => {
  expect([...SETTING_NAMES, ...LEFT_TO_EDITORS].sort()).toEqual(Object.keys(attributes).sort());
  for (const name of SETTING_NAMES) expect(shapeOf(name, attributes[name]).name).toBe(name);
});

type Sent = Parameters<typeof parseSetting>[1];
const FRIDAY = { day: 'friday', opensAt: '14:00', closesAt: '21:00' };
const LONG = { en: '', ar: 'ا'.repeat(301) };
const CHRISTMAS = { day: '2026-12-25', opensAt: '', closesAt: '' };

test.each<[string, Sent, unknown]>([
  ['noticeMinutes', '١٨٠', 180],
  ['callWithinMinutes', '', null],
  ['asksForReview', 'true', true],
  ['confirmation', 'at_once', 'at_once'],
  ['quietFrom', '21:30', '21:30:00.000'],
  ['callCentrePhone', '+20 22 555 0100', '+20225550100'],
  ['fileNumberForm', 'F-{number:٥} (ENT)', 'F-{number:5} (ENT)'],
  ['callHours', [FRIDAY], [{ weekday: 'friday', opensAt: '14:00:00.000', closesAt: '21:00:00.000' }]],
  ['callExceptions', [CHRISTMAS], [{ date: '2026-12-25', opensAt: null, closesAt: null }]],
])('a form sets %s to %j', (name, sent, shared) => {
  expect(parseSetting(shapeOf(name, attributes[name]), sent)).toEqual({ ok: true, shared });
});

test('a form sets words by their language', () => {
  const parsed = parseSetting(shapeOf('whatToBring', attributes.whatToBring), { en: ' Card ', ar: '' });
  expect(parsed).toEqual({ ok: true, words: { en: 'Card', ar: null } });
});

test.each<[string, Sent, { code?: string; path?: string }]>([
  ['noticeMinutes', '20161', { code: 'tooBig' }],
  ['horizonDays', '0', { code: 'tooSmall' }],
  ['horizonDays', '', { code: 'required' }],
  ['asksForReview', 'yes', { code: 'invalid' }],
  ['confirmation', 'never', { code: 'invalid' }],
  ['quietFrom', '25:30', { code: 'invalid' }],
  ['callCentrePhone', '0225550100', { code: 'invalid' }],
  ['confirmationPromise', LONG, { path: 'confirmationPromise.ar', code: 'tooLong' }],
  ['whatToBring', 'Card', { code: 'invalid' }],
  ['callHours', [{ ...FRIDAY, closesAt: '' }], { path: 'callHours.0.closesAt', code: 'required' }],
  ['callExceptions', [{ ...CHRISTMAS, day: '2026-13-25' }], { path: 'callExceptions.0.day' }],
  ['callExceptions', [{ ...CHRISTMAS, day: '2026-02-31' }], { path: 'callExceptions.0.day' }],
])('a form cannot set %s to %j', (name, sent, fault) => {
  expect(parseSetting(shapeOf(name, attributes[name]), sent)).toMatchObject({ ok: false, ...fault });
});
