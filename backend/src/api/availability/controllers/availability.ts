import type { Core } from '@strapi/strapi';
import { nextFreeTimes } from '../../../appointments/availability/availability';
import { parseAvailability, parseNext } from '../../../appointments/availability/availability-query';
import { currentCatalogue } from '../../../catalogue/current-catalogue';
import type { NextFree } from '../../../contract/availability';
import { type Context, holderFrom, refuse } from '../../../platform/http';
import { freeTime } from '../../../platform/refusal';
import { servicesOf } from '../../../platform/services';

const PER_MINUTE = 600;

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Free times of a doctor in a branch, day by day, and the next free one. */
  async find(ctx: Context) {
    await servicesOf(strapi).addressLimits.count({
      ctx,
      name: 'availability',
      points: PER_MINUTE,
      seconds: 60,
    });
    const catalogue = await currentCatalogue(strapi);
    const parsed = parseAvailability({ query: ctx.query, catalogue });
    if (!parsed.ok) return refuse({ ctx, refusal: parsed.refusal });
    const body = await servicesOf(strapi).monthAnswers.get({
      asked: parsed.value,
      holder: holderFrom(ctx),
      catalogue,
      now: Date.now(),
    });
    ctx.set('Cache-Control', 'no-store');
    ctx.set('Content-Type', 'application/json; charset=utf-8');
    ctx.body = body;
  },

  /**
   * The first free time of each doctor, for a service and at a branch when they are named; doctors without one are
   * left out.
   */
  async next(ctx: Context) {
    await servicesOf(strapi).addressLimits.count({ ctx, name: 'next', points: PER_MINUTE, seconds: 60 });
    const catalogue = await currentCatalogue(strapi);
    const parsed = parseNext({ query: ctx.query, catalogue });
    if (!parsed.ok) return refuse({ ctx, refusal: parsed.refusal });
    const db = strapi.db.connection;
    const now = Date.now();
    const { doctors, branch: only, service } = parsed.value;
    const data: NextFree[] = [];
    for (const doctor of service === null ? [] : doctors) {
      const firsts = [];
      for (const branch of catalogue.branchesOf(doctor)) {
        if (only !== null && branch !== only) continue;
        const place = { doctor, branch, service: service ?? '' };
        const [slot] = await nextFreeTimes({ db, catalogue, place, from: '', count: 1, now });
        if (slot) firsts.push({ branch, slot });
      }
      const [first] = firsts.sort((a, b) => a.slot.startsAt - b.slot.startsAt);
      if (!first) continue;
      const timeZone = catalogue.zoneOf(first.branch);
      data.push({ doctor, branch: first.branch, ...freeTime(first.slot), timeZone });
    }
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { data, meta: {} };
  },
});
