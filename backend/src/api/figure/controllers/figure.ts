import { catalogueCall } from '../../../catalogue/catalogue-call';
import { figuresAnswer, figuresQuery } from '../../../contract/figures';
import { FIGURE_DAYS } from '../../../contract/limits';
import { readFiguresInTime } from '../../../desk/figures/read-figures';
import { controller, queryOf, staff } from '../../../platform/call';
import { show } from '../../../platform/reply';
import { addDays } from '../../../scheduling/zone';

const query = figuresQuery.refine(({ from, to }) => from <= to && to < addDays(from, FIGURE_DAYS), {
  path: ['to'],
});

export default controller({
  find: catalogueCall(
    { who: staff, answers: figuresAnswer, reads: queryOf(query) },
    async ({ db, services, catalogue, member: { scope }, input, now }) => {
      const { figureDays } = services;
      const figures = await readFiguresInTime({ db, scope, input, moment: now, figureDays, catalogue });
      return figures.ok ? show(figures.value) : figures;
    },
  ),
});
