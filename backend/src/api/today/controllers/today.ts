import { isInScope } from '../../../appointments/list/staff-access';
import { doorAnswer } from '../../../contract/check-in';
import { screenAnswer, screenQuery, todayAnswer, todayQuery } from '../../../contract/today';
import { readWaitingScreen } from '../../../desk/today/read-screen';
import { readToday } from '../../../desk/today/read-today';
import { call, controller, onDuty, queryOf, reading } from '../../../platform/call';
import { notFound } from '../../../platform/refusal';
import { answer, show } from '../../../platform/reply';
import { dateAt } from '../../../scheduling/zone';

export default controller({
  find: call({
    who: onDuty('day'),
    answers: todayAnswer,
    run: reading(queryOf(todayQuery), async ({ db, services, member, input, now }) => {
      const { branch } = input;
      const catalogue = await services.catalogue.get();
      if (!catalogue.data.branches[branch] || !isInScope(member.scope, branch)) return notFound();
      return answer(await readToday({ db, catalogue, member, now }, input));
    }),
  }),

  /** Reads the screen of a waiting room; there is none unless the clinic has switched it on. */
  screen: call({
    who: onDuty('day'),
    answers: screenAnswer,
    run: reading(queryOf(screenQuery), async ({ db, services, member, input: { branch }, now }) => {
      const catalogue = await services.catalogue.get();
      const isOn = catalogue.data.rules.showsWaitingRoom;
      if (!isOn || !catalogue.data.branches[branch] || !isInScope(member.scope, branch)) {
        return notFound();
      }
      return show({ data: await readWaitingScreen({ db, catalogue, now }, branch) });
    }),
  }),

  /** The code of today at the door of a branch; there is none unless the clinic asks for it. */
  door: call({
    who: onDuty('day'),
    answers: doorAnswer,
    run: reading(queryOf(screenQuery), async ({ services, member, input: { branch }, now }) => {
      const catalogue = await services.catalogue.get();
      const isOn = catalogue.data.rules.checkIn === 'door';
      if (!isOn || !catalogue.data.branches[branch] || !isInScope(member.scope, branch)) return notFound();
      const day = dateAt(now, catalogue.zoneOf(branch));
      return show({ data: { code: services.doorCodes.codeFor(branch, day) } });
    }),
  }),
});
