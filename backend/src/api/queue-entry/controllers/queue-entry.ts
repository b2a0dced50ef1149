import { catalogueCall } from '../../../catalogue/catalogue-call';
import { nothingAnswer } from '../../../contract/answers';
import { documentAnswer } from '../../../contract/document-id';
import { queueRequest, queueStep } from '../../../contract/queue';
import { addToQueue, stepInQueue } from '../../../desk/today/change-queue';
import { bodyOf, controller, onDuty } from '../../../platform/call';
import { showDocument, showDone } from '../../../platform/reply';

/** A walk-in who takes no time. */
export default controller({
  create: catalogueCall(
    { who: onDuty('desk'), answers: documentAnswer, reads: bodyOf(queueRequest) },
    async ({ input: wanted, ...given }) => showDocument(await addToQueue(given, wanted), 201),
  ),

  step: catalogueCall(
    { who: onDuty('day'), answers: nothingAnswer, reads: bodyOf(queueStep) },
    async ({ strapi, catalogue, member, params, input: wanted, now }) =>
      showDone(await stepInQueue({ strapi, catalogue, member, now }, params.id ?? '', wanted)),
  ),
});
