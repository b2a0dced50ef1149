import { expect, it } from 'vitest';
import { datesAround, findClashes, spreadTimes, timeValue, type Wish } from './spread-rules';

const ill = 'a'.repeat(24);
const [mona, adel] = ['b'.repeat(24), 'c'.repeat(24)];

/** Half an hour of a doctor, in Cairo's winter, two hours ahead of UTC. */
const at = (time: string, { doctor = mona, date = '2026-12-05', minutes = 30 } = {}) => {
  const startsAt = `${date}T${time}:00.000Z`;
  return { doctor, startsAt, endsAt: new Date(Date.parse(startsAt) + minutes * 60_000).toISOString() };
};
const wish = (id: string, time: string, free: Wish['free'], day: string | null = null): Wish => ({
  ...{ id, startsAt: at(time).startsAt, timeZone: 'Africa/Cairo', doctor: ill, day, free },
});
const half = (start: number) =>
  `${String(Math.floor(start / 2)).padStart(2, '0')}:${start % 2 ? '30' : '00'}`;

it('times for the visits of a doctor who is ill are spread: eight visits have eight times, of which only the same ones are chosen for anybody', () => {
  const free = Array.from({ length: 12 }, (_, index) => at(half(index + 20)));
  const wishes = Array.from({ length: 8 }, (_, index) => wish(`${index}`, half(index + 16), free));
  const spread = [...spreadTimes(wishes).values()];
  const values = spread.flatMap(({ suggested }) => (suggested ? [timeValue(suggested)] : []));
  expect(new Set(values).size).toBe(8);
  const presets = spread.map(({ preset }) => preset?.startsAt.slice(11, 16) ?? '-');
  expect(presets.join(' ')).toBe('- - - - 10:00 10:30 11:00 11:30');
  // Nobody is offered what is kept for somebody else.
  for (const { suggested, times } of spread) {
    expect(times[0]).toBe(suggested);
    const others = values.filter((value) => suggested && value !== timeValue(suggested));
    expect(times.filter((time) => others.includes(timeValue(time)))).toEqual([]);
  }
});

it('times for the visits of a doctor who is ill are the same time of another day only where that day is asked for, by the clock of the branch over the end of summer time', () => {
  const later = at('09:00', { date: '2026-12-08' });
  const found = spreadTimes([wish('1', '09:00', [later])]).get('1');
  expect(found).toMatchObject({ preset: null, suggested: later });
  const asked = spreadTimes([wish('1', '09:00', [at('09:00'), later], '2026-12-08')]);
  expect(asked.get('1')?.preset).toEqual(later);
  const summer: Wish = { ...wish('1', '07:00', []), startsAt: '2026-10-29T07:00:00.000Z' };
  const winter = at('08:00', { date: '2026-10-30' });
  const free = [at('07:00', { date: '2026-10-30' }), winter];
  expect(spreadTimes([{ ...summer, day: '2026-10-30', free }]).get('1')?.preset).toEqual(winter);
});

it('times for the visits of a doctor who is ill are looked for from the day asked for, else on its own and in the week after, with its own doctor on any day but its own', () => {
  const today = at('09:30', { doctor: ill });
  const other = at('08:00', { doctor: ill, date: '2026-12-06' });
  const later = at('09:00', { doctor: ill, date: '2026-12-07' });
  const found = spreadTimes([wish('1', '09:00', [today, other, later])]).get('1');
  expect(found).toEqual({ preset: later, suggested: later, times: [later, other] });
  const visit = { startsAt: '2026-12-05T22:30:00.000Z', timeZone: 'Africa/Cairo' };
  expect(datesAround({ ...visit, day: '2026-12-09' })).toEqual(['2026-12-09']);
  expect(datesAround({ ...visit, day: null })).toEqual(['2026-12-06', '2026-12-13']);
});

it('times for the visits of a doctor who is ill go to whoever is free then, two at the same time to two doctors, first to who has the fewest, and are none where none is left', () => {
  const free = [at('09:00'), at('09:00', { doctor: adel }), at('09:30')];
  const spread = spreadTimes([wish('1', '09:00', free), wish('2', '09:00', free), wish('3', '09:00', free)]);
  expect(spread.get('1')?.preset).toEqual(free[0]);
  expect(spread.get('2')?.preset).toEqual(free[1]);
  expect(spread.get('3')).toEqual({ preset: null, suggested: free[2], times: [free[2]] });
  const [early, late] = [at('10:00'), at('10:30')];
  const fewest = spreadTimes([wish('1', '09:00', [early, late]), wish('2', '09:00', [early])]);
  expect(fewest.get('1')?.suggested).toEqual(late);
  expect(fewest.get('2')?.suggested).toEqual(early);
  const full = spreadTimes([wish('1', '10:00', [early]), wish('2', '10:00', [early])]);
  expect(full.get('2')).toEqual({ preset: null, suggested: null, times: [] });
});

it('two visits clash that overlap at one doctor, not one after the other or at two doctors', () => {
  const chosen = [
    { id: 'long', time: at('09:00', { minutes: 60 }) },
    { id: 'inside', time: at('09:30') },
    { id: 'after', time: at('10:00') },
    { id: 'elsewhere', time: at('09:30', { doctor: adel }) },
  ];
  expect(Object.fromEntries(findClashes(chosen))).toEqual({ long: 'inside', inside: 'long' });
});
