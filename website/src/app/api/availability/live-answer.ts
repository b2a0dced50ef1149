import 'server-only';
import { type NextRequest, NextResponse } from 'next/server';
import type { z } from 'zod';
import { parseQuery } from '@/lib/address/query-string';
import { BackendError } from '@/lib/backend/errors';
import { errorBody } from '@/lib/request/error-answer';

const FRESH = { 'Cache-Control': 'public, max-age=15, s-maxage=15, stale-while-revalidate=30' };
const NEVER_KEPT = { 'Cache-Control': 'no-store' };

/** Answers a question about free times: 400 for a malformed one, 404 where `read` finds nothing, 503 while it cannot be known. */
export async function liveAnswer<Query, Answer>(
  request: NextRequest,
  schema: z.ZodType<Query>,
  read: (query: Query) => Promise<Answer | null>,
): Promise<NextResponse> {
  const query = schema.safeParse(parseQuery(request.nextUrl.search));
  if (!query.success) return NextResponse.json(errorBody({ error: 'BadQuery' }), { status: 400 });
  try {
    const answer = await read(query.data);
    return answer === null ? refusal(404) : NextResponse.json(answer, { headers: FRESH });
  } catch (error) {
    const isUnknown = error instanceof BackendError && (error.status === 404 || error.status === 400);
    return refusal(isUnknown ? 404 : 503);
  }
}

function refusal(status: 404 | 503): NextResponse {
  const error = status === 404 ? 'NotFound' : 'Unavailable';
  return NextResponse.json(errorBody({ error }), { status, headers: NEVER_KEPT });
}
