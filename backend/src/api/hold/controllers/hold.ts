import { holdTime, releaseHold } from '../../../appointments/booking/hold';
import { invalidField } from '../../../appointments/record/booking-input';
import { catalogueCall } from '../../../catalogue/catalogue-call';
import { holdAnswer, holdRequest } from '../../../contract/availability';
import { bodyOf, call, controller, website } from '../../../platform/call';
import { holderFrom } from '../../../platform/http';
import { isoInstant } from '../../../platform/instant';
import { freeTime } from '../../../platform/refusal';
import { done, showOutcome } from '../../../platform/reply';

const LIMIT = { name: 'hold', points: 60, seconds: 60 };

export default controller({
  create: catalogueCall(
    {
      who: website,
      answers: holdAnswer,
      limit: LIMIT,
      reads: ({ ctx, data }) => {
        const holder = holderFrom(ctx);
        if (holder === null) return invalidField('X-Hold-Key', 'required');
        const wanted = bodyOf(holdRequest)({ data });
        return wanted.ok
          ? { ok: true, value: { holder, wanted: { ...wanted.value, specialty: null } } }
          : wanted;
      },
    },
    async ({ strapi, catalogue, address, input, now }) =>
      showOutcome(
        await holdTime({ strapi, catalogue, ...input, address, now }),
        (held) => ({ ...freeTime(held), expiresAt: isoInstant(held.expiresAt) }),
        201,
      ),
  ),

  delete: call({ who: website, limit: LIMIT }, async ({ ctx, strapi }) => {
    const holder = holderFrom(ctx);
    if (holder !== null) await releaseHold(strapi, holder);
    return done();
  }),
});
