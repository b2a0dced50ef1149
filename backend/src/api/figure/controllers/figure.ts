import { figuresAnswer, figuresQuery } from '../../../contract/figures';
import { FIGURE_DAYS } from '../../../contract/limits';
import { readFiguresInTime } from '../../../desk/figures/figures-in-time';
import { call, controller, queryOf, reading, staff } from '../../../platform/call';
import { show } from '../../../platform/reply';
import { addDays } from '../../../scheduling/zone';

const query = figuresQuery.refine(({ from, to }) => from <= to && to < addDays(from, FIGURE_DAYS), {
  path: ['to'],
});

export default controller({
  find: call({
    who: staff,
    answers: figuresAnswer,
    run: reading(queryOf(query), async ({ db, services, member: { scope }, input, now }) => {
      const figures = await readFiguresInTime({
        ...{ db, scope, input, moment: now },
        figureDays: services.figureDays,
        catalogue: await services.catalogue.get(),
      });
      return figures.ok ? show(figures.value) : figures;
    }),
  }),
});
