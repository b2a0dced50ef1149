import { z } from 'zod';

/** One thing that a part of the site needs: there, scarce or late, or not there. */
export const healthCheck = z.enum(['ok', 'warning', 'failed']);
export type HealthCheck = z.infer<typeof healthCheck>;

/** Answers of `/health/ready`: `ready`; `degraded` when somebody should look; `unavailable`, with 503, when none is answered. */
export const health = z.object({
  status: z.enum(['ready', 'degraded', 'unavailable']),
  checks: z.record(z.string(), healthCheck),
});
export type Health = z.infer<typeof health>;

/** Callers of an instance that is not ready ask again after this, seconds. */
export const READY_RETRY_SECONDS = 5;

/** @param needed names of the checks without which no request can be answered */
export function summarizeHealth(given: {
  checks: Record<string, HealthCheck>;
  needed: readonly string[];
}): Health {
  const { checks, needed } = given;
  const found = Object.entries(checks).filter(([, check]) => check !== 'ok');
  const isUnavailable = found.some(([name, check]) => check === 'failed' && needed.includes(name));
  const status = isUnavailable ? 'unavailable' : found.length > 0 ? 'degraded' : 'ready';
  return { status, checks };
}
