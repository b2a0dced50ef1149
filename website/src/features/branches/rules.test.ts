import { describe, expect, it } from 'vitest';
import { wallClock } from '@/lib/clinic-time';
import { closuresAhead, distanceKm, hoursOn, hoursRows, type OpeningHours, openState } from './rules';

const cairo = 'Africa/Cairo';
const evenings: OpeningHours[] = [
  { weekday: 'thursday', opensAt: '16:00', closesAt: '22:00' },
  { weekday: 'friday', opensAt: '18:00', closesAt: '01:00' },
];

function at(
  instant: string,
  {
    timeZone = cairo,
    ...over
  }: Partial<Omit<Parameters<typeof openState>[0], 'clock'>> & { timeZone?: string } = {},
) {
  return openState({ hours: evenings, closures: [], clock: wallClock({ instant, timeZone }), ...over });
}

describe('whether a branch is open', () => {
  it('is open between its hours and says until when', () => {
    expect(at('2026-06-04T13:00:00Z')).toEqual({ isOpen: true, closesAt: '22:00' });
  });

  it('is closed at the very minute it closes', () => {
    expect(at('2026-06-04T19:00:00Z')).toMatchObject({ isOpen: false, opensAt: '18:00', inDays: 1 });
  });

  it('is open after midnight when hours cross it', () => {
    expect(at('2026-06-05T21:30:00Z')).toEqual({ isOpen: true, closesAt: '01:00' });
    expect(at('2026-06-05T22:00:00Z')).toMatchObject({ isOpen: false });
  });

  it('says later today as day 0 and next week by its weekday', () => {
    expect(at('2026-06-05T09:00:00Z')).toEqual({
      isOpen: false,
      opensAt: '18:00',
      inDays: 0,
      weekday: 'friday',
    });
    expect(at('2026-06-06T09:00:00Z')).toEqual({
      isOpen: false,
      opensAt: '16:00',
      inDays: 5,
      weekday: 'thursday',
    });
  });

  it('follows the Cairo clock over the night without a midnight (2026-04-24)', () => {
    const late: OpeningHours[] = [{ weekday: 'thursday', opensAt: '20:00', closesAt: '02:00' }];
    expect(at('2026-04-23T21:59:00Z', { hours: late })).toEqual({ isOpen: true, closesAt: '02:00' });
    expect(at('2026-04-23T22:30:00Z', { hours: late })).toEqual({ isOpen: true, closesAt: '02:00' });
    expect(at('2026-04-23T23:00:00Z', { hours: late })).toMatchObject({ isOpen: false });
  });

  it('stays closed in the repeated hour after closing at 23:00 (2026-10-29)', () => {
    const until23: OpeningHours[] = [{ weekday: 'thursday', opensAt: '16:00', closesAt: '23:00' }];
    expect(at('2026-10-29T19:59:00Z', { hours: until23 })).toEqual({ isOpen: true, closesAt: '23:00' });
    expect(at('2026-10-29T20:30:00Z', { hours: until23 })).toMatchObject({ isOpen: false });
    expect(at('2026-10-29T21:30:00Z', { hours: until23 })).toMatchObject({ isOpen: false });
  });

  it('stays open through the repeated hour when closing at midnight', () => {
    const untilMidnight: OpeningHours[] = [{ weekday: 'thursday', opensAt: '16:00', closesAt: '00:00' }];
    expect(at('2026-10-29T20:30:00Z', { hours: untilMidnight })).toEqual({ isOpen: true, closesAt: '00:00' });
    expect(at('2026-10-29T21:30:00Z', { hours: untilMidnight })).toEqual({ isOpen: true, closesAt: '00:00' });
    expect(at('2026-10-29T22:00:00Z', { hours: untilMidnight })).toMatchObject({ isOpen: false });
  });

  it('reads a zone without changes by its own clock', () => {
    expect(at('2026-06-04T12:59:00Z', { timeZone: 'Asia/Riyadh' })).toMatchObject({ isOpen: false });
    expect(at('2026-06-04T13:00:00Z', { timeZone: 'Asia/Riyadh' })).toMatchObject({ isOpen: true });
  });

  it('is closed on a closure, also in the part of the night before that runs into it', () => {
    const closures = [{ startsOn: '2026-06-06', endsOn: '2026-06-12', startsAt: null, endsAt: null }];
    expect(at('2026-06-05T20:30:00Z', { closures })).toEqual({ isOpen: true, closesAt: '00:00' });
    expect(at('2026-06-05T21:30:00Z', { closures })).toMatchObject({
      isOpen: false,
      weekday: 'thursday',
      inDays: 12,
    });
  });

  it('opens again after a closure of some hours', () => {
    const closures = [{ startsOn: '2026-06-04', endsOn: '2026-06-04', startsAt: '17:00', endsAt: '18:30' }];
    expect(at('2026-06-04T13:30:00Z', { closures })).toEqual({ isOpen: true, closesAt: '17:00' });
    expect(at('2026-06-04T14:30:00Z', { closures })).toMatchObject({
      isOpen: false,
      opensAt: '18:30',
      inDays: 0,
    });
  });

  it('knows nothing to promise without hours', () => {
    expect(at('2026-06-04T13:00:00Z', { hours: [] })).toEqual({ isOpen: false, opensAt: null });
  });
});

