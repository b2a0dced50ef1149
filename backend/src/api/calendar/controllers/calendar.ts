import { isInScope, ofOwnDoctor } from '../../../appointments/list/staff-access';
import { catalogueCall } from '../../../catalogue/catalogue-call';
import { calendarAnswer, calendarQuery } from '../../../contract/calendar';
import { hasDuty } from '../../../contract/roles';
import { readCalendar } from '../../../desk/calendar/read-calendar';
import { controller, onDuty, queryOf } from '../../../platform/call';
import { notFound } from '../../../platform/refusal';
import { show } from '../../../platform/reply';

export default controller({
  find: catalogueCall(
    { who: onDuty('appointments'), answers: calendarAnswer, reads: queryOf(calendarQuery) },
    async ({ db, catalogue, member, input, now }) => {
      const branch = catalogue.data.branches[input.branch];
      if (!branch || !isInScope(member.scope, branch.documentId)) return notFound();
      const asked = ofOwnDoctor(input, member);
      const { data, rooms } = await readCalendar({ db, catalogue, member, now }, asked);
      return show({
        data,
        meta: {
          rooms,
          timeZone: branch.timeZone,
          country: branch.country,
          mayOverbook: member.role === 'manager',
          mayBook: hasDuty({ role: member.role, duty: 'desk' }),
          extraWalkIns: catalogue.data.rules.extraWalkIns,
        },
      });
    },
  ),
});
