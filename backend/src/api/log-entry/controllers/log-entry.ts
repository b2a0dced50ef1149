import type { Core } from '@strapi/strapi';
import { logQuery, readLog } from '../../../access-log/read-log';
import { fieldError } from '../../../appointments/booking-input';
import { type Context, refuse } from '../../../appointments/http';
import { invalid } from '../../../appointments/refusal';
import { managerOf } from '../../../policies/is-manager';

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
