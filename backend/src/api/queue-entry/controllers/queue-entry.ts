import { nothingAnswer } from '../../../contract/answers';
import { documentAnswer } from '../../../contract/document-id';
import { queueRequest, queueStep } from '../../../contract/queue';
import { addToQueue, stepInQueue } from '../../../desk/today/change-queue';
import { bodyOf, call, controller, onDuty, reading } from '../../../platform/call';
import { showOutcome } from '../../../platform/reply';

/** A walk-in who takes no time. */
export default controller({
  create: call({
    who: onDuty('desk'),
    answers: documentAnswer,
    run: reading(bodyOf(queueRequest), async ({ strapi, services, member, input: wanted, now }) => {
      const catalogue = await services.catalogue.get();
      const outcome = await addToQueue({ strapi, catalogue, member, now }, wanted);
      return showOutcome(outcome, (documentId) => ({ documentId }), 201);
    }),
  }),

  step: call({
    who: onDuty('day'),
    answers: nothingAnswer,
    run: reading(bodyOf(queueStep), async ({ strapi, services, member, params, input: wanted, now }) => {
      const catalogue = await services.catalogue.get();
      const outcome = await stepInQueue({ strapi, catalogue, member, now }, params.id ?? '', wanted);
      return showOutcome(outcome, () => null);
    }),
  }),
});
