import { expect, it } from 'vitest';
import {
  ALL_DOCTORS,
  calendarAddress,
  isWanted,
  keptView,
  newAppointmentAddress,
  withKeptView,
} from './address';
import { weekStart } from './rules';

const id = 'a'.repeat(24);
const paramsOf = (path: string) => Object.fromEntries(new URL(path, 'http://x').searchParams);

const nothing = calendarAddress.read({});
const kept = keptView({ span: 'week', branch: id, doctor: ALL_DOCTORS });

it('what was looked at last fills in what the address leaves open, never stands against it, and brings no doctor to another branch', () => {
  expect(withKeptView(nothing, kept)).toEqual({ ...nothing, span: 'week', branch: id, doctor: ALL_DOCTORS });
  const asked = { ...nothing, span: 'day', branch: 'b'.repeat(24) } as const;
  expect(withKeptView(asked, kept)).toEqual(asked);
});

it('the address of a booking names a time and nobody', () => {
  const { read, path } = newAppointmentAddress;
  const wanted = { branch: id, doctor: id, startsAt: '2026-11-20T08:00:00.000Z', overbook: true };
  expect(read(paramsOf(path('en', wanted)))).toEqual({ ...read({}), ...wanted });
  expect(isWanted({ ...read({}), ...wanted })).toBe(true);
  expect(isWanted(read({ branch: id, doctor: id, startsAt: 'soon' }))).toBe(false);
  expect(isWanted(read({ branch: id, startsAt: wanted.startsAt }))).toBe(false);
});

it.each([
  ['EG', '2026-11-20', '2026-11-14'],
  ['EG', '2026-11-21', '2026-11-21'],
  ['SA', '2026-11-20', '2026-11-15'],
  ['GB', '2026-11-20', '2026-11-16'],
])('a week in %s of %s starts on %s', (country, date, start) => {
  expect(weekStart({ date, country })).toBe(start);
});
