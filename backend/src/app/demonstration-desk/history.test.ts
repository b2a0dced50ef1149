import { expect, test } from 'vitest';
import { decideTransition } from '../../contract/transitions';
import { DAY_MINUTES, MINUTE } from '../../scheduling/zone';
import histories from './histories.json';
import { effectOf, parseStep, tellHistory } from './history';
import { Random } from './random';

const NOON = Date.parse('2026-11-28T12:00:00Z');
const DAY = DAY_MINUTES * MINUTE;
const { past, ahead, waiting } = histories;

/** Tells a history of an appointment that begins so many minutes from now. */
function tell(steps: readonly string[], minutes: number, seed: number) {
  const startsAt = NOON + minutes * MINUTE;
  const day = Math.floor(Math.min(startsAt, NOON) / DAY) * DAY;
  return tellHistory({
    ...{ steps, slot: { startsAt, endsAt: startsAt + 20 * MINUTE }, now: NOON, random: new Random(seed) },
    wall: (days, ofDay) => day + days * DAY + ofDay * MINUTE,
    callBy: (at) => at + 120 * MINUTE,
    ...{ staff: ['user:b'], manager: 'user:a', language: 'en' },
  });
}

const TWO_DAYS = 2 * DAY_MINUTES;
const all = [
  ...[-3 * DAY_MINUTES, -10].flatMap((minutes) => past.map(({ steps }) => ({ steps, minutes }))),
  ...[...ahead.map(({ steps }) => steps), ...waiting].map((steps) => ({ steps, minutes: TWO_DAYS })),
];

test.each(all)(
  'the histories of the demonstration $steps, $minutes minutes from now, is what the product allows, in order',
  ({ steps, minutes }) => {
    for (let seed = 0; seed < 20; seed += 1) {
      const told = tell(steps, minutes, seed);
      if (!told) throw new Error('Nothing has happened');
      const { entries } = told;
      expect(entries.map(({ at }) => at)).toEqual(entries.map(({ at }) => at).toSorted((a, b) => a - b));
      expect(entries.at(-1)?.to).toBe(told.status);
      for (const [index, { at, from, to, reason, attendance }] of entries.entries()) {
        const { by } = effectOf(parseStep(steps[index] ?? '').event);
        if (from === null || from === to || attendance) continue;
        const before = entries.slice(0, index).findLast((one) => one.attendance)?.attendance?.to ?? null;
        const startsAt = NOON + minutes * MINUTE;
        if (entries[index]?.moved !== undefined) continue;
        const change = { from, to, actor: by, reason, attendance: before, now: at, startsAt };
        expect(decideTransition(change)).toMatchObject({ ok: true });
      }
    }
  },
);

test('the histories of the demonstration a step that is misspelled is refused', () => {
  expect(() => parseStep('-1 9:00 request')).toThrow('no step of a history');
});
