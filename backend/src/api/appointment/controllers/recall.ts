import { bookFurtherVisits } from '../../../appointments/changes/further-visits';
import { listRecalls, setRecall, withdrawRecall } from '../../../appointments/changes/recall';
import { presentForCaller } from '../../../appointments/list/present';
import { changeCall, staffAppointment } from '../../../appointments/list/staff-access';
import { callerBookingAnswer } from '../../../contract/booking-request';
import { furtherVisitsRequest, recallQuery, recallRequest, recallsAnswer } from '../../../contract/recall';
import { bodyOf, call, controller, naming, nothing, onDuty, queryOf, reading } from '../../../platform/call';
import { pagesOf, show, showOutcome } from '../../../platform/reply';

export default controller({
  find: call({
    who: onDuty('desk'),
    answers: recallsAnswer,
    run: reading(
      queryOf(recallQuery),
      async ({ db, services, member: { scope }, input: { page, pageSize } }) => {
        const catalogue = await services.catalogue.get();
        const { rows, total } = await listRecalls({ db, catalogue }, { scope, page, pageSize });
        return show({ data: rows, meta: { pagination: pagesOf({ page, pageSize, total }) } });
      },
    ),
  }),

  set: changeCall('appointments', bodyOf(recallRequest, 'on'), ({ found, input, ...given }) =>
    setRecall(given, found, input),
  ),

  book: call({
    who: onDuty('desk'),
    answers: callerBookingAnswer,
    run: naming(
      staffAppointment,
      reading(bodyOf(furtherVisitsRequest), async ({ strapi, services, member, found, input, now }) => {
        const catalogue = await services.catalogue.get();
        const given = { strapi, catalogue, by: member.by, now };
        return showOutcome(await bookFurtherVisits(given, found, input), presentForCaller, 201);
      }),
    ),
  }),

  withdraw: changeCall('appointments', nothing, ({ found, ...given }) => withdrawRecall(given, found)),
});
