import { presentForStaff } from '../../../appointments/list/present';
import { changeCall, staffAppointment } from '../../../appointments/list/staff-access';
import { findOpen, leaveCall } from '../../../appointments/record/call-rows';
import { nothingAnswer } from '../../../contract/answers';
import { nextCallAnswer, renewalAnswer, workListAnswer } from '../../../contract/appointment';
import { workListQuery } from '../../../contract/appointment-query';
import { callOpening, callOutcome } from '../../../contract/changes';
import { keepCall, openCall, openNextCall } from '../../../desk/calls/open-call';
import { presentWork } from '../../../desk/calls/present-work';
import { recordOutcome } from '../../../desk/calls/record-outcome';
import { listWork } from '../../../desk/calls/work-list';
import { bodyOf, call, controller, naming, onDuty, queryOf, reading } from '../../../platform/call';
import { pagesOf, show, showOutcome } from '../../../platform/reply';

export default controller({
  find: call({
    who: onDuty('calls'),
    answers: workListAnswer,
    run: reading(queryOf(workListQuery, 'query'), async ({ db, services, member, input, now }) => {
      const catalogue = await services.catalogue.get();
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
    }),
  }),

  openNext: call({
    who: onDuty('calls'),
    answers: nextCallAnswer,
    run: async ({ strapi, services, member, now }) => {
      const catalogue = await services.catalogue.get();
      const row = await openNextCall(strapi, member, now);
      return show({ data: row && presentForStaff(row, catalogue) });
    },
  }),

  open: changeCall('calls', bodyOf(callOpening), ({ found: row, input: { takeOver }, ...given }) =>
    openCall(given, { row, takeOver }),
  ),

  renew: call({
    who: onDuty('calls'),
    answers: renewalAnswer,
    run: naming(staffAppointment, async ({ db, member, found, now }) => {
      const outcome = await keepCall({ db, member, now }, found.document_id);
      return showOutcome(outcome, () => ({ status: found.status, version: found.version }));
    }),
  }),

  leave: call({
    who: onDuty('calls'),
    answers: nothingAnswer,
    run: naming(staffAppointment, async ({ db, member, found, now }) => {
      await leaveCall({ db, now }, { appointment: found.document_id, member: member.documentId });
      return show({ data: null });
    }),
  }),

  end: changeCall('calls', bodyOf(callOutcome), ({ found, input, ...given }) =>
    recordOutcome(given, found, input),
  ),
});
