import { settleDisputed } from '../../../appointments/deposits/deposit-rows';
import { isInScope, staffAppointment } from '../../../appointments/list/staff-access';
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
import { bodyOf, call, controller, naming, onDuty, queryOf, reading } from '../../../platform/call';
import { notAllowed, notFound, versionConflict } from '../../../platform/refusal';
import { done, pagesOf, send, show, showOutcome } from '../../../platform/reply';
import { dateAt } from '../../../scheduling/zone';

const presentWritten = ({ document_id, number }: Written) => ({ documentId: document_id, number });

export default controller({
  findOfVisit: call({
    who: onDuty('payments'),
    answers: visitPaymentsAnswer,
    run: naming(staffAppointment, async ({ services, db, found }) =>
      show({ data: await readVisitPayments(db, found, await services.catalogue.get()) }),
    ),
  }),

  findOfDay: call({
    who: onDuty('payments'),
    answers: paymentDayAnswer,
    run: reading(queryOf(paymentDayQuery), async ({ db, services, member: { scope }, input, now }) => {
      const { branch } = input;
      const catalogue = await services.catalogue.get();
      if (!catalogue.data.branches[branch] || !isInScope(scope, branch)) return notFound();
      const timeZone = catalogue.zoneOf(branch);
      const date = input.date ?? dateAt(now, timeZone);
      const { entries, sums } = await readPaymentDay(db, { branch, date });
      return show({ data: entries, meta: { date, timeZone, sums } });
    }),
  }),

  findOpen: call({
    who: onDuty('payments'),
    answers: openPaymentsAnswer,
    run: reading(
      queryOf(openPaymentsQuery),
      async ({ db, services, member: { scope }, input: { page, pageSize }, now }) => {
        const catalogue = await services.catalogue.get();
        const { rows, total } = await listOpenPayments({ db, catalogue, now }, { scope, page, pageSize });
        return show({ data: rows, meta: { pagination: pagesOf({ page, pageSize, total }) } });
      },
    ),
  }),

  create: call({
    who: onDuty('payments'),
    answers: paymentAnswer,
    run: naming(
      staffAppointment,
      reading(bodyOf(paymentRequest), async ({ strapi, services, member, found: row, input, now }) => {
        const catalogue = await services.catalogue.get();
        return showOutcome(
          await takePayment({ strapi, catalogue, row, member, now }, input),
          presentWritten,
          201,
        );
      }),
    ),
  }),

  receipt: call({
    who: onDuty('payments'),
    run: naming(staffAppointment, async ({ db, found: row, params }) => {
      const receipt = await readReceipt(db, row, params.payment ?? '');
      if (!receipt) return notAllowed('notAllowed');
      return send({ content: receiptPdf(receipt), headers: { 'Content-Type': 'application/pdf' } });
    }),
  }),

  sendReceipt: call({
    who: onDuty('payments'),
    answers: nothingAnswer,
    run: naming(staffAppointment, async ({ strapi, found: row, params, now }) =>
      showOutcome(await sendReceipt(strapi, row, params.payment ?? '', now), () => null),
    ),
  }),

  /** Ends a deposit that was told of with another amount. */
  settleDeposit: call({
    who: onDuty('payments'),
    run: naming(
      staffAppointment,
      async ({ db, member, found: { document_id: appointment }, params, now }) => {
        const wanted = { appointment, id: params.deposit ?? '', by: member.by, now };
        return (await settleDisputed(db, wanted)) ? done() : versionConflict();
      },
    ),
  }),

  correct: call({
    who: onDuty('payments'),
    answers: paymentAnswer,
    run: naming(
      staffAppointment,
      reading(
        bodyOf(paymentCorrection),
        async ({ strapi, services, member, found: row, input, params, now }) => {
          const catalogue = await services.catalogue.get();
          const given = { strapi, catalogue, row, member, now };
          return showOutcome(await correctPayment(given, params.payment ?? '', input), presentWritten, 201);
        },
      ),
    ),
  }),
});
