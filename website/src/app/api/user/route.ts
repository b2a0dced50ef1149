import { findSession } from '@/features/account/session/session';
import { BackendError } from '@/lib/backend/errors';

export const dynamic = 'force-dynamic';

/** Returns the signed-in account (specification, point 4); null without one, clearing its tokens. 503 while unknown. */
export async function GET(request: Request): Promise<Response> {
  const headers = { 'Cache-Control': 'no-store' };
  const from = request.headers.get('sec-fetch-site');
  if (from !== null && from !== 'same-origin') return new Response(null, { status: 403, headers });
  try {
    const session = await findSession();
    return Response.json({ data: session?.user ?? null }, { headers });
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    return new Response(null, { status: 503, headers });
  }
}
