import { findSession } from '@/features/account/session/session';
import { withFallback } from '@/lib/backend/errors';

/** Returns the signed-in account (specification, point 4); null without one, clearing its tokens. 503 while unknown. */
export async function GET(request: Request): Promise<Response> {
  const headers = { 'Cache-Control': 'no-store' };
  const from = request.headers.get('sec-fetch-site');
  if (from !== null && from !== 'same-origin') return new Response(null, { status: 403, headers });
  const session = await withFallback(findSession, 'unavailable');
  if (session === 'unavailable') return new Response(null, { status: 503, headers });
  return Response.json({ data: session?.user ?? null }, { headers });
}
