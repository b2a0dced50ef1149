import { staffAppointment } from '../../../appointments/list/staff-access';
import {
  paymentAnswer,
  paymentCorrection,
  paymentRequest,
  visitPaymentsAnswer,
} from '../../../contract/payment';
import { readVisitPayments } from '../../../desk/payments/present-payments';
import { correctPayment, takePayment, type Written } from '../../../desk/payments/write-payment';
import { bodyOf, call, controller, naming, onDuty, reading } from '../../../platform/call';
import { show, showOutcome } from '../../../platform/reply';

const presentWritten = ({ document_id, number }: Written) => ({ documentId: document_id, number });

/** What was paid for an appointment. */
export default controller({
  findOfVisit: call({
    who: onDuty('payments'),
    answers: visitPaymentsAnswer,
    run: naming(staffAppointment, async ({ services, db, found }) =>
      show({ data: await readVisitPayments(db, found, await services.catalogue.get()) }),
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
