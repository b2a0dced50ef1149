import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { fieldError } from '../../../appointments/record/booking-input';
import { currentCatalogue } from '../../../catalogue/current-catalogue';
import { readEvents } from '../../../desk/figures/read-events';
import { byDate, byPlace, groupWaits, sumUp, WAITS } from '../../../desk/figures/sum-figures';
import { type Context, refuse } from '../../../platform/http';
import { invalid } from '../../../platform/refusal';
import { staffOf } from '../../../platform/staff-member';
import { addDays, WallClock } from '../../../scheduling/zone';

const MOST_DAYS = 92;

const id = z.string().regex(/^[a-z0-9]{24}$/);
const query = z
  .strictObject({ branch: id.optional(), doctor: id.optional(), from: z.iso.date(), to: z.iso.date() })
  .refine(({ from, to }) => from <= to && to < addDays(from, MOST_DAYS), { path: ['to'] });

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** What the branches of a member of staff come to between two dates: by day, by branch, by doctor. */
  async find(ctx: Context) {
    const { scope } = staffOf(ctx.state);
    const parsed = query.safeParse(ctx.query);
    if (!parsed.success) {
      const names = new Set(parsed.error.issues.map((issue) => String(issue.path[0] ?? 'query')));
      return refuse({ ctx, refusal: invalid([...names].map((name) => fieldError(name, 'invalid'))).refusal });
    }
    const { branch, doctor, from, to } = parsed.data;
    const catalogue = await currentCatalogue(strapi);
    const { branches, doctors, clinicZone } = catalogue.data;
    // Days are those of the branch asked for; where all are, those of the first, as in the list.
    const timeZone = branch ? catalogue.zoneOf(branch) : clinicZone;
    const startOf = (date: string) => new WallClock(date, timeZone).reaches(0);
    const db = strapi.db.connection;
    const range = { from: startOf(from), to: startOf(addDays(to, 1)) };
    const events = await readEvents({ db, scope, branch, doctor, ...range });
    const groups = groupWaits(events);
    const named = (key: 'branch' | 'doctor', entries: typeof branches | typeof doctors) =>
      byPlace({ events, key }).map((one) => ({ ...one, name: entries[one.id]?.name ?? null }));
    ctx.set('Cache-Control', 'no-store');
    ctx.body = {
      data: {
        total: sumUp(events),
        days: byDate({ events, from, to, timeZone }),
        waits: WAITS.map((minutes, index) => ({ minutes, confirmations: groups[index] ?? 0 })),
        branches: named('branch', branches),
        doctors: named('doctor', doctors),
      },
      meta: { timeZone },
    };
  },
});
