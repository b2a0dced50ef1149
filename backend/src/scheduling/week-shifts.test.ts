import { expect, test } from 'vitest';
import { regularHours, shift } from '../../tests/support/schedules';
import type { PlacedSchedule } from './clashes';
import type { Weekday } from './schedule';
import { listWeekShifts, type PlacedAbsence } from './week-shifts';

const [morning, evening] = [shift('monday', '10:00', '14:00'), shift('monday', '17:00', '20:00')];
const usual: PlacedSchedule = {
  ...{ id: 'usual', branch: 'maadi', timeZone: 'Africa/Cairo' },
  ...regularHours([morning, evening]),
};
/** The usual set with one shift alone. */
const only = (...given: Parameters<typeof shift<Weekday>>) => ({ ...usual, shifts: [shift(...given)] });

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
  ...{ ...only('monday', '20:30', '01:30'), id: 'ramadan' },
  ...{ validFrom: '2026-03-02', validTo: '2026-03-08', replacesRegular: true },
};

const dokki = { ...usual, id: 'dokki', branch: 'dokki', shifts: [morning] };
const USUAL = '2026-03-02 usual 10:00-14:00, usual 17:00-20:00';
const RAMADAN = ['ramadan 20:30-24:00', '2026-03-03 ramadan 00:00-01:30 goes on'] as const;
const CUT = '2026-03-02 usual 10:00-12:00, usual 12:00-14:00 off, usual 17:00-18:00 off, usual 18:00-20:00';
const closed = [off({ startsAt: '12:00', endsAt: '18:00' }), off({ branch: 'dokki' })];

/** Chooser of the days and of the view that are drawn, with a bar between. */
test.each<[string, Asked, string]>([
  ['several shifts of a day stand in their order', {}, USUAL],
  [
    'a shift past midnight goes on on the next date',
    { sets: [only('tuesday', '22:00', '02:00')] },
    '2026-03-03 usual 22:00-24:00 | 2026-03-04 usual 00:00-02:00 goes on',
  ],
  [
    'what began on the Sunday before stands on the Monday',
    { sets: [only('sunday', '23:00', '00:30')] },
    '2026-03-02 usual 00:00-00:30 goes on | 2026-03-08 usual 23:00-24:00',
  ],
  [
    'an end at midnight is the end of the same day',
    { sets: [only('monday', '20:00', '00:00', false)] },
    '2026-03-02 usual 20:00-24:00',
  ],
  ['a shift that is mistyped is not drawn', { sets: [only('monday', '17:00', '09:00', false)] }, ''],
  [
    'a Ramadan set takes the place of the usual hours of its branch and of no other',
    { sets: [usual, ramadan, dokki] },
    `2026-03-02 dokki 10:00-14:00, ${RAMADAN.join(' | ')}`,
  ],
  [
    'an added set stands beside the usual hours',
    { sets: [usual, { ...ramadan, replacesRegular: false }] },
    `${USUAL}, ${RAMADAN.join(' | ')}`,
  ],
  [
    'after its last day the usual hours come back',
    { sets: [usual, ramadan], from: '2026-03-09' },
    USUAL.replace('2026-03-02', '2026-03-09'),
  ],
  ['a part of a day off cuts a shift, a closure of another branch does not', { absences: closed }, CUT],
  [
    'a whole day off takes a shift to its end after midnight',
    { sets: [ramadan], absences: [off()] },
    `2026-03-02 ${RAMADAN.map((piece) => `${piece} off`).join(' | ')}`,
  ],
  [
    'a day on which the clocks go forward at midnight looks like any other',
    { sets: [only('thursday', '22:00', '03:00')], from: '2026-04-20' },
    '2026-04-23 usual 22:00-24:00 | 2026-04-24 usual 00:00-03:00 goes on',
  ],
])('%s', (_, asked, expected) => expect(draw(asked).join(' | ')).toBe(expected));