describe('opening hours as rows', () => {
  it('joins neighbouring days with equal hours from the first day of the week', () => {
    const hours: OpeningHours[] = (
      ['saturday', 'sunday', 'monday', 'tuesday', 'wednesday', 'thursday'] as const
    ).map((weekday) => ({ weekday, opensAt: '10:00', closesAt: '22:00' }));
    expect(hoursRows({ hours, firstDay: 'saturday' })).toEqual([
      {
        weekdays: ['saturday', 'sunday', 'monday', 'tuesday', 'wednesday', 'thursday'],
        spans: [{ opensAt: '10:00', closesAt: '22:00' }],
      },
      { weekdays: ['friday'], spans: [] },
    ]);
    expect(hoursRows({ hours, firstDay: 'monday' }).map((row) => row.weekdays.length)).toEqual([4, 1, 2]);
  });

  it('keeps split hours of a day in order', () => {
    const hours: OpeningHours[] = [
      { weekday: 'monday', opensAt: '17:00', closesAt: '21:00' },
      { weekday: 'monday', opensAt: '09:00', closesAt: '13:00' },
    ];
    expect(hoursRows({ hours, firstDay: 'monday' })[0]?.spans.map((span) => span.opensAt)).toEqual([
      '09:00',
      '17:00',
    ]);
  });
});

it('the hours of one date are those of its weekday, without what is closed', () => {
  const closures = [{ startsOn: '2026-06-04', endsOn: '2026-06-04', startsAt: '17:00', endsAt: '18:30' }];
  expect(hoursOn({ hours: evenings, closures, date: '2026-06-04' })).toEqual([
    { opensAt: '16:00', closesAt: '17:00' },
    { opensAt: '18:30', closesAt: '22:00' },
  ]);
  expect(hoursOn({ hours: evenings, closures: [], date: '2026-06-05' })).toEqual([
    { opensAt: '18:00', closesAt: '01:00' },
  ]);
  expect(hoursOn({ hours: evenings, closures: [], date: '2026-06-06' })).toEqual([]);
});

describe('closures worth announcing', () => {
  const closure = (startsOn: string, endsOn: string) => ({ startsOn, endsOn, startsAt: null, endsAt: null });

  it('are those under way or near, the earliest first', () => {
    const past = closure('2026-05-01', '2026-05-02');
    const running = closure('2026-06-01', '2026-06-05');
    const near = closure('2026-06-20', '2026-06-20');
    const far = closure('2026-09-01', '2026-09-01');
    expect(closuresAhead({ closures: [far, near, past, running], today: '2026-06-04', days: 30 })).toEqual([
      running,
      near,
    ]);
  });
});

it('the distance between two branches is measured over the ground', () => {
  const cairo = { latitude: 30.0444, longitude: 31.2357 };
  const alexandria = { latitude: 31.2001, longitude: 29.9187 };
  expect(distanceKm({ from: cairo, to: alexandria })).toBeCloseTo(179.6, 0);
  expect(distanceKm({ from: cairo, to: cairo })).toBe(0);
});
