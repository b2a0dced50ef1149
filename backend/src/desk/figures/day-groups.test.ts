import { expect, it } from 'vitest';
import { CANCELLATION_CAUSES, REQUEST_ORIGINS } from '../../contract/figures';
import { DayFold, dayGroups, unfoldDays } from './day-groups';
import { LEADS, PIECE, type Pieces } from './pieces';
import { sumPeriod } from './sum-figures';

const zoneOf = (branch: string) => (branch === 'tokyo' ? 'Asia/Tokyo' : 'Africa/Cairo');
const NONE: Pieces = {
  ...{ requests: [], events: [], waits: [], cancellations: [], reasons: [] },
  ...{ freed: [], waiting: [], visits: [], offered: [], timed: { requests: [], events: [] } },
};
/** Over the night on which the clocks of Cairo go forward. */
const DAYS = ['2026-04-22', '2026-04-23', '2026-04-24', '2026-04-25'].map((date) =>
  Date.parse(`${date}T22:00:00Z`),
);

function dayOf(startsAt: number) {
  let state = startsAt % 99_991;
  /** Returns a number that looks random and is the same each time. */
  const below = (limit: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % limit;
  };
  const many = <One extends object>(make: () => One) =>
    Array.from({ length: 60 }, () => ({
      branch: ['cairo', 'tokyo'][below(2)] ?? '',
      ...{ key: `doctor${below(3)}|service${below(2)}`, at: startsAt + below(96) * PIECE },
      ...make(),
    }));
  return {
    requests: many(() => ({
      origin: REQUEST_ORIGINS[below(REQUEST_ORIGINS.length)] ?? 'website',
      ...{ lead: below(LEADS.length), count: 1 + below(3), leadMinutes: below(9000) },
    })),
    events: many(() => ({
      ...{ confirmations: below(3), atOnce: below(2), cancellations: below(2), ownMoves: below(2) },
      ...{ earlierMoves: below(2), calls: below(3), noAnswers: below(2) },
    })),
    waits: many(() => ({ minutes: below(40), count: 1 + below(2) })),
    cancellations: many(() => ({
      cause: CANCELLATION_CAUSES[below(CANCELLATION_CAUSES.length)] ?? 'notConfirmed',
      count: 1,
    })),
    visits: many(() => ({ visits: below(3), noShows: below(2), unmarked: below(2), bookedMinutes: 20 })),
  };
}

it.each([
  ...(['branch', 'doctor', 'service', 'weekday'] as const).map((by) => ({ by, weekday: null })),
  { by: 'doctor', weekday: 5 } as const,
])('days that are kept come to what their pieces come to: %j', ({ by, weekday }) => {
  const days = DAYS.map(dayOf);
  const kept = days.flatMap((day) => {
    const fold = new DayFold(zoneOf);
    for (const part of [0, 1]) {
      const partOf = <One>(list: readonly One[]) => list.filter((_, index) => index % 2 === part);
      const { requests, events, waits, cancellations, visits } = day;
      fold.add({
        ...{ requests: partOf(requests), events: partOf(events), waits: partOf(waits) },
        ...{ cancellations: partOf(cancellations), visits: partOf(visits) },
      });
    }
    return dayGroups.parse(JSON.parse(JSON.stringify(fold.groups())));
  });
  const keyOf = ({ branch, key }: { branch: string; key: string }) => {
    const [doctor = '', service = ''] = key.split('|');
    return { branch, doctor, service, weekday: '' }[by];
  };
  const keyed = <One extends { branch: string; key: string }>(list: One[]) =>
    list.map((one) => ({ ...one, key: keyOf(one) }));
  const requests = keyed(days.flatMap((day) => day.requests));
  const events = keyed(days.flatMap((day) => day.events));
  const pieces = {
    ...{ ...NONE, requests, events, timed: { requests, events } },
    waits: keyed(days.flatMap((day) => day.waits)),
    cancellations: keyed(days.flatMap((day) => day.cancellations)),
    visits: keyed(days.flatMap((day) => day.visits)),
  };
  const reading = { by, weekday, zoneOf, from: '2026-04-22', to: '2026-04-27' };
  const counted = sumPeriod(pieces, reading);
  expect(counted.total.requests).toBeGreaterThan(10);
  expect(sumPeriod({ ...NONE, ...unfoldDays(kept, by) }, reading)).toEqual(counted);
});
