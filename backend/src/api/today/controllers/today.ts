import { isInScope } from '../../../appointments/list/staff-access';
import { catalogueCall } from '../../../catalogue/catalogue-call';
import { doorAnswer } from '../../../contract/check-in';
import { screenAnswer, screenQuery, todayAnswer, todayQuery } from '../../../contract/today';
import { readWaitingScreen } from '../../../desk/today/read-screen';
import { readToday } from '../../../desk/today/read-today';
import { controller, onDuty, queryOf } from '../../../platform/call';
import { notFound } from '../../../platform/refusal';
import { answer, show } from '../../../platform/reply';
import { waitingDay } from '../../../scheduling/zone';

export default controller({
  find: catalogueCall(
    { who: onDuty('day'), answers: todayAnswer, reads: queryOf(todayQuery) },
    async ({ db, catalogue, member, input, now }) => {
      const { branch } = input;
      if (!catalogue.data.branches[branch] || !isInScope(member.scope, branch)) return notFound();
      return answer(await readToday({ db, catalogue, member, now }, input));
    },
  ),

  /** Reads the screen of a waiting room; there is none unless the clinic has switched it on. */
  screen: catalogueCall(
    { who: onDuty('day'), answers: screenAnswer, reads: queryOf(screenQuery) },
    async ({ db, catalogue, member, input: { branch }, now }) => {
      const isOn = catalogue.data.rules.showsWaitingRoom;
      if (!isOn || !catalogue.data.branches[branch] || !isInScope(member.scope, branch)) return notFound();
      return show({ data: await readWaitingScreen({ db, catalogue, now }, branch) });
    },
  ),

  /** The code of today at the door of a branch; there is none unless the clinic asks for it. */
  door: catalogueCall(
    { who: onDuty('day'), answers: doorAnswer, reads: queryOf(screenQuery) },
    async ({ services, catalogue, member, input: { branch }, now }) => {
      const isOn = catalogue.data.rules.checkIn === 'door';
      if (!isOn || !catalogue.data.branches[branch] || !isInScope(member.scope, branch)) return notFound();
      const day = waitingDay(now, catalogue.zoneOf(branch));
      return show({ data: { code: services.doorCodes.codeFor(branch, day) } });
    },
  ),
});
