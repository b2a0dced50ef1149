import { bookFurtherVisits } from '../../../appointments/changes/further-visits';
import { listRecalls, setRecall, withdrawRecall } from '../../../appointments/changes/recall';
import { presentForCaller } from '../../../appointments/list/present';
import { staffAppointment } from '../../../appointments/list/staff-access';
import { catalogueCall } from '../../../catalogue/catalogue-call';
import { callerBookingAnswer } from '../../../contract/booking-request';
import { furtherVisitsRequest, recallQuery, recallRequest, recallsAnswer } from '../../../contract/recall';
import { changeCall } from '../../../desk/change-call';
import { bodyOf, controller, nothing, onDuty, queryOf } from '../../../platform/call';
import { pagesOf, show, showOutcome } from '../../../platform/reply';

export default controller({
  find: catalogueCall(
    { who: onDuty('desk'), answers: recallsAnswer, reads: queryOf(recallQuery) },
    async ({ db, catalogue, member: { scope }, input: { page, pageSize } }) => {
      const { rows, total } = await listRecalls({ db, catalogue }, { scope, page, pageSize });
      return show({ data: rows, meta: { pagination: pagesOf({ page, pageSize, total }) } });
    },
  ),

  set: changeCall('appointments', bodyOf(recallRequest, 'on'), ({ found, input, ...given }) =>
    setRecall(given, found, input),
  ),

  book: catalogueCall(
    {
      who: onDuty('desk'),
      answers: callerBookingAnswer,
      names: staffAppointment,
      reads: bodyOf(furtherVisitsRequest),
    },
    async ({ strapi, catalogue, member, found, input, now }) => {
      const given = { strapi, catalogue, by: member.by, now };
      return showOutcome(await bookFurtherVisits(given, found, input), presentForCaller, 201);
    },
  ),

  withdraw: changeCall('appointments', nothing, ({ found, ...given }) => withdrawRecall(given, found)),
});
