import { catalogueCall } from '../../../catalogue/catalogue-call';
import { FIGURE_DAYS } from '../../../contract/limits';
import { pageView, pageViewsAnswer, pageViewsQuery } from '../../../contract/page-views';
import { readPageViews } from '../../../desk/page-views/read-page-views';
import { bodyOf, controller, manager, queryOf, website } from '../../../platform/call';
import { done, show } from '../../../platform/reply';
import { addDays } from '../../../scheduling/zone';

const query = pageViewsQuery.refine(({ from, to }) => from <= to && to < addDays(from, FIGURE_DAYS), {
  path: ['to'],
});

/** A reader in a hurry opens a page a second, and a family shares an address; a program is not counted for long. */
const LIMIT = { name: 'page-view', points: 240, seconds: 600 };

export default controller({
  count: catalogueCall(
    { who: website, limit: LIMIT, reads: bodyOf(pageView) },
    async ({ services, catalogue, input, now }) => {
      const { data } = catalogue;
      if (data.rules.countsVisits) services.pageViews.count({ view: input, timeZone: data.clinicZone, now });
      return done();
    },
  ),

  find: catalogueCall(
    { who: manager, answers: pageViewsAnswer, reads: queryOf(query) },
    async ({ db, services, catalogue, input }) => {
      const { rules, clinicZone } = catalogue.data;
      await services.pageViews.fold();
      return show(await readPageViews(db, { input, isOn: rules.countsVisits, timeZone: clinicZone }));
    },
  ),
});
