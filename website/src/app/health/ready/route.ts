import { summarizeHealth } from '@/contract/health';
import { readBackendCheck } from '@/lib/backend/health';

export const dynamic = 'force-dynamic';

/**
 * Whether this website answers visitors, and what it found of its backend. Without that it is degraded, not unavailable:
 * pages are given as they last were, with numbers to call.
 */
export async function GET(): Promise<Response> {
  const checks = { backend: await readBackendCheck() };
  return Response.json(summarizeHealth({ checks, needed: [] }), { headers: { 'cache-control': 'no-store' } });
}
