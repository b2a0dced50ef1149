import { expect, it } from 'vitest';
import { regularHours, shift } from '../../../tests/support/schedules';
import type { Practice } from '../../scheduling/slots';
import { offeredMinutes } from './offered';

const [morning, overlapping] = [shift('thursday', '09:00', '11:00'), shift('thursday', '10:00', '12:00')];
const schedules = [regularHours([morning, overlapping, shift('thursday', '22:00', '02:00')])];
const practice: Practice = { timeZone: 'Africa/Cairo', schedules, absences: [] };
const offered = (absences: Practice['absences'] = [], blocks: { startsAt: number; endsAt: number }[] = []) =>
  offeredMinutes({ practice: { ...practice, absences }, blocks, from: '2026-04-15', to: '2026-04-25' });

it('the time that hours offer counts overlapping shifts once, leaves out the hour that the clock skips, days off, closures, and what staff have blocked', () => {
  expect(offered()).toEqual([
    { date: '2026-04-16', minutes: 180 + 120 },
    { date: '2026-04-17', minutes: 120 },
    { date: '2026-04-23', minutes: 180 + 120 },
    // From midnight to one there is no wall time on the 24th: the clocks go forward.
    { date: '2026-04-24', minutes: 60 },
  ]);
  const dayOff = { startsOn: '2026-04-16', endsOn: '2026-04-16', startsAt: null, endsAt: null };
  const from = Date.parse('2026-04-23T07:10:00Z');
  expect(offered([dayOff], [{ startsAt: from, endsAt: from + 20 * 60_000 }])).toEqual([
    { date: '2026-04-23', minutes: 180 + 120 - 40 },
    { date: '2026-04-24', minutes: 60 },
  ]);
});
