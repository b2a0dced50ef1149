import type { Core } from '@strapi/strapi';
import { freeDays, nextFreeTimes } from '../../../appointments/availability';
import { parseAvailability, parseNext } from '../../../appointments/availability-query';
import { directoryOf } from '../../../appointments/clinic';
import { type Context, holderFrom, limit, refuse } from '../../../appointments/http';
import { freeTime } from '../../../appointments/refusal';

const PER_MINUTE = 600;

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Free times of a doctor in a branch, day by day, and the next free one. */
  async find(ctx: Context) {
    await limit({ ctx, name: 'availability', points: PER_MINUTE, seconds: 60 });
    const directory = await directoryOf(strapi);
    const parsed = parseAvailability({ query: ctx.query, directory });
    if (!parsed.ok) return refuse({ ctx, refusal: parsed.refusal });
    const { from, days, ...asked } = parsed.value;
    const place = { ...asked, holder: holderFrom(ctx) };
    const db = strapi.db.connection;
    const now = Date.now();
    const free = await freeDays({ db, directory, place, from, days, now });
    const found = free.flatMap((day) => day.slots);
    const [next] =
      found.length > 0 ? found : await nextFreeTimes({ db, directory, place, from, count: 1, now });
    const schedule = directory.practice(place)?.schedules[0];
    ctx.set('Cache-Control', 'no-store');
    const meta = {
      timeZone: directory.data.branches[place.branch]?.timeZone,
      slotMinutes:
        directory.lengthOf(place.service) ?? schedule?.slotMinutes ?? directory.data.rules.defaultSlotMinutes,
      nextFree: next ? freeTime(next) : null,
    };
    const dates = free.map(
      ({ date, slots }) => `{"date":"${date}","slots":[${slots.map((slot) => slot.json).join(',')}]}`,
    );
    ctx.set('Content-Type', 'application/json; charset=utf-8');
    ctx.body = `{"data":[${dates.join(',')}],"meta":${JSON.stringify(meta)}}`;
  },

  /** The first free consultation of each doctor over all branches; doctors without one are left out. */
  async next(ctx: Context) {
    await limit({ ctx, name: 'next', points: PER_MINUTE, seconds: 60 });
    const directory = await directoryOf(strapi);
    const parsed = parseNext({ query: ctx.query, directory });
    if (!parsed.ok) return refuse({ ctx, refusal: parsed.refusal });
    const db = strapi.db.connection;
    const now = Date.now();
    const service = directory.data.rules.defaultService;
    const data = [];
    for (const doctor of service === null ? [] : parsed.value) {
      const firsts = [];
      for (const branch of directory.branchesOf(doctor)) {
        const place = { doctor, branch, service: service ?? '' };
        const [slot] = await nextFreeTimes({ db, directory, place, from: '', count: 1, now });
        if (slot) firsts.push({ branch, slot });
      }
      const [first] = firsts.sort((a, b) => a.slot.startsAt - b.slot.startsAt);
      if (!first) continue;
      const timeZone = directory.data.branches[first.branch]?.timeZone;
      data.push({ doctor, branch: first.branch, ...freeTime(first.slot), timeZone });
    }
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { data, meta: {} };
  },
});
