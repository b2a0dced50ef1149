import { figuresAnswer, figuresQuery } from '../../../contract/figures';
import { FIGURE_DAYS } from '../../../contract/limits';
import { readEvents } from '../../../desk/figures/read-events';
import { byDate, byPlace, groupWaits, sumUp, WAITS } from '../../../desk/figures/sum-figures';
import { call, controller, queryOf, reading, staff } from '../../../platform/call';
import { show } from '../../../platform/reply';
import { addDays, WallClock } from '../../../scheduling/zone';

const query = figuresQuery.refine(({ from, to }) => from <= to && to < addDays(from, FIGURE_DAYS), {
  path: ['to'],
});

export default controller({
  /** What the branches of a member of staff come to between two dates: by day, by branch, by doctor. */
  find: call({
    who: staff,
    answers: figuresAnswer,
    run: reading(queryOf(query), async ({ db, services, member: { scope }, input }) => {
      const { branch, doctor, from, to } = input;
      const catalogue = await services.catalogue.get();
      const { branches, doctors, clinicZone } = catalogue.data;
      // Days are those of the branch asked for; where all are, those of the first, as in the list.
      const timeZone = branch ? catalogue.zoneOf(branch) : clinicZone;
      const startOf = (date: string) => new WallClock(date, timeZone).reaches(0);
      const range = { from: startOf(from), to: startOf(addDays(to, 1)) };
      const events = await readEvents({ db, scope, branch, doctor, ...range });
      const groups = groupWaits(events);
      const named = (key: 'branch' | 'doctor', entries: typeof branches | typeof doctors) =>
        byPlace({ events, key }).map((one) => ({ ...one, name: entries[one.id]?.name ?? null }));
      return show({
        data: {
          total: sumUp(events),
          days: byDate({ events, from, to, timeZone }),
          waits: WAITS.map((minutes, index) => ({ minutes, confirmations: groups[index] ?? 0 })),
          branches: named('branch', branches),
          doctors: named('doctor', doctors),
        },
        meta: { timeZone },
      });
    }),
  }),
});
