import { expect, test } from 'vitest';
import { regularHours, shift } from '../../tests/support/schedules';
import type { PlacedSchedule } from './clashes';
import { listWeekShifts, type PlacedAbsence } from './week-shifts';

const usual: PlacedSchedule = {
  id: 'usual',
  branch: 'maadi',
  timeZone: 'Africa/Cairo',
  ...regularHours([shift('monday', '10:00', '14:00'), shift('monday', '17:00', '20:00')]),
};

/** Monday 2 March 2026; the Friday of Cairo's summer time 2026 is 24 April. */
const MONDAY = '2026-03-02';

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

type Asked = { sets?: PlacedSchedule[]; absences?: PlacedAbsence[]; from?: string };

/** Each day that has pieces as one line: set, times, and what is special. */
const draw = ({ sets = [usual], absences = [], from = MONDAY }: Asked) =>
  listWeekShifts(sets, absences, from)
    .filter(({ pieces }) => pieces.length > 0)
    .map(({ date, pieces }) => {
      const told = pieces.map(({ set, from, to, isFromDayBefore, isAbsent }) =>
        [set, `${clock(from)}-${clock(to)}`, isFromDayBefore && 'goes on', isAbsent && 'off'].filter(Boolean),
      );
      return `${date} ${told.map((words) => words.join(' ')).join(', ')}`;
    });

const off = (more: Partial<PlacedAbsence> = {}): PlacedAbsence => ({
  ...{ branch: null, startsOn: MONDAY, endsOn: MONDAY, startsAt: null, endsAt: null },
  ...more,
});

const ramadan: PlacedSchedule = {
  ...usual,
  id: 'ramadan',
  validFrom: '2026-03-02',
  validTo: '2026-03-08',
  replacesRegular: true,
  shifts: [shift('monday', '20:30', '01:30')],
};

const USUAL = 'usual 10:00-14:00, usual 17:00-20:00';

test.each<[string, Asked, string[]]>([
  ['several shifts of a day stand in their order', {}, [`2026-03-02 ${USUAL}`]],
  [
    'a shift past midnight goes on on the next date',
    { sets: [{ ...usual, shifts: [shift('tuesday', '22:00', '02:00')] }] },
    ['2026-03-03 usual 22:00-24:00', '2026-03-04 usual 00:00-02:00 goes on'],
  ],
  [
    'what began on the Sunday before stands on the Monday',
    { sets: [{ ...usual, shifts: [shift('sunday', '23:00', '00:30')] }] },
    ['2026-03-02 usual 00:00-00:30 goes on', '2026-03-08 usual 23:00-24:00'],
  ],
  [
    'an end at midnight is the end of the same day',
    { sets: [{ ...usual, shifts: [shift('monday', '20:00', '00:00', false)] }] },
    ['2026-03-02 usual 20:00-24:00'],
  ],
  [
    'a shift that is mistyped is not drawn',
    { sets: [{ ...usual, shifts: [shift('monday', '17:00', '09:00', false)] }] },
    [],
  ],
  [
    'a Ramadan set takes the place of the usual hours of its branch and of no other',
    { sets: [usual, ramadan, { ...usual, id: 'dokki', branch: 'dokki', shifts: usual.shifts.slice(0, 1) }] },
    ['2026-03-02 dokki 10:00-14:00, ramadan 20:30-24:00', '2026-03-03 ramadan 00:00-01:30 goes on'],
  ],
  [
    'an added set stands beside the usual hours',
    { sets: [usual, { ...ramadan, replacesRegular: false }] },
    [`2026-03-02 ${USUAL}, ramadan 20:30-24:00`, '2026-03-03 ramadan 00:00-01:30 goes on'],
  ],
  [
    'after its last day the usual hours come back',
    { sets: [usual, ramadan], from: '2026-03-09' },
    [`2026-03-09 ${USUAL}`],
  ],
  [
    'a part of a day off cuts a shift, a closure of another branch does not',
    { absences: [off({ startsAt: '12:00', endsAt: '18:00' }), off({ branch: 'dokki' })] },
    ['2026-03-02 usual 10:00-12:00, usual 12:00-14:00 off, usual 17:00-18:00 off, usual 18:00-20:00'],
  ],
  [
    'a whole day off takes a shift to its end after midnight',
    { sets: [ramadan], absences: [off()] },
    ['2026-03-02 ramadan 20:30-24:00 off', '2026-03-03 ramadan 00:00-01:30 goes on off'],
  ],
  [
    'a day on which the clocks go forward at midnight looks like any other',
    { sets: [{ ...usual, shifts: [shift('thursday', '22:00', '03:00')] }], from: '2026-04-20' },
    ['2026-04-23 usual 22:00-24:00', '2026-04-24 usual 00:00-03:00 goes on'],
  ],
])('%s', (_, asked, expected) => expect(draw(asked)).toEqual(expected));
