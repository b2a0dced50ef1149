import { bookAppointment } from '../../../appointments/booking/book';
import { checkIn, checkInStateOf } from '../../../appointments/changes/check-in';
import { readConsents } from '../../../appointments/changes/consents';
import { correctPatient, parseCorrection } from '../../../appointments/changes/correct-patient';
import { patientAppointment } from '../../../appointments/changes/patient-access';
import { findRest, rescheduleTogether } from '../../../appointments/changes/reschedule-rest';
import { reviewAppointment } from '../../../appointments/changes/review';
import { undoCancellation } from '../../../appointments/changes/undo-cancellation';
import { answerQuestions, questionsOf, questionsStateOf } from '../../../appointments/changes/visit-answers';
import { transitionTogether } from '../../../appointments/changes/visits-together';
import { preparePage } from '../../../appointments/deposits/ask-deposit';
import { listDeposits, presentOwnDeposit } from '../../../appointments/deposits/deposit-rows';
import { presentBooked, presentForPatient } from '../../../appointments/list/present';
import { provedPhone } from '../../../appointments/phone-proof/verify-code';
import {
  type AppointmentRow,
  findAppointment,
  isStillAhead,
} from '../../../appointments/record/appointment-rows';
import { fieldError } from '../../../appointments/record/booking-input';
import { readOwnCancellation } from '../../../appointments/record/cancellation';
import { readSeries } from '../../../appointments/record/series-rows';
import { earlierStateOf } from '../../../appointments/waiting/earlier';
import { ownAppointmentAnswer } from '../../../contract/appointment';
import type { HistoryActor } from '../../../contract/appointment-history';
import { bookingAnswer } from '../../../contract/booking-request';
import { cancellationRequest, ownRescheduleRequest, undoRequest } from '../../../contract/changes';
import { checkInRequest } from '../../../contract/check-in';
import { withdrawalRequest } from '../../../contract/consent';
import { reviewRequest } from '../../../contract/review';
import { restQuery, seriesAnswer } from '../../../contract/series';
import { answeredQuestionsAnswer, answersRequest } from '../../../contract/visit-questions';
import { giveFileNumber } from '../../../desk/patient-file/write-record';
import { withdrawByWord } from '../../../desk/privacy/withdraw-consent';
import { bodyOf, call, controller, naming, read, reading, website } from '../../../platform/call';
import { holderFrom, idempotencyKeyFrom } from '../../../platform/http';
import { invalid, notFound, type Outcome } from '../../../platform/refusal';
import { show, showOutcome } from '../../../platform/reply';
import type { Services } from '../../../platform/services';
import type { With } from '../../../platform/with';

/** No member of staff is named to a patient. */
const forPatient = (actor: string): HistoryActor =>
  actor === 'patient'
    ? { kind: 'patient', name: null, isYou: true }
    : { kind: 'staff', name: null, isYou: false };

