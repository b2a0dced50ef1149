import { summarizeHealth } from '@/contract/health';
import { readBackendCheck } from '@/lib/backend/health';

/** Tells whether this website answers visitors; degraded, not unavailable, without its backend: pages are given as they last were. */
export async function GET(): Promise<Response> {
  const checks = { backend: await readBackendCheck() };
  return Response.json(summarizeHealth({ checks, needed: [] }), { headers: { 'cache-control': 'no-store' } });
}
