import type { z } from 'zod';
import { noteOfDesk } from '../../../appointments/changes/attendance';
import { undoAtDesk } from '../../../appointments/changes/undo-cancellation';
import { questionsForStaff } from '../../../appointments/changes/visit-answers';
import { transitionTogether } from '../../../appointments/changes/visits-together';
import { maySee, ofOwnDoctor, staffAppointment } from '../../../appointments/list/staff-access';
import { countAppointments, listAppointments } from '../../../appointments/list/staff-list';
import { noteEvent } from '../../../appointments/record/history-rows';
import { catalogueCall } from '../../../catalogue/catalogue-call';
import { nothingAnswer } from '../../../contract/answers';
import { appointmentDetailAnswer, appointmentListAnswer, countsAnswer } from '../../../contract/appointment';
import { countQuery, listQuery } from '../../../contract/appointment-query';
import { attendanceChange, ownMessageRequest, statusChange, undoRequest } from '../../../contract/changes';
import { withdrawalRequest } from '../../../contract/consent';
import { unlessWithColleague } from '../../../desk/calls/open-call';
import { changeCall, presentAllForStaff } from '../../../desk/change-call';
import { getAppointmentDetail } from '../../../desk/detail';
import { tellPatient } from '../../../desk/messages/tell-patient';
import { giveFileNumber } from '../../../desk/patient-file/write-record';
import { withdrawByWord } from '../../../desk/privacy/withdraw-consent';
import { tellTurn } from '../../../desk/today/tell-turn';
import { sendMailAgain } from '../../../documents/mails/send-again';
import { composeStaffWords } from '../../../documents/phone/texts';
import { acting, bodyOf, call, controller, onDuty, read } from '../../../platform/call';
import { inTransaction } from '../../../platform/database';
import { type Context, withSearch } from '../../../platform/http';
import { notAllowed } from '../../../platform/refusal';
import { pagesOf, show, showDone } from '../../../platform/reply';

const searchOf =
  <Value>(schema: z.ZodType<Value>) =>
  ({ ctx }: { ctx: Context }) =>
    read({ schema, from: withSearch(ctx) });
const ofDesk = { who: onDuty('desk'), answers: nothingAnswer, names: staffAppointment };

export default controller({
  find: catalogueCall(
    { who: onDuty('appointments'), answers: appointmentListAnswer, reads: searchOf(listQuery) },
    async ({ db, catalogue, member, input }) => {
      const { branches } = catalogue.data;
      const query = ofOwnDoctor(input, member);
      const asked = { db, scope: member.scope, query, branches, clocks: catalogue.data };
      const { rows, total, isCapped } = await listAppointments(asked);
      return show({
        data: await presentAllForStaff({ db, catalogue }, rows),
        meta: { pagination: pagesOf({ ...input, total }), isCapped },
      });
    },
  ),

  counts: catalogueCall(
    { who: onDuty('appointments'), answers: countsAnswer, reads: searchOf(countQuery) },
    async ({ db, catalogue, member, input }) => {
      const { branches, ...clocks } = catalogue.data;
      const asked = { db, scope: member.scope, branches, clocks };
      const query = ofOwnDoctor(input, member);
      const { counts, isCapped } = await countAppointments({ ...asked, query });
      const misplaced = await countAppointments({ ...asked, query: { ...query, toBeMoved: 'true' } });
      return show({ data: { ...counts, toBeMoved: misplaced.counts.total }, meta: { isCapped } });
    },
  ),

  findOne: catalogueCall(
    { who: onDuty('appointments'), answers: appointmentDetailAnswer, names: staffAppointment },
    async ({ strapi, db, catalogue, member, found: row, now }) => {
      const [detail, staffWords, visitAnswers] = await Promise.all([
        getAppointmentDetail({ db, catalogue, member, now }, row),
        composeStaffWords(strapi, row),
        questionsForStaff({ strapi, catalogue }, row),
      ]);
      return show({ data: { ...detail, staffWords, visitAnswers } });
    },
  ),

  transition: changeCall(
    'appointments',
    bodyOf(statusChange),
    unlessWithColleague(async ({ strapi, catalogue, member, by, found, input: wanted, now }) => {
      const given = { strapi, catalogue, actor: member.actor, by, now };
      const asked = { ...given, found, wanted };
      const outcome = await transitionTogether({ ...asked, maySee: (row) => maySee(member, row) });
      // A visit that took place counts as an arrival, even if nobody recorded one.
      if (outcome.ok && wanted.to === 'done') await giveFileNumber(given, found.document_id);
      return outcome;
    }),
  ),

  attendance: changeCall('day', bodyOf(attendanceChange), async (given) => {
    const { strapi, catalogue, found, now } = given;
    const outcome = await noteOfDesk(given, found, given.input);
    const noted = outcome.ok ? outcome.value.attendance : null;
    if (noted === 'arrived' || noted === 'with_doctor') await giveFileNumber(given, found.document_id);
    if (outcome.ok) await tellTurn(strapi, outcome.value, catalogue, now);
    return outcome;
  }),

  /** Takes back what the same member of staff noted, or marked as done, within the last minute. */
  undo: changeCall('day', bodyOf(undoRequest), ({ found, input: { version }, ...given }) =>
    undoAtDesk(given, found, version),
  ),

  tellPatient: call(
    { ...ofDesk, reads: bodyOf(ownMessageRequest) },
    unlessWithColleague(async ({ strapi, member, found, input, now }) =>
      showDone(await tellPatient({ strapi, by: member.by, now }, found, input)),
    ),
  ),

  /** The patient was told by phone that the visit is canceled or moved, which no message did. */
  noteTold: call(ofDesk, async ({ strapi, member, found: row, now }) => {
    if (row.status !== 'canceled' && row.status !== 'confirmed') return notAllowed('notAllowed');
    await inTransaction(strapi, (trx) => noteEvent({ trx, by: member.by, now }, row, 'toldByPhone'));
    return show({ data: null });
  }),

  withdrawConsent: changeCall('desk', bodyOf(withdrawalRequest), async ({ found, input, ...given }) => ({
    ok: true,
    value: await withdrawByWord(acting(given), found, input.purpose),
  })),

  sendMailAgain: call(ofDesk, async ({ strapi, member, params, found, now }) =>
    showDone(await sendMailAgain({ strapi, by: member.by, now }, found, params.mail ?? '')),
  ),
});
