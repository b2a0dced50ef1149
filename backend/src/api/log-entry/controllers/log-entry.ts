import type { Core } from '@strapi/strapi';
import { fieldError } from '../../../appointments/record/booking-input';
import { logQuery, readLog } from '../../../desk/log/read-log';
import { type Context, refuse } from '../../../platform/http';
import { invalid } from '../../../platform/refusal';
import { managerOf } from '../../../platform/staff-member';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async find(ctx: Context) {
    managerOf(ctx.state);
    const parsed = logQuery.safeParse(ctx.query);
    if (!parsed.success) {
      const names = new Set(parsed.error.issues.map(({ path }) => String(path[0] ?? 'query')));
      return refuse({ ctx, refusal: invalid([...names].map((name) => fieldError(name, 'invalid'))).refusal });
    }
    ctx.set('Cache-Control', 'no-store');
    ctx.body = await readLog({ strapi, query: parsed.data });
  },
});
