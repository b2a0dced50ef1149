import { isInScope, ofOwnDoctor } from '../../../appointments/list/staff-access';
import { calendarAnswer, calendarQuery } from '../../../contract/calendar';
import { hasDuty } from '../../../contract/roles';
import { readCalendar } from '../../../desk/calendar/read-calendar';
import { call, controller, onDuty, queryOf, reading } from '../../../platform/call';
import { notFound } from '../../../platform/refusal';
import { show } from '../../../platform/reply';

export default controller({
  find: call({
    who: onDuty('appointments'),
    answers: calendarAnswer,
    run: reading(queryOf(calendarQuery), async ({ db, services, member, input, now }) => {
      const catalogue = await services.catalogue.get();
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
    }),
  }),
});
