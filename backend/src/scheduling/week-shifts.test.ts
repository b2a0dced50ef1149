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

const MONDAY = '2026-03-02';

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

type Asked = { sets?: PlacedSchedule[]; absences?: PlacedAbsence[] };

/** Each day that has pieces as one line: set, times, and what is special. */
const draw = ({ sets = [usual], absences = [] }: Asked) =>
  listWeekShifts(sets, absences, MONDAY)
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
const RAMADAN = ['ramadan 20:30-24:00', '2026-03-03 ramadan 00:00-01:30 goes on'] as const;
const LATE = '2026-03-02 usual 00:00-00:30 goes on | 2026-03-08 usual 23:00-24:00';
const CUT = '2026-03-02 usual 10:00-12:00, usual 12:00-14:00 off, usual 17:00-18:00 off, usual 18:00-20:00';
const closed = [off({ startsAt: '12:00', endsAt: '18:00' }), off({ branch: 'dokki' })];

/** Chooser of the days and of the view that are drawn, with a bar between. */
test.each<[string, Asked, string]>([
  ['several shifts of a day stand in their order', {}, '2026-03-02 usual 10:00-14:00, usual 17:00-20:00'],
  ['a shift past midnight goes on on the next date', { sets: [only('sunday', '23:00', '00:30')] }, LATE],
  ['a shift that is mistyped is not drawn', { sets: [only('monday', '17:00', '09:00', false)] }, ''],
  [
    'a Ramadan set takes the place of the usual hours of its branch and of no other',
    { sets: [usual, ramadan, dokki] },
    `2026-03-02 dokki 10:00-14:00, ${RAMADAN.join(' | ')}`,
  ],
  ['a part of a day off cuts a shift, a closure of another branch does not', { absences: closed }, CUT],
  [
    'a whole day off takes a shift to its end after midnight',
    { sets: [ramadan], absences: [off()] },
    `2026-03-02 ${RAMADAN.map((piece) => `${piece} off`).join(' | ')}`,
  ],
])('%s', (_, asked, expected) => expect(draw(asked).join(' | ')).toBe(expected));
