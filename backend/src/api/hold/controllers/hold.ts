import type { Core } from '@strapi/strapi';
import { holdTime, parseHold, releaseHold } from '../../../appointments/booking/hold';
import { fieldError } from '../../../appointments/record/booking-input';
import { currentCatalogue } from '../../../catalogue/current-catalogue';
import type { HeldTime } from '../../../contract/availability';
import { answer, type Context, dataOf, holderFrom, refuse } from '../../../platform/http';
import { isoInstant } from '../../../platform/instant';
import { invalid } from '../../../platform/refusal';
import { servicesOf } from '../../../platform/services';

const PER_MINUTE = 60;

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Keeps a time for the visitor, or renews what the visitor keeps. */
  async create(ctx: Context) {
    await servicesOf(strapi).addressLimits.count({ ctx, name: 'hold', points: PER_MINUTE, seconds: 60 });
    const holder = holderFrom(ctx);
    if (holder === null)
      return refuse({ ctx, refusal: invalid([fieldError('X-Hold-Key', 'required')]).refusal });
    const parsed = parseHold(dataOf(ctx.request.body));
    if (!parsed.ok) return refuse({ ctx, refusal: parsed.refusal });
    const catalogue = await currentCatalogue(strapi);
    const address = ctx.get('X-Client-IP') ? ctx.request.ip : null;
    const wanted = parsed.value;
    const outcome = await holdTime({ strapi, catalogue, wanted, holder, address, now: Date.now() });
    answer({
      ctx,
      outcome,
      status: 201,
      present: ({ startsAt, endsAt, expiresAt }): HeldTime => ({
        startsAt: isoInstant(startsAt),
        endsAt: isoInstant(endsAt),
        expiresAt: isoInstant(expiresAt),
      }),
    });
  },

  async delete(ctx: Context) {
    await servicesOf(strapi).addressLimits.count({ ctx, name: 'hold', points: PER_MINUTE, seconds: 60 });
    const holder = holderFrom(ctx);
    if (holder !== null) await releaseHold({ strapi, holder });
    ctx.status = 204;
  },
});
