import { noteOfDesk } from '../../../appointments/changes/attendance';
import { undoAtDesk } from '../../../appointments/changes/undo-at-desk';
import { questionsForStaff } from '../../../appointments/changes/visit-answers';
import { transitionTogether } from '../../../appointments/changes/visits-together';
import { presentForStaff } from '../../../appointments/list/present';
import { maySee, ofOwnDoctor, staffAppointment } from '../../../appointments/list/staff-access';
import { countAppointments, listAppointments } from '../../../appointments/list/staff-list';
import { overbookedAmong } from '../../../appointments/record/claims-table';
import { nothingAnswer } from '../../../contract/answers';
import {
  appointmentAnswer,
  appointmentDetailAnswer,
  appointmentListAnswer,
  countsAnswer,
} from '../../../contract/appointment';
import { countQuery, listQuery } from '../../../contract/appointment-query';
import { attendanceChange, ownMessageRequest, statusChange, undoRequest } from '../../../contract/changes';
import { withdrawalRequest } from '../../../contract/consent';
import { unlessWithColleague } from '../../../desk/calls/unless-with-colleague';
import { getAppointmentDetail } from '../../../desk/detail';
import { noteTold } from '../../../desk/messages/silent-cancellations';
import { tellPatient } from '../../../desk/messages/tell-patient';
import { withVisitRecords } from '../../../desk/patient-file/known-records';
import { giveFileNumber } from '../../../desk/patient-file/write-record';
import { withdrawByWord } from '../../../desk/privacy/withdraw-consent';
import { tellTurn } from '../../../desk/today/tell-turn';
import { sendMailAgain } from '../../../documents/mails/send-again';
import { composeStaffWords } from '../../../documents/phone/staff-words';
import { bodyOf, call, controller, naming, onDuty, read, reading } from '../../../platform/call';
import { inTransaction } from '../../../platform/database';
import { withSearch } from '../../../platform/http';
import { notAllowed } from '../../../platform/refusal';
import { pagesOf, show, showOutcome } from '../../../platform/reply';

