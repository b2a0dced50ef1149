import { currentCatalogue } from '../../../catalogue/current-catalogue';
import { logAnswer, logQuery } from '../../../contract/log';
import { peopleSeenAnswer, peopleSeenQuery } from '../../../contract/people-seen';
import { readLog } from '../../../desk/log/read-log';
import { listPeopleSeen } from '../../../desk/privacy/people-seen';
import { call, controller, manager, queryOf } from '../../../platform/call';
import { show } from '../../../platform/reply';
import { addDays, WallClock } from '../../../scheduling/zone';

export default controller({
  find: call({ who: manager, answers: logAnswer, reads: queryOf(logQuery) }, async ({ strapi, input }) =>
    show(await readLog(strapi, input)),
  ),

  /** Lists whose data an account opened between two days, for telling them of a breach. */
  findPeople: call(
    { who: manager, answers: peopleSeenAnswer, reads: queryOf(peopleSeenQuery) },
    async ({ strapi, db, input: { actor, firstDay, lastDay } }) => {
      const { clinicZone } = (await currentCatalogue(strapi)).data;
      const startOf = (day: string) => new WallClock(day, clinicZone).reaches(0);
      const asked = { actor, from: startOf(firstDay), until: startOf(addDays(lastDay, 1)) };
      return show({ data: await listPeopleSeen(db, asked) });
    },
  ),
});
