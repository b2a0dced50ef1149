import { staffAppointment } from '../../../appointments/list/staff-access';
import { filesOf, insertView } from '../../../cards/card-rows';
import { uploadCard } from '../../../cards/upload-card';
import { requestsPerHour } from '../../../catalogue/catalogue-call';
import { CARD_SIDES } from '../../../contract/card';
import { keptCardAnswer } from '../../../contract/kept-card';
import { keyOfAnswerPicture } from '../../../contract/visit-questions';
import { call, controller, onDuty, website } from '../../../platform/call';
import { notFound } from '../../../platform/refusal';
import { CLOSED, send, showValue } from '../../../platform/reply';

/** Two sides, each taken again once or twice, for every booking an address may ask for. */
const UPLOADS_PER_REQUEST = 4;

export default controller({
  create: call(
    { who: website, answers: keptCardAnswer, limit: requestsPerHour('card', UPLOADS_PER_REQUEST) },
    async ({ ctx, strapi, address, now }) => {
      const outcome = await uploadCard({ strapi, address, now }, ctx.req);
      // An unread body must not be taken for the next request.
      if (!outcome.ok) ctx.set('Connection', 'close');
      return showValue(outcome, 201);
    },
  ),

  /** One side of the card of one appointment, or a picture among its answers. Nothing is shown that could not be recorded as seen. */
  read: call(
    { who: onDuty('desk'), names: staffAppointment },
    async ({ db, services, member, params, found, now }) => {
      const { side = '' } = params;
      const isShown = CARD_SIDES.some((one) => one === side) || keyOfAnswerPicture(side) !== null;
      if (!isShown) return notFound();
      const card = (await filesOf(db, [found.document_id])).find((one) => one.side === side);
      if (!card) return notFound();
      const content = await services.cards.store().read(card.storage_name);
      await insertView(db, { appointment: found.document_id, side, viewer: member.by }, now);
      return send({
        content,
        headers: {
          'Content-Type': 'image/webp',
          'Content-Disposition': `inline; filename="card-${side}.webp"`,
          ...CLOSED,
        },
      });
    },
  ),
});
