import { describe, expect, it } from 'vitest';
import { type BookingQuery, bookingPath, readBookingQuery } from '@/lib/booking-address';
import { elsewhere, stepBack, withChoice, withoutChoice } from './query';

describe('choices in the address', () => {
  it('come back as they were written', () => {
    const query = {
      by: 'doctor',
      doctor: '7',
      branch: '2',
      service: '1',
      date: '2026-05-06',
      time: '2026-05-06T11:30:00.000Z',
    } as const;
    const path = bookingPath(query);
    expect(path).toBe(
      '/booking?by=doctor&doctor=7&branch=2&service=1&date=2026-05-06&time=2026-05-06T11:30:00.000Z',
    );
    expect(readBookingQuery(Object.fromEntries(new URL(`http://x${path}`).searchParams))).toEqual(query);
  });

  it('spell an instant in one way', () => {
    expect(readBookingQuery({ time: '2026-05-06T11:30Z' }).time).toBe('2026-05-06T11:30:00.000Z');
  });

  it.each([
    [{ by: 'phone' }],
    [{ doctor: '../users' }],
    [{ doctor: '' }],
    [{ month: '2026-13' }],
    [{ date: 'tomorrow' }],
    [{ time: '2026-05-06T11:30+02:00' }],
    [{ time: '2026-99-99T11:30Z' }],
    [{ firstName: 'Mona' }],
  ])('are ignored when not well-formed: %o', (params) => {
    expect(readBookingQuery(params)).toEqual({});
  });

  it('count once when given twice', () => {
    expect(readBookingQuery({ doctor: ['7', '8'] })).toEqual({ doctor: '7' });
  });

  it('leave a plain address when nothing is chosen', () => {
    expect(bookingPath({})).toBe('/booking');
  });
});

const full = {
  by: 'doctor',
  doctor: '7',
  specialty: '1',
  branch: '2',
  service: '3',
  month: '2026-05',
  date: '2026-05-06',
  time: '2026-05-06T11:30:00.000Z',
} as const;

describe('making a choice anew', () => {
  it('asks again what depends on it', () => {
    expect(withChoice({ query: full, key: 'branch', value: '1' })).toEqual({
      by: 'doctor',
      doctor: '7',
      specialty: '1',
      branch: '1',
      service: '3',
    });
    expect(withChoice({ query: full, key: 'by', value: 'branch' })).toEqual({ by: 'branch', service: '3' });
  });

  it('keeps the specialty the doctors were narrowed by', () => {
    expect(withChoice({ query: { by: 'doctor', specialty: '1' }, key: 'doctor', value: '7' })).toEqual({
      by: 'doctor',
      specialty: '1',
      doctor: '7',
    });
  });

  it('keeps the time that was chosen on the page of the doctor', () => {
    const { specialty: _, ...withoutSpecialty } = full;
    expect(withChoice({ query: withoutSpecialty, key: 'specialty', value: '1' })).toEqual(full);
  });

  it('keeps the day when only the kind of appointment changes', () => {
    expect(withChoice({ query: { ...full, change: 'service' }, key: 'service', value: '4' })).toEqual({
      by: 'doctor',
      doctor: '7',
      specialty: '1',
      branch: '2',
      service: '4',
      month: '2026-05',
      date: '2026-05-06',
    });
  });

  it('depends on the way: by branch, the doctor comes last', () => {
    expect(withoutChoice({ query: { ...full, by: 'branch' }, key: 'doctor' })).toEqual({
      by: 'branch',
      branch: '2',
      specialty: '1',
      service: '3',
    });
  });

  it.each([
    ['doctor', ['by', 'doctor', 'branch']],
    ['branch', ['by', 'branch', 'specialty', 'doctor']],
  ] as const)('carries the kind of appointment through the way by %s', (by, keys) => {
    const chosen = keys.reduce<BookingQuery>(
      (query, key) => withChoice({ query, key, value: key === 'by' ? by : '1' }),
      { service: '3' },
    );
    expect(chosen).toMatchObject({ by, branch: '1', doctor: '1', service: '3' });
  });
});

describe('one question back', () => {
  it('takes the last choice away, and keeps the day in view', () => {
    const { time: _, ...rest } = full;
    expect(stepBack(full)).toEqual(rest);
    expect(stepBack({ by: 'doctor', doctor: '7' })).toEqual({ by: 'doctor' });
    expect(stepBack({ by: 'doctor' })).toEqual({});
  });

  it('leaves the list of appointments as it was', () => {
    expect(stepBack({ ...full, change: 'service' })).toEqual(full);
  });

  it('ends at the first question', () => {
    expect(stepBack({})).toBeNull();
    expect(stepBack({ service: '3' })).toBeNull();
  });
});

describe('an appointment elsewhere', () => {
  const doctor = { number: 7 };
  const date = '2026-05-09';

  it('stays in the way by branch while the branch stays', () => {
    const query = { by: 'branch' as const, branch: '1', specialty: '2', doctor: '3' };
    expect(elsewhere({ query, doctor, branch: { number: 1 }, date })).toEqual({
      by: 'branch',
      branch: '1',
      specialty: '2',
      doctor: '7',
      month: '2026-05',
      date,
    });
  });

  it('in another branch goes by doctor, with the time forgotten', () => {
    const time = '2026-05-06T08:00:00.000Z';
    const query = { by: 'branch' as const, branch: '1', doctor: '3', service: '4', time };
    expect(elsewhere({ query, doctor, branch: { number: 2 }, date })).toEqual({
      by: 'doctor',
      branch: '2',
      doctor: '7',
      service: '4',
      month: '2026-05',
      date,
    });
  });
});
