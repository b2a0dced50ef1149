import { expect, it, test } from 'vitest';
import type { StoredSet } from '@/contract/hours';
import { copyDay, fieldOf, type Given, givenOfSet, readChange, readDecisions, weekOf } from './form-rules';

const DOCTOR = 'a'.repeat(24);
const BRANCH = 'b'.repeat(24);
const entry = { id: 'c'.repeat(24), version: '0123456789abcdef' };

const stored: StoredSet = {
  ...{ documentId: entry.id, version: entry.version, branch: BRANCH, label: 'Ramadan', slotMinutes: 20 },
  ...{ validFrom: '2027-02-08', validTo: '2027-03-09', onTheseDates: 'replaces_regular_hours' },
  shifts: [
    { weekday: 'monday', startsAt: '10:00', endsAt: '14:00', pastMidnight: false },
    { weekday: 'monday', startsAt: '21:00', endsAt: '01:00', pastMidnight: true },
  ],
};
const set = (more: Given = {}): Given => ({
  ...{ what: 'schedule', doctor: DOCTOR, ...entry, ...givenOfSet(stored), ...more },
});
const off = (more: Given = {}): Given => ({
  ...{ what: 'day-off', doctor: DOCTOR, startsOn: '2027-01-10' },
  ...{ endsOn: '', startsAt: '', endsAt: '', note: '', ...more },
});
const read = (given: Given) => readChange(given, false);

function faultsOf(given: Given) {
  const change = read(given);
  return change.ok ? [] : change.faults.map(({ fieldId, fault }) => `${fieldId}: ${fault}`);
}

it('the form of a set says what is stored and reads it back, without what a set without dates would do on them, and is removed whatever stands in it', () => {
  const { documentId, version, ...wanted } = stored;
  const change = { what: 'schedule', doctor: DOCTOR, entry: { documentId, version }, wanted };
  expect(read(set())).toEqual({ ok: true, change });
  const undated = { onTheseDates: null, validFrom: null };
  expect(read(set({ validFrom: '', validTo: '' }))).toMatchObject({ change: { wanted: undated } });
  const removed = { ok: true, change: { wanted: null, entry: { version: entry.version } } };
  expect(read(set({ slotMinutes: '٢٥' }))).toMatchObject({ change: { wanted: { slotMinutes: 25 } } });
  expect(readChange(set({ slotMinutes: 'x' }), true)).toMatchObject(removed);
});

const NO_SHIFT = { 'monday-0-from': '', 'monday-0-to': '', 'monday-1-from': '', 'monday-1-to': '' };
test.each<[string, Given, string[]]>([
  ['an end that is missing', { 'monday-1-to': '' }, ['monday-1-to: time']],
  ['a time that is none', { 'monday-0-from': '25:00' }, ['monday-0-from: time']],
  ['dates without what they do', { onTheseDates: '' }, ['onTheseDates: does']],
  ['a length that is none', { slotMinutes: '3' }, ['slotMinutes: slot']],
  ['no branch', { branch: '' }, ['branch: branch']],
  ['no shift', NO_SHIFT, ['monday-0-from: shifts']],
])('the form of a set refuses %s at its field', (_, more, faults) => {
  expect(faultsOf(set(more))).toEqual(faults);
});

it('the form of a set copies a day over others, night shifts included, leaves the rest, and finds the field of a refusal by the place of its shift', () => {
  const given = set({ 'tuesday-0-from': '08:00', 'tuesday-0-to': '09:00', 'sunday-0-from': '12:00' });
  expect(copyDay(given, 'monday', ['tuesday', 'monday'])).toMatchObject({
    ...{ 'tuesday-0-from': '10:00', 'tuesday-1-to': '01:00', 'tuesday-1-past': 'yes' },
    ...{ 'monday-1-from': '21:00', 'sunday-0-from': '12:00' },
  });
  expect(fieldOf(['shifts', '1', 'startsAt'], set())).toBe('monday-1-from');
  expect(fieldOf(['shifts', '1', 'endsAt'], set())).toBe('monday-1-to');
  expect(fieldOf(['validTo'], set())).toBe('validTo');
  expect(fieldOf([], off())).toBe('startsOn');
});

it('the form of an absence is of one day without a last one, whole without times, and closes one branch or all, never all because none was chosen', () => {
  expect(readChange(off(), false)).toMatchObject({
    change: { wanted: { startsOn: '2027-01-10', endsOn: '2027-01-10', startsAt: null, endsAt: null } },
  });
  const closure = (branch: string) => off({ what: 'closure', branch });
  expect(read(closure('all'))).toMatchObject({ change: { wanted: { branch: null } } });
  expect(read(closure(BRANCH))).toMatchObject({ change: { wanted: { branch: BRANCH } } });
  expect(faultsOf(closure(''))).toEqual(['branch: branch']);
});

test.each<[Given, string[]]>([
  [{ endsOn: '2027-01-09' }, ['endsOn: order']],
  [{ startsOn: '' }, ['startsOn: date']],
  [{ startsAt: '10:00' }, ['endsAt: time']],
])('the form of an absence refuses %j', (more, faults) => expect(faultsOf(off(more))).toEqual(faults));

test.each<[Given, string]>([
  [{ week: '2027-01-02', validFrom: '2027-02-08' }, '2027-02-08'],
  [{ week: '2027-01-02', validFrom: '2026-02-08' }, '2027-01-02'],
  [{ week: '2027-01-02', startsOn: '2027-01-05' }, '2027-01-05'],
])('the week of %j begins on %s', (given, first) => expect(weekOf(given)).toBe(first));

it('reads what was chosen for all visits over what stands in their rows, unless each is decided about', () => {
  const [one, two] = ['d'.repeat(24), 'e'.repeat(24)];
  const fates = { [`fate-${one}`]: 'canceled', [`fate-${two}`]: 'stays' };
  const rows = { ...fates, [`version-${one}`]: '3', [`version-${two}`]: '1' };
  const fatesOf = (all: string) => readDecisions({ 'fate-all': all, ...rows }).map(({ becomes }) => becomes);
  expect(fatesOf('toMove')).toEqual(['toMove', 'toMove']);
  expect(fatesOf('each')).toEqual(['canceled', 'stays']);
});