async function showPatient(
  { strapi, catalogue, now }: With<'strapi' | 'catalogue' | 'now'>,
  { fileKeys }: Services,
  outcome: Outcome<AppointmentRow>,
) {
  const db = strapi.db.connection;
  const { cancellation, undo } = outcome.ok
    ? await readOwnCancellation(db, outcome.value, now)
    : { cancellation: null, undo: null };
  const earlier = outcome.ok ? await earlierStateOf({ db, catalogue, now }, outcome.value) : null;
  const undoUntil = undo?.until ?? null;
  const consents = outcome.ok ? await readConsents(db, outcome.value, forPatient) : [];
  const checkedIn = outcome.ok ? await checkInStateOf(db, outcome.value, catalogue, now) : null;
  const series = outcome.ok ? await readSeries(db, outcome.value) : [];
  const deposits = outcome.ok ? await listDeposits(db, [outcome.value.document_id]) : [];
  const questions = outcome.ok ? await questionsStateOf({ db, catalogue, now }, outcome.value) : null;
  return showOutcome(outcome, (row) =>
    presentForPatient({
      ...{ row, catalogue, cancellation, undoUntil, earlier, consents, questions, fileKeys, now },
      checkIn: checkedIn,
      series,
      deposits: deposits.map((deposit) => presentOwnDeposit(deposit, row)),
    }),
  );
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
      async ({ ctx, strapi, services, data, address, input, now }) => {
        const catalogue = await services.catalogue.get();
        const holder = holderFrom(ctx);
        const proved = provedPhone({ strapi, ctx, now });
        const source = { address, work: ctx.get('X-Work-Proof') };
        const given = { body: data, idempotencyKey: input, holder, proved, source };
        const outcome = await bookAppointment({ strapi, catalogue, ...given, now });
        const { manageKeys, paymentGateway } = services;
        if (outcome.ok && paymentGateway) {
          const row = await findAppointment(strapi.db.connection, { document_id: outcome.value.document_id });
          if (row) await preparePage(strapi, row, now);
        }
        return showOutcome(outcome, (booked) => presentBooked(booked, manageKeys), 201);
      },
    ),
  }),

  /** For the patient: the number alone opens nothing, and a wrong key answers as an unknown number does. */
  findByNumber: call({
    who: website,
    answers: ownAppointmentAnswer,
    run: naming(patientAppointment, async ({ strapi, services, found, now }) => {
      const catalogue = await services.catalogue.get();
      return showPatient({ strapi, catalogue, now }, services, { ok: true, value: found });
    }),
  }),

  cancelByPatient: call({
    who: website,
    answers: ownAppointmentAnswer,
    run: naming(
      patientAppointment,
      reading(bodyOf(cancellationRequest), async ({ strapi, services, found, input, now }) => {
        const catalogue = await services.catalogue.get();
        const outcome = await transitionTogether({
          strapi,
          catalogue,
          found,
          wanted: { to: 'canceled', ...input },
          actor: 'patient',
          by: 'patient',
          now,
        });
        return showPatient({ strapi, catalogue, now }, services, outcome);
      }),
    ),
  }),

  undoByPatient: call({
    who: website,
    answers: ownAppointmentAnswer,
    run: naming(
      patientAppointment,
      reading(bodyOf(undoRequest), async ({ strapi, services, found, input: { version }, now }) => {
        const catalogue = await services.catalogue.get();
        const outcome = await undoCancellation({ strapi, catalogue, appointment: found, version, now });
        return showPatient({ strapi, catalogue, now }, services, outcome);
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
        const outcome = await rescheduleTogether({
          strapi,
          catalogue,
          appointment: found,
          wanted: input,
          by: 'patient',
          holder: holderFrom(ctx),
          now,
        });
        return showPatient({ strapi, catalogue, now }, services, outcome);
      }),
    ),
  }),

  findRest: call({
    who: website,
    answers: seriesAnswer,
    run: naming(
      patientAppointment,
      reading(
        ({ query }) => read({ schema: restQuery.omit({ doctor: true }), from: query }),
        async ({ db, services, found: row, input: wanted, now }) => {
          const catalogue = await services.catalogue.get();
          return show({ data: await findRest({ db, catalogue, row, wanted, isStaff: false, now }) });
        },
      ),
    ),
  }),

  correctByPatient: call({
    who: website,
    answers: ownAppointmentAnswer,
    run: naming(
      patientAppointment,
      reading(
        async ({ services, data, found }) => parseCorrection(data, found, await services.catalogue.get()),
        async ({ strapi, services, found, input, now }) => {
          const catalogue = await services.catalogue.get();
          const outcome = await correctPatient({ strapi, catalogue, now }, found, input);
          return showPatient({ strapi, catalogue, now }, services, outcome);
        },
      ),
    ),
  }),

  checkInByPatient: call({
    who: website,
    answers: ownAppointmentAnswer,
    run: naming(
      patientAppointment,
      reading(bodyOf(checkInRequest), async ({ strapi, services, found, input, now }) => {
        const catalogue = await services.catalogue.get();
        const outcome = await checkIn({ strapi, catalogue, now }, found, input);
        const { rules } = catalogue.data;
        if (outcome.ok) await giveFileNumber({ strapi, appointment: found.document_id, rules, now });
        return showPatient({ strapi, catalogue, now }, services, outcome);
      }),
    ),
  }),

  /** The patient asks for the page of a deposit that has none yet. */
  payByPatient: call({
    who: website,
    answers: ownAppointmentAnswer,
    limit: { name: 'deposit', points: 30, seconds: 3600 },
    run: naming(patientAppointment, async ({ strapi, services, found, now }) => {
      await preparePage(strapi, found, now);
      const catalogue = await services.catalogue.get();
      return showPatient({ strapi, catalogue, now }, services, { ok: true, value: found });
    }),
  }),

  findQuestions: call({
    who: website,
    answers: answeredQuestionsAnswer,
    run: naming(patientAppointment, async ({ strapi, services, found: row, now }) => {
      const catalogue = await services.catalogue.get();
      const questions = isStillAhead(row, now) ? await questionsOf({ strapi, catalogue }, row) : null;
      return questions ? show({ data: questions }) : notFound();
    }),
  }),

  answerByPatient: call({
    who: website,
    answers: answeredQuestionsAnswer,
    limit: { name: 'answers', points: 60, seconds: 3600 },
    run: naming(
      patientAppointment,
      reading(bodyOf(answersRequest), async ({ strapi, services, found: row, input, now }) => {
        const catalogue = await services.catalogue.get();
        const given = input.answers;
        return showOutcome(await answerQuestions({ strapi, catalogue, now }, row, given), (value) => value);
      }),
    ),
  }),
  reviewByPatient: call({
    who: website,
    answers: ownAppointmentAnswer,
    limit: { name: 'review', points: 30, seconds: 3600 },
    run: naming(
      patientAppointment,
      reading(bodyOf(reviewRequest), async ({ strapi, services, found, input, now }) => {
        const catalogue = await services.catalogue.get();
        const outcome = await reviewAppointment({ strapi, catalogue, now }, found, input);
        return showPatient({ strapi, catalogue, now }, services, outcome);
      }),
    ),
  }),

  withdrawByPatient: call({
    who: website,
    answers: ownAppointmentAnswer,
    run: naming(
      patientAppointment,
      reading(bodyOf(withdrawalRequest), async ({ strapi, services, found: row, input, address, now }) => {
        const value = await withdrawByWord({ strapi, row, ...input, by: null, address, now });
        const catalogue = await services.catalogue.get();
        return showPatient({ strapi, catalogue, now }, services, { ok: true, value });
      }),
    ),
  }),
});
