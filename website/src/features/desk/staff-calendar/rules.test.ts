import { createTranslator } from 'next-intl';
import { expect, it } from 'vitest';
import ar from '../../../../messages/ar.json';
import {
  ALL_DOCTORS,
  calendarAddress,
  isWanted,
  keptView,
  newAppointmentAddress,
  withKeptView,
} from './address';
import { sayInside, weekStart } from './rules';

const id = 'a'.repeat(24);

const nothing = calendarAddress.read({});
const kept = keptView({ span: 'week', branch: id, doctor: ALL_DOCTORS });

it('what was looked at last fills in what the address leaves open, never stands against it, and brings no doctor to another branch', () => {
  expect(withKeptView(nothing, kept)).toEqual({ ...nothing, span: 'week', branch: id, doctor: ALL_DOCTORS });
  const asked = { ...nothing, span: 'day', branch: 'b'.repeat(24) } as const;
  expect(withKeptView(asked, kept)).toEqual(asked);
});

it('the address of a booking names a time of a doctor in a branch', () => {
  const wanted = { branch: id, doctor: id, startsAt: '2026-11-20T08:00:00.000Z' };
  const isAsked = (params: object) => isWanted(newAppointmentAddress.read({ ...wanted, ...params }));
  expect(isAsked({})).toBe(true);
  for (const part of ['branch', 'doctor', 'startsAt']) expect(isAsked({ [part]: 'x' }), part).toBe(false);
});

it.each([
  ['EG', '2026-11-20', '2026-11-14'],
  ['EG', '2026-11-21', '2026-11-21'],
  ['GB', '2026-11-20', '2026-11-16'],
])('a week in %s of %s starts on %s', (country, date, start) => {
  expect(weekStart({ date, country })).toBe(start);
});

it('what is in the way of keeping a time free is named by its day and a booking number that Arabic does not turn around', () => {
  const t = createTranslator({ locale: 'ar', messages: ar, namespace: 'staffCalendar' });
  const times = { startsAt: '2026-11-24T08:00:00.000Z', endsAt: '2026-11-24T08:20:00.000Z' };
  const visit = { documentId: id, bookingNumber: '482-915-633', status: 'confirmed' as const };
  const appointments = [{ ...times, ...visit, timeZone: 'Africa/Cairo' }];
  const said = sayInside({ appointments, others: 2, held: false, blocked: true }, 'ar', t);
  expect(said).toHaveLength(3);
  expect(said[0]).toContain('24 نوفمبر');
  expect(said[0]).toContain('الموعد \u2066482-915-633\u2069');
});
