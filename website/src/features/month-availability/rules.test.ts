import { describe, expect, it } from 'vitest';
import { daysIn, groupByPartOfDay, monthWeeks, shiftMonth } from './rules';

describe('a month', () => {
  it('is laid out in weeks of the country', () => {
    const weeks = monthWeeks({ month: '2026-05', firstDay: 'saturday' });
    expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-05-01']);
    expect(weeks[1]?.[0]).toBe('2026-05-02');
    expect(weeks.every((week) => week.length === 7)).toBe(true);
    expect(weeks.flat().filter(Boolean)).toHaveLength(31);
    expect(monthWeeks({ month: '2026-05', firstDay: 'friday' })[0]?.[0]).toBe('2026-05-01');
  });

  it('has its own length', () => {
    expect(daysIn('2028-02')).toBe(29);
    expect(daysIn('2026-02')).toBe(28);
  });

  it('is followed by the next one over the turn of the year', () => {
    expect(shiftMonth({ month: '2026-12', by: 1 })).toBe('2027-01');
    expect(shiftMonth({ month: '2026-01', by: -1 })).toBe('2025-12');
  });
});

describe('times', () => {
  it('are grouped by part of day, empty parts left out', () => {
    const groups = groupByPartOfDay([
      { hour: 0 },
      { hour: 9 },
      { hour: 11 },
      { hour: 12 },
      { hour: 17 },
      { hour: 23 },
    ]);
    expect(groups.map(({ part, times }) => [part, times.map((one) => one.hour)])).toEqual([
      ['night', [0]],
      ['morning', [9, 11]],
      ['afternoon', [12]],
      ['evening', [17, 23]],
    ]);
    expect(groupByPartOfDay([])).toEqual([]);
  });
});
