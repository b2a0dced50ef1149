import type { Core } from '@strapi/strapi';
import { READY_RETRY_SECONDS, summarizeHealth } from '../contract/health';
import { provideServerChecks, readServerHealth } from '../desk/system-status/server-checks';
import { checksOf } from '../desk/system-status/system-status';
import { kindsInBuckets } from '../platform/environment/buckets';
import { readEnvironment } from '../platform/environment/environment';
import { servicesOf } from '../platform/services';

interface Answer {
  set: (name: string, value: string) => void;
  status: number;
  body: unknown;
}

/** `/health/live`: this process answers; `/ready`: it can take a booking; `/status`: what the page for managers judges. */
export function addHealthRoutes(strapi: Core.Strapi): void {
  provideServerChecks(strapi);
  const { router } = strapi.server;
  router.get('/health/live', (ctx: Answer) => {
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { status: 'live' };
  });
  router.get('/health/ready', async (ctx: Answer) => {
    const { status, checks } = await readServerHealth(strapi);
    ctx.set('Cache-Control', 'no-store');
    if (status === 'unavailable') {
      ctx.status = 503;
      ctx.set('Retry-After', String(READY_RETRY_SECONDS));
    }
    // `npm run move-files` asks for it before it removes anything there.
    ctx.body = { status, checks, inBuckets: kindsInBuckets(readEnvironment()) };
  });
  router.get('/health/status', async (ctx: Answer) => {
    const found = checksOf(await servicesOf(strapi).systemStatus());
    const { status } = await readServerHealth(strapi);
    ctx.set('Cache-Control', 'no-store');
    ctx.body =
      status === 'unavailable' ? { status, checks: found } : summarizeHealth({ checks: found, needed: [] });
  });
}
