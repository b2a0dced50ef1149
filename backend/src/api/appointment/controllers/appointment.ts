import type { Core } from '@strapi/strapi';
import { bookAppointment } from '../../../appointments/booking/book';
import { noteOfDesk } from '../../../appointments/changes/attendance';
import { correctPatient, parseCorrection } from '../../../appointments/changes/correct-patient';
import { withdrawNews } from '../../../appointments/changes/news';
import { patientAppointment } from '../../../appointments/changes/patient-access';
import { rescheduleAppointment } from '../../../appointments/changes/reschedule';
import { reviewAppointment } from '../../../appointments/changes/review';
import { transitionAppointment } from '../../../appointments/changes/transition';
import { undoAtDesk } from '../../../appointments/changes/undo-at-desk';
import { undoCancellation } from '../../../appointments/changes/undo-cancellation';
import { presentBooked, presentForPatient, presentForStaff } from '../../../appointments/list/present';
import { ofOwnDoctor, staffAppointment } from '../../../appointments/list/staff-access';
import { countAppointments, listAppointments } from '../../../appointments/list/staff-list';
import { provedPhone } from '../../../appointments/phone-proof/verify-code';
import type { AppointmentRow } from '../../../appointments/record/appointment-rows';
import { fieldError } from '../../../appointments/record/booking-input';
import { readOwnCancellation } from '../../../appointments/record/cancellation';
import { overbookedAmong } from '../../../appointments/record/claims-table';
import { earlierStateOf } from '../../../appointments/waiting/earlier';
import type { CatalogueSnapshot } from '../../../catalogue/catalogue-snapshot';
import { nothingAnswer } from '../../../contract/answers';
import {
  appointmentAnswer,
  appointmentDetailAnswer,
  appointmentListAnswer,
  countsAnswer,
  ownAppointmentAnswer,
} from '../../../contract/appointment';
import { countQuery, listQuery } from '../../../contract/appointment-query';
import { bookingAnswer } from '../../../contract/booking-request';
import {
  attendanceChange,
  cancellationRequest,
  ownMessageRequest,
  ownRescheduleRequest,
  statusChange,
  undoRequest,
} from '../../../contract/changes';
import { reviewRequest } from '../../../contract/review';
import { unlessWithColleague } from '../../../desk/calls/unless-with-colleague';
import { getAppointmentDetail } from '../../../desk/detail';
import { tellPatient } from '../../../desk/messages/tell-patient';
import { sendMailAgain } from '../../../documents/mails/send-again';
import { composeStaffWords } from '../../../documents/phone/staff-words';
import { bodyOf, call, controller, naming, onDuty, read, reading, website } from '../../../platform/call';
import { holderFrom, idempotencyKeyFrom, withSearch } from '../../../platform/http';
import { invalid, type Outcome } from '../../../platform/refusal';
import { pagesOf, show, showOutcome } from '../../../platform/reply';
import type { Services } from '../../../platform/services';

/** An appointment as its patient sees it. */
async function showPatient({
  strapi,
  services: { fileKeys },
  outcome,
  catalogue,
  now,
}: {
  strapi: Core.Strapi;
  services: Services;
  outcome: Outcome<AppointmentRow>;
  catalogue: CatalogueSnapshot;
  now: number;
}) {
  const db = strapi.db.connection;
  const { cancellation, undo } = outcome.ok
    ? await readOwnCancellation({ db, row: outcome.value, now })
    : { cancellation: null, undo: null };
  const earlier = outcome.ok ? await earlierStateOf({ db, row: outcome.value, catalogue, now }) : null;
  const undoUntil = undo?.until ?? null;
  return showOutcome({
    outcome,
    present: (row) => presentForPatient({ row, catalogue, cancellation, undoUntil, earlier, fileKeys, now }),
  });
}

