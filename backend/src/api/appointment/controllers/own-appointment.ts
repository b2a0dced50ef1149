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
import { listDeposits, preparePage, presentOwnDeposit } from '../../../appointments/deposits/deposit-rows';
import { presentBooked, presentForPatient } from '../../../appointments/list/present';
import { provedPhone } from '../../../appointments/phone-proof/phone-proofs';
import {
  type AppointmentRow,
  findAppointment,
  isBeforeVisit,
  readSeries,
} from '../../../appointments/record/appointment-rows';
import { readKey } from '../../../appointments/record/booking-input';
import { readOwnCancellation } from '../../../appointments/record/cancellation';
import { earlierStateOf } from '../../../appointments/waiting/earlier';
import { catalogueCall, requestsPerHour } from '../../../catalogue/catalogue-call';
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
import { apiCallerOf } from '../../../platform/api-caller';
import { bodyOf, type Call, controller, type Given, queryOf, website } from '../../../platform/call';
import { holderFrom } from '../../../platform/http';
import { type AddressLimit, perHour } from '../../../platform/limits/address-limits';
import type { Outcome } from '../../../platform/refusal';
import { show, showFound, showOutcome, showValue } from '../../../platform/reply';
import type { With } from '../../../platform/with';

/** No member of staff is named to a patient. */
const forPatient = (actor: string): HistoryActor =>
  actor === 'patient'
    ? { kind: 'patient', name: null, isYou: true }
    : { kind: 'staff', name: null, isYou: false };

type Named = Given<null> & With<'catalogue'> & { found: AppointmentRow };

/** Call of a patient about the appointment that number and key open; answers it as they see it then. */
function ownCall<Input = undefined>(
  how: { reads?: (named: Named) => Outcome<Input>; limit?: AddressLimit },
  work: (given: Named & { input: Input }) => Promise<Outcome<AppointmentRow>>,
): Call {
  return catalogueCall(
    { who: website, answers: ownAppointmentAnswer, names: patientAppointment, ...how },
    async (known) => {
      const outcome = await work(known);
      return outcome.ok ? show({ data: await presentOwn(known, outcome.value) }) : outcome;
    },
  );
}

async function presentOwn(
  { ctx, strapi, services, catalogue, now }: Given<null> & With<'catalogue'>,
  row: AppointmentRow,
) {
  const db = strapi.db.connection;
  const { cancellation, undo } = await readOwnCancellation(db, row, now);
  const deposits = await listDeposits(db, [row.document_id]);
  const { booking_number: bookingNumber, phone } = row;
  const shown = presentForPatient({ catalogue, now }, row, {
    manageKey: services.manageKeys.renew(ctx.get('X-Manage-Key'), { bookingNumber, phone }),
    cancellation,
    undoUntil: undo?.until ?? null,
    earlier: await earlierStateOf({ db, catalogue, now }, row),
    consents: await readConsents(db, row, forPatient),
    checkIn: await checkInStateOf(db, row, catalogue, now),
    series: await readSeries(db, row),
    deposits: deposits.map((deposit) => presentOwnDeposit(deposit, row)),
    questions: await questionsStateOf({ db, catalogue, now }, row),
    fileKeys: services.fileKeys,
  });
  // A key moves nothing to a branch that it is not for.
  const branches = apiCallerOf(ctx.state)?.branches ?? null;
  if (branches === null) return shown;
  return { ...shown, moveTo: shown.moveTo.filter(({ branch }) => branches.includes(branch)) };
}

export default controller({
  create: catalogueCall(
    { who: website, answers: bookingAnswer, limit: requestsPerHour('book'), reads: readKey },
    async ({ ctx, strapi, services, catalogue, data, address, input, now }) => {
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

  /** Reads an appointment for its patient: a wrong key answers like an unknown number. */
  findByNumber: ownCall({}, async ({ found }) => ({ ok: true, value: found })),

  cancelByPatient: ownCall(
    { reads: bodyOf(cancellationRequest) },
    ({ strapi, catalogue, found, input, now }) => {
      const given = { strapi, catalogue, actor: 'patient', by: 'patient', now } as const;
      return transitionTogether({ ...given, found, wanted: { to: 'canceled', ...input } });
    },
  ),

  undoByPatient: ownCall({ reads: bodyOf(undoRequest) }, ({ found, input: { version }, ...given }) =>
    undoCancellation(given, found, version),
  ),

  moveByPatient: ownCall(
    { reads: bodyOf(ownRescheduleRequest) },
    ({ ctx, strapi, catalogue, found, input, now }) => {
      const change = { appointment: found, wanted: input, by: 'patient', holder: holderFrom(ctx) };
      return rescheduleTogether({ strapi, catalogue, ...change, now });
    },
  ),

  findRest: catalogueCall(
    {
      who: website,
      answers: seriesAnswer,
      names: patientAppointment,
      reads: queryOf(restQuery.omit({ doctor: true })),
    },
    async ({ db, catalogue, found: row, input: wanted, now }) =>
      show({ data: await findRest({ db, catalogue, now }, row, wanted, { isStaff: false }) }),
  ),

  correctByPatient: ownCall(
    { reads: ({ catalogue, data, found }) => parseCorrection(data, found, catalogue) },
    ({ found, input, ...given }) => correctPatient(given, found, input),
  ),

  checkInByPatient: ownCall({ reads: bodyOf(checkInRequest) }, async ({ found, input, ...given }) => {
    const outcome = await checkIn(given, found, input);
    if (outcome.ok) await giveFileNumber(given, found.document_id);
    return outcome;
  }),

  /** The patient asks for the page of a deposit that has none yet. */
  payByPatient: ownCall({ limit: perHour('deposit', 30) }, async ({ strapi, found, now }) => {
    await preparePage(strapi, found, now);
    return { ok: true, value: found };
  }),

  findQuestions: catalogueCall(
    { who: website, answers: answeredQuestionsAnswer, names: patientAppointment },
    async ({ strapi, catalogue, found: row, now }) =>
      showFound(isBeforeVisit(row, now) ? await questionsOf({ strapi, catalogue }, row) : null),
  ),

  answerByPatient: catalogueCall(
    {
      who: website,
      answers: answeredQuestionsAnswer,
      limit: perHour('answers', 60),
      names: patientAppointment,
      reads: bodyOf(answersRequest),
    },
    async ({ strapi, catalogue, found: row, input, now }) =>
      showValue(await answerQuestions({ strapi, catalogue, now }, row, input.answers)),
  ),

  reviewByPatient: ownCall(
    { reads: bodyOf(reviewRequest), limit: perHour('review', 30) },
    ({ found, input, ...given }) => reviewAppointment(given, found, input),
  ),

  withdrawByPatient: ownCall({ reads: bodyOf(withdrawalRequest) }, async ({ found, input, ...given }) => ({
    ok: true,
    value: await withdrawByWord({ ...given, by: null }, found, input.purpose),
  })),
});
