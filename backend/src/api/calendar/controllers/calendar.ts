import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { isInScope } from '../../../appointments/list/staff-access';
import { fieldError } from '../../../appointments/record/booking-input';
import { currentCatalogue } from '../../../catalogue/current-catalogue';
import { readCalendar } from '../../../desk/calendar/read-calendar';
import { type Context, refuse } from '../../../platform/http';
import { invalid, notFound } from '../../../platform/refusal';
import { staffOf } from '../../../platform/staff-member';

const id = z.string().regex(/^[a-z0-9]{24}$/);
const query = z.strictObject({
  branch: id,
  doctor: id.optional(),
  /** Length of the free times; the clinic's default when left out. */
  service: id.optional(),
  from: z.iso.date(),
  days: z.coerce.number().int().min(1).max(7).default(1),
});

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** The times of the doctors of a branch: free, held, blocked, and the appointments. */
  async find(ctx: Context) {
    const member = staffOf(ctx.state);
    const parsed = query.safeParse(ctx.query);
    if (!parsed.success) {
      const names = new Set(parsed.error.issues.map((issue) => String(issue.path[0] ?? 'query')));
      return refuse({ ctx, refusal: invalid([...names].map((name) => fieldError(name, 'invalid'))).refusal });
    }
    const catalogue = await currentCatalogue(strapi);
    const branch = catalogue.data.branches[parsed.data.branch];
    if (!branch || !isInScope({ scope: member.scope, branch: branch.documentId })) {
      return refuse({ ctx, refusal: notFound().refusal });
    }
    const now = Date.now();
    const data = await readCalendar({ db: strapi.db.connection, catalogue, asked: parsed.data, member, now });
    ctx.set('Cache-Control', 'no-store');
    ctx.body = {
      data,
      meta: { timeZone: branch.timeZone, country: branch.country, mayOverbook: member.role === 'manager' },
    };
  },
});