export default controller({
  create: call({
    who: website,
    answers: bookingAnswer,
    limit: async ({ services }) => {
      const { rules } = (await services.catalogue.get()).data;
      return { name: 'book', points: rules.maxRequestsPerAddressHour, seconds: 3600 };
    },
    run: reading(
      ({ ctx }) => {
        const key = idempotencyKeyFrom(ctx);
        return key === null ? invalid([fieldError('Idempotency-Key', 'required')]) : { ok: true, value: key };
      },
      async ({ ctx, strapi, services, data, input, now }) => {
        const catalogue = await services.catalogue.get();
        const holder = holderFrom(ctx);
        const proved = provedPhone({ strapi, ctx, now });
        const given = { body: data, idempotencyKey: input, holder, proved };
        const outcome = await bookAppointment({ strapi, catalogue, ...given, now });
        const { manageKeys } = services;
        return showOutcome({
          outcome,
          status: 201,
          present: (booked) => presentBooked({ booked, manageKeys }),
        });
      },
    ),
  }),

  /** For the patient: the number alone opens nothing, and a wrong key answers as an unknown number does. */
  findByNumber: call({
    who: website,
    answers: ownAppointmentAnswer,
    run: naming(patientAppointment, async ({ strapi, services, found, now }) => {
      const catalogue = await services.catalogue.get();
      return showPatient({ strapi, services, outcome: { ok: true, value: found }, catalogue, now });
    }),
  }),

  cancelByPatient: call({
    who: website,
    answers: ownAppointmentAnswer,
    run: naming(
      patientAppointment,
      reading(bodyOf(cancellationRequest), async ({ strapi, services, found, input, now }) => {
        const catalogue = await services.catalogue.get();
        const outcome = await transitionAppointment({
          strapi,
          catalogue,
          appointment: found.document_id,
          wanted: { to: 'canceled', ...input },
          actor: 'patient',
          by: 'patient',
          now,
        });
        return showPatient({ strapi, services, outcome, catalogue, now });
      }),
    ),
  }),

  /** The patient takes a cancellation back. */
  undoByPatient: call({
    who: website,
    answers: ownAppointmentAnswer,
    run: naming(
      patientAppointment,
      reading(bodyOf(undoRequest), async ({ strapi, services, found, input: { version }, now }) => {
        const catalogue = await services.catalogue.get();
        const outcome = await undoCancellation({ strapi, catalogue, appointment: found, version, now });
        return showPatient({ strapi, services, outcome, catalogue, now });
      }),
    ),
  }),

  moveByPatient: call({
    who: website,
    answers: ownAppointmentAnswer,
    run: naming(
      patientAppointment,
      reading(bodyOf(ownRescheduleRequest), async ({ ctx, strapi, services, found, input, now }) => {
        const catalogue = await services.catalogue.get();
        const outcome = await rescheduleAppointment({
          strapi,
          catalogue,
          appointment: found,
          wanted: input,
          by: 'patient',
          holder: holderFrom(ctx),
          now,
        });
        return showPatient({ strapi, services, outcome, catalogue, now });
      }),
    ),
  }),

  /** The patient mends name, phone or e-mail of a request. */
  correctByPatient: call({
    who: website,
    answers: ownAppointmentAnswer,
    run: naming(
      patientAppointment,
      reading(
        async ({ services, data, found }) =>
          parseCorrection({ body: data, row: found, catalogue: await services.catalogue.get() }),
        async ({ strapi, services, found, input, now }) => {
          const catalogue = await services.catalogue.get();
          const outcome = await correctPatient({ strapi, catalogue, row: found, wanted: input, now });
          return showPatient({ strapi, services, outcome, catalogue, now });
        },
      ),
    ),
  }),

  /** The patient says how the visit was. */
  reviewByPatient: call({
    who: website,
    answers: ownAppointmentAnswer,
    limit: { name: 'review', points: 30, seconds: 3600 },
    run: naming(
      patientAppointment,
      reading(bodyOf(reviewRequest), async ({ strapi, services, found, input, now }) => {
        const catalogue = await services.catalogue.get();
        const outcome = await reviewAppointment({ strapi, catalogue, row: found, said: input, now });
        return showPatient({ strapi, services, outcome, catalogue, now });
      }),
    ),
  }),

  /** The patient wants no news of the clinic any more. */
  withdrawNewsByPatient: call({
    who: website,
    answers: ownAppointmentAnswer,
    run: naming(patientAppointment, async ({ strapi, services, found, address, now }) => {
      const value = await withdrawNews({ strapi, row: found, by: null, address, now });
      const catalogue = await services.catalogue.get();
      return showPatient({ strapi, services, outcome: { ok: true, value }, catalogue, now });
    }),
  }),

  find: call({
    who: onDuty('appointments'),
    answers: appointmentListAnswer,
    run: reading(
      ({ ctx }) => read({ schema: listQuery, from: withSearch(ctx) }),
      async ({ db, services, member, input }) => {
        const catalogue = await services.catalogue.get();
        const { branches } = catalogue.data;
        const query = ofOwnDoctor({ query: input, member });
        const asked = { db, scope: member.scope, query, branches, clocks: catalogue.data };
        const { rows, total, isCapped } = await listAppointments(asked);
        const appointments = rows.map((row) => row.document_id);
        const overbooked = await overbookedAmong({ db, appointments });
        return show({
          data: rows.map((row) =>
            presentForStaff({ row, catalogue, isOverbooked: overbooked.has(row.document_id) }),
          ),
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
        const query = ofOwnDoctor({ query: input, member });
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
      const [detail, staffWords] = await Promise.all([
        getAppointmentDetail({ db, row, catalogue, member, now }),
        composeStaffWords({ strapi, row }),
      ]);
      return show({ data: { ...detail, staffWords } });
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
          const outcome = await transitionAppointment({
            strapi,
            catalogue,
            appointment: found.document_id,
            wanted: input,
            actor: member.actor,
            by: `user:${member.documentId}`,
            now,
          });
          return showOutcome({ outcome, present: (row) => presentForStaff({ row, catalogue }) });
        }),
      ),
    ),
  }),

  /** Notes who has come, who is with the doctor and who did not come. */
  attendance: call({
    who: onDuty('day'),
    answers: appointmentAnswer,
    run: naming(
      staffAppointment,
      reading(bodyOf(attendanceChange), async ({ strapi, services, member, found, input, now }) => {
        const outcome = await noteOfDesk({ strapi, appointment: found, wanted: input, member, now });
        const catalogue = await services.catalogue.get();
        return showOutcome({ outcome, present: (row) => presentForStaff({ row, catalogue }) });
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
        const outcome = await undoAtDesk({ strapi, catalogue, appointment: found, version, member, now });
        return showOutcome({ outcome, present: (row) => presentForStaff({ row, catalogue }) });
      }),
    ),
  }),

  /** Tells the patient something in the desk's own words. */
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
          return showOutcome({ outcome, present: () => null });
        }),
      ),
    ),
  }),

  /** The patient has said that they want no news of the clinic any more. */
  withdrawNews: call({
    who: onDuty('desk'),
    answers: appointmentAnswer,
    run: naming(staffAppointment, async ({ strapi, services, member, address, found, now }) => {
      const row = await withdrawNews({ strapi, row: found, by: member.documentId, address, now });
      const catalogue = await services.catalogue.get();
      return show({ data: presentForStaff({ row, catalogue }) });
    }),
  }),

  /** Sends one mail about the appointment again, where that makes sense. */
  sendMailAgain: call({
    who: onDuty('desk'),
    answers: nothingAnswer,
    run: naming(staffAppointment, async ({ strapi, member, params, found, now }) => {
      const by = `user:${member.documentId}`;
      const outcome = await sendMailAgain({ strapi, row: found, mail: params.mail ?? '', by, now });
      return showOutcome({ outcome, present: () => null });
    }),
  }),
});