export default controller({
  find: call({
    who: onDuty('appointments'),
    answers: appointmentListAnswer,
    run: reading(
      ({ ctx }) => read({ schema: listQuery, from: withSearch(ctx) }),
      async ({ db, services, member, input }) => {
        const catalogue = await services.catalogue.get();
        const { branches } = catalogue.data;
        const query = ofOwnDoctor(input, member);
        const asked = { db, scope: member.scope, query, branches, clocks: catalogue.data };
        const { rows, total, isCapped } = await listAppointments(asked);
        const appointments = rows.map((row) => row.document_id);
        const overbooked = await overbookedAmong(db, appointments);
        const shown = rows.map((row) => presentForStaff(row, catalogue, overbooked.has(row.document_id)));
        return show({
          data: await withVisitRecords(db, shown),
          meta: { pagination: pagesOf({ ...input, total }), isCapped },
        });
      },
    ),
  }),

  counts: call({
    who: onDuty('appointments'),
    answers: countsAnswer,
    run: reading(
      ({ ctx }) => read({ schema: countQuery, from: withSearch(ctx) }),
      async ({ db, services, member, input }) => {
        const { branches, ...clocks } = (await services.catalogue.get()).data;
        const asked = { db, scope: member.scope, branches, clocks };
        const query = ofOwnDoctor(input, member);
        const { counts, isCapped } = await countAppointments({ ...asked, query });
        const misplaced = await countAppointments({ ...asked, query: { ...query, toBeMoved: 'true' } });
        return show({ data: { ...counts, toBeMoved: misplaced.counts.total }, meta: { isCapped } });
      },
    ),
  }),

  findOne: call({
    who: onDuty('appointments'),
    answers: appointmentDetailAnswer,
    run: naming(staffAppointment, async ({ strapi, db, services, member, found: row, now }) => {
      const catalogue = await services.catalogue.get();
      const [detail, staffWords, visitAnswers] = await Promise.all([
        getAppointmentDetail({ db, catalogue, member, now }, row),
        composeStaffWords(strapi, row),
        questionsForStaff({ strapi, catalogue }, row),
      ]);
      return show({ data: { ...detail, staffWords, visitAnswers } });
    }),
  }),

  transition: call({
    who: onDuty('appointments'),
    answers: appointmentAnswer,
    run: reading(
      bodyOf(statusChange),
      naming(
        staffAppointment,
        unlessWithColleague(async ({ strapi, services, member, found, input, now }) => {
          const catalogue = await services.catalogue.get();
          const outcome = await transitionTogether({
            strapi,
            catalogue,
            found,
            wanted: input,
            maySee: (row) => maySee(member, row),
            actor: member.actor,
            by: `user:${member.documentId}`,
            now,
          });
          return showOutcome(outcome, (row) => presentForStaff(row, catalogue));
        }),
      ),
    ),
  }),

  attendance: call({
    who: onDuty('day'),
    answers: appointmentAnswer,
    run: naming(
      staffAppointment,
      reading(bodyOf(attendanceChange), async ({ strapi, services, member, found, input, now }) => {
        const outcome = await noteOfDesk({ strapi, member, now }, found, input);
        const catalogue = await services.catalogue.get();
        const { rules } = catalogue.data;
        if (outcome.ok && outcome.value.arrived_at !== null)
          await giveFileNumber({ strapi, appointment: found.document_id, rules, now });
        if (outcome.ok) await tellTurn(strapi, outcome.value, catalogue, now);
        return showOutcome(outcome, (row) => presentForStaff(row, catalogue));
      }),
    ),
  }),

  /** Takes back what the same member of staff noted, or marked as done, within the last minute. */
  undo: call({
    who: onDuty('day'),
    answers: appointmentAnswer,
    run: naming(
      staffAppointment,
      reading(bodyOf(undoRequest), async ({ strapi, services, member, found, input: { version }, now }) => {
        const catalogue = await services.catalogue.get();
        const outcome = await undoAtDesk({ strapi, catalogue, member, now }, found, version);
        return showOutcome(outcome, (row) => presentForStaff(row, catalogue));
      }),
    ),
  }),

  tellPatient: call({
    who: onDuty('desk'),
    answers: nothingAnswer,
    run: naming(
      staffAppointment,
      reading(
        bodyOf(ownMessageRequest),
        unlessWithColleague(async ({ strapi, member, found, input, now }) => {
          const by = `user:${member.documentId}`;
          const outcome = await tellPatient({ strapi, row: found, wanted: input, by, now });
          return showOutcome(outcome, () => null);
        }),
      ),
    ),
  }),

  /** The patient was told by phone that the visit is canceled, which no message did. */
  noteTold: call({
    who: onDuty('desk'),
    answers: nothingAnswer,
    run: naming(staffAppointment, async ({ strapi, member, found: row, now }) => {
      if (row.status !== 'canceled') return notAllowed('notAllowed');
      const by = `user:${member.documentId}`;
      await inTransaction(strapi, (trx) => noteTold({ trx, by, now }, row));
      return show({ data: null });
    }),
  }),

  withdrawConsent: call({
    who: onDuty('desk'),
    answers: appointmentAnswer,
    run: naming(
      staffAppointment,
      reading(bodyOf(withdrawalRequest), async ({ strapi, services, member, address, found, input, now }) => {
        const by = member.documentId;
        const row = await withdrawByWord({ strapi, row: found, ...input, by, address, now });
        const catalogue = await services.catalogue.get();
        return show({ data: presentForStaff(row, catalogue) });
      }),
    ),
  }),

  sendMailAgain: call({
    who: onDuty('desk'),
    answers: nothingAnswer,
    run: naming(staffAppointment, async ({ strapi, member, params, found, now }) => {
      const by = `user:${member.documentId}`;
      const outcome = await sendMailAgain({ strapi, by, now }, found, params.mail ?? '');
      return showOutcome(outcome, () => null);
    }),
  }),
});
