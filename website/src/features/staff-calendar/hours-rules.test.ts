import { describe, expect, it } from 'vitest';
import type { DayEntry } from '@/contract/calendar';
import { hoursOf, piecesIn } from './hours-rules';

const timeZone = 'Africa/Cairo';
const date = '2026-11-20';
/** A moment by Cairo's clock, which is two hours ahead in November. */
const at = (time: string, day = date) => new Date(`${day}T${time}:00+02:00`).toISOString();
const free = (time: string): DayEntry => ({ kind: 'free', startsAt: at(time), endsAt: at(time) });
const blocked = (startsAt: string, endsAt: string): DayEntry => ({
  kind: 'blocked',
  startsAt,
  endsAt,
  block: { documentId: 'b'.repeat(24), reason: 'A meeting' },
});
const works = { startsAt: at('09:00'), endsAt: at('17:00') };
const day = (entries: DayEntry[]) => ({ date, works, entries });
/** What each hour shows of a day: `(` begins, `=` goes on, `)` ends there. */
const drawing = (entries: DayEntry[], hours = hoursOf({ days: [day(entries)], timeZone })) =>
  hours.map((hour) =>
    piecesIn({ hour, hours, date, entries, timeZone })
      .map(({ isFirst, isLast }) => `${isFirst ? '(' : '='}${isLast ? ')' : ''}`)
      .join(' '),
  );

describe('the hours of a day', () => {
  it('go from the first to the last by the clock of the zone', () => {
    const days = [day([free('12:40'), free('09:00')])];
    expect(hoursOf({ days, timeZone })).toEqual([9, 10, 11, 12]);
    expect(hoursOf({ days: [day([])], timeZone })).toEqual([]);
  });

  it('reach to the end of what takes long', () => {
    const days = [day([free('09:00'), blocked(at('15:00'), at('19:00'))])];
    expect(hoursOf({ days, timeZone })).toEqual([9, 10, 11, 12, 13, 14, 15, 16, 17, 18]);
  });

  it.each([
    ['several days', at('12:00', '2026-11-18'), at('12:00', '2026-11-23')],
    ['the whole day', at('00:00'), at('23:55')],
  ])('are those of the work where %s are blocked', (_, startsAt, endsAt) => {
    const entries = [blocked(startsAt, endsAt)];
    expect(hoursOf({ days: [day(entries)], timeZone })).toEqual([9, 10, 11, 12, 13, 14, 15, 16]);
    const off = { date, works: null, entries };
    expect(hoursOf({ days: [off], timeZone })).toEqual([9, 10, 11, 12, 13, 14, 15, 16]);
    expect(hoursOf({ days: [off, day([free('12:00'), free('14:00')])], timeZone })).toEqual([12, 13, 14]);
  });
});

describe('what takes a time', () => {
  it('stands in every hour that it touches, and begins and ends once', () => {
    expect(drawing([blocked(at('09:40'), at('12:20')), free('12:20')])).toEqual(['(', '=', '=', '=) ()']);
    expect(drawing([blocked(at('09:00'), at('11:00'))])).toEqual(['(', '=)']);
    expect(drawing([blocked(at('09:00'), at('09:30'))])).toEqual(['()']);
  });

  it('of another day stands in every hour shown, until the day it ends', () => {
    const hours = [9, 10, 11, 12];
    const begins = blocked(at('11:00'), at('12:00', '2026-11-23'));
    const goesOn = blocked(at('12:00', '2026-11-18'), at('12:00', '2026-11-23'));
    const ends = blocked(at('12:00', '2026-11-18'), at('11:00'));
    expect(drawing([begins], hours)).toEqual(['', '', '(', '=']);
    expect(drawing([goesOn], hours)).toEqual(['(', '=', '=', '=']);
    expect(drawing([ends], hours)).toEqual(['(', '=)', '', '']);
  });

  it('is a single piece where it is free', () => {
    const long: DayEntry = { kind: 'free', startsAt: at('09:40'), endsAt: at('10:40') };
    expect(drawing([long, free('11:00')])).toEqual(['()', '', '()']);
  });
});
