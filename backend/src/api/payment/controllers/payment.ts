import { settleDisputed } from '../../../appointments/deposits/deposit-rows';
import { isInScope, staffAppointment } from '../../../appointments/list/staff-access';
import { catalogueCall } from '../../../catalogue/catalogue-call';
import { nothingAnswer } from '../../../contract/answers';
import {
  openPaymentsAnswer,
  openPaymentsQuery,
  paymentAnswer,
  paymentCorrection,
  paymentDayAnswer,
  paymentDayQuery,
  paymentRequest,
  visitPaymentsAnswer,
} from '../../../contract/payment';
import { listOpenPayments } from '../../../desk/payments/list-open';
import { readVisitPayments } from '../../../desk/payments/present-payments';
import { readPaymentDay } from '../../../desk/payments/read-day';
import { readReceipt, sendReceipt } from '../../../desk/payments/receipt';
import { correctPayment, takePayment, type Written } from '../../../desk/payments/write-payment';
import { receiptPdf } from '../../../documents/files/receipt-pdf';
import { bodyOf, call, controller, onDuty, queryOf } from '../../../platform/call';
import { notAllowed, notFound, versionConflict } from '../../../platform/refusal';
import { done, pagesOf, send, show, showDone, showOutcome } from '../../../platform/reply';
import { dateAt } from '../../../scheduling/zone';

const presentWritten = ({ document_id, number }: Written) => ({ documentId: document_id, number });

const ofVisit = { who: onDuty('payments'), names: staffAppointment };

export default controller({
  findOfVisit: catalogueCall({ ...ofVisit, answers: visitPaymentsAnswer }, async ({ catalogue, db, found }) =>
    show({ data: await readVisitPayments(db, found, catalogue) }),
  ),

  findOfDay: catalogueCall(
    { who: onDuty('payments'), answers: paymentDayAnswer, reads: queryOf(paymentDayQuery) },
    async ({ db, catalogue, member: { scope }, input, now }) => {
      const { branch } = input;
      if (!catalogue.data.branches[branch] || !isInScope(scope, branch)) return notFound();
      const timeZone = catalogue.zoneOf(branch);
      const date = input.date ?? dateAt(now, timeZone);
      const { entries, sums } = await readPaymentDay(db, { branch, date });
      return show({ data: entries, meta: { date, timeZone, sums } });
    },
  ),

  findOpen: catalogueCall(
    { who: onDuty('payments'), answers: openPaymentsAnswer, reads: queryOf(openPaymentsQuery) },
    async ({ db, catalogue, member: { scope }, input: { page, pageSize }, now }) => {
      const { rows, total } = await listOpenPayments({ db, catalogue, now }, { scope, page, pageSize });
      return show({ data: rows, meta: { pagination: pagesOf({ page, pageSize, total }) } });
    },
  ),

  create: catalogueCall(
    { ...ofVisit, answers: paymentAnswer, reads: bodyOf(paymentRequest) },
    async ({ strapi, catalogue, member, found: row, input, now }) =>
      showOutcome(await takePayment({ strapi, catalogue, row, member, now }, input), presentWritten, 201),
  ),

  receipt: call(ofVisit, async ({ db, found: row, params }) => {
    const receipt = await readReceipt(db, row, params.payment ?? '');
    if (!receipt) return notAllowed('notAllowed');
    return send({ content: receiptPdf(receipt), headers: { 'Content-Type': 'application/pdf' } });
  }),

  sendReceipt: call({ ...ofVisit, answers: nothingAnswer }, async ({ strapi, found: row, params, now }) =>
    showDone(await sendReceipt(strapi, row, params.payment ?? '', now)),
  ),

  /** Ends a deposit that was told of with another amount. */
  settleDeposit: call(ofVisit, async ({ db, member, found, params, now }) => {
    const wanted = { appointment: found.document_id, id: params.deposit ?? '', by: member.by, now };
    return (await settleDisputed(db, wanted)) ? done() : versionConflict();
  }),

  correct: catalogueCall(
    { ...ofVisit, answers: paymentAnswer, reads: bodyOf(paymentCorrection) },
    async ({ strapi, catalogue, member, found: row, input, params, now }) => {
      const given = { strapi, catalogue, row, member, now };
      return showOutcome(await correctPayment(given, params.payment ?? '', input), presentWritten, 201);
    },
  ),
});
