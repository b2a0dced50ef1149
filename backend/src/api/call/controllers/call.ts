import { presentForStaff } from '../../../appointments/list/present';
import { staffAppointment } from '../../../appointments/list/staff-access';
import { findOpen, leaveCall } from '../../../appointments/record/call-rows';
import { catalogueCall } from '../../../catalogue/catalogue-call';
import { nothingAnswer } from '../../../contract/answers';
import { nextCallAnswer, renewalAnswer, workListAnswer } from '../../../contract/appointment';
import { workListQuery } from '../../../contract/appointment-query';
import { callOpening, callOutcome } from '../../../contract/changes';
import { keepCall, openCall, openNextCall, unlessWithColleague } from '../../../desk/calls/open-call';
import { presentWork } from '../../../desk/calls/present-work';
import { recordOutcome } from '../../../desk/calls/record-outcome';
import { listWork } from '../../../desk/calls/work-list';
import { changeCall } from '../../../desk/change-call';
import { bodyOf, call, controller, onDuty, queryOf } from '../../../platform/call';
import { pagesOf, show, showOutcome } from '../../../platform/reply';

export default controller({
  find: catalogueCall(
    { who: onDuty('calls'), answers: workListAnswer, reads: queryOf(workListQuery, 'query') },
    async ({ db, catalogue, member, input, now }) => {
      const work = await listWork({ db, now }, member.scope, input);
      const { total, later, nextDueAt } = work;
      return show({
        data: await presentWork({ db, catalogue, member, now }, work.rows),
        meta: {
          pagination: pagesOf({ ...input, total }),
          later,
          nextDueAt: nextDueAt === null ? null : new Date(nextDueAt).toISOString(),
          open: await findOpen(db, member.documentId, now),
        },
      });
    },
  ),

  openNext: catalogueCall(
    { who: onDuty('calls'), answers: nextCallAnswer },
    async ({ strapi, catalogue, member, now }) => {
      const row = await openNextCall(strapi, member, now);
      return show({ data: row && presentForStaff(row, catalogue) });
    },
  ),

  open: changeCall('calls', bodyOf(callOpening), (given) => {
    const { found: row, input } = given;
    const { takeOver } = input;
    const opening = () => openCall(given, { row, takeOver });
    return takeOver ? opening() : unlessWithColleague(opening)(given);
  }),

  renew: call(
    { who: onDuty('calls'), answers: renewalAnswer, names: staffAppointment },
    async ({ db, member, found, now }) =>
      showOutcome(await keepCall({ db, member, now }, found.document_id), () => ({
        status: found.status,
        version: found.version,
      })),
  ),

  leave: call(
    { who: onDuty('calls'), answers: nothingAnswer, names: staffAppointment },
    async ({ db, member, found, now }) => {
      await leaveCall({ db, now }, { appointment: found.document_id, member: member.documentId });
      return show({ data: null });
    },
  ),

  end: changeCall('calls', bodyOf(callOutcome), ({ found, input, ...given }) =>
    recordOutcome(given, found, input),
  ),
});
