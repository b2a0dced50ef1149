import { expect, it } from 'vitest';
import { ALL_DOCTORS, calendarAddress, keptView, withKeptView } from './address';
import { newAppointmentPath, readWantedTime, weekStart } from './rules';

const id = 'a'.repeat(24);
const paramsOf = (path: string) => Object.fromEntries(new URL(path, 'http://x').searchParams);

it('the address of the calendar comes back as it was written', () => {
  const view = { span: 'week', branch: id, doctor: id, date: '2026-11-20', everybody: true } as const;
  const path = calendarAddress.path('ar', view);
  expect(path).toMatch(/^\/ar\/admin\/calendar\?span=week&branch=/);
  expect(calendarAddress.read(paramsOf(path))).toEqual(view);
});

it('the address of the calendar leaves open what nothing sensible is asked for', () => {
  const nothing = { span: null, branch: null, doctor: null, date: null, everybody: false };
  expect(calendarAddress.read({})).toEqual(nothing);
  expect(calendarAddress.read({ span: 'year', branch: 'x', doctor: [id], date: '2026-02-30' })).toEqual(
    nothing,
  );
  expect(calendarAddress.path('en')).toBe('/en/admin/calendar');
});

const nothing = calendarAddress.read({});
const kept = keptView({ span: 'week', branch: id, doctor: ALL_DOCTORS });

it('what was looked at last fills in what the address leaves open', () => {
  expect(withKeptView(nothing, kept)).toEqual({
    ...nothing,
    span: 'week',
    branch: id,
    doctor: ALL_DOCTORS,
  });
});

it('what was looked at last never stands against the address, and brings no doctor to another branch', () => {
  const asked = { ...nothing, span: 'day', branch: 'b'.repeat(24) } as const;
  expect(withKeptView(asked, kept)).toEqual(asked);
});

it('the address of a booking names a time and nobody', () => {
  const wanted = { branch: id, doctor: id, startsAt: '2026-11-20T08:00:00.000Z', isOverbooking: true };
  expect(readWantedTime(paramsOf(newAppointmentPath({ locale: 'en', wanted })))).toEqual(wanted);
  expect(readWantedTime({ branch: id, doctor: id, startsAt: 'soon' })).toBeNull();
  expect(readWantedTime({ branch: id, startsAt: wanted.startsAt })).toBeNull();
});

it.each([
  ['EG', '2026-11-20', '2026-11-14'],
  ['EG', '2026-11-21', '2026-11-21'],
  ['SA', '2026-11-20', '2026-11-15'],
  ['GB', '2026-11-20', '2026-11-16'],
])('a week in %s of %s starts on %s', (country, date, start) => {
  expect(weekStart({ date, country })).toBe(start);
});
