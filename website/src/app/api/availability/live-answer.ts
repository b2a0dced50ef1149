import 'server-only';
import type { NextRequest } from 'next/server';
import type { z } from 'zod';
import { parseQuery } from '@/lib/address/query-string';
import { BackendError } from '@/lib/backend/errors';
import { errorAnswer } from '@/lib/request/error-answer';

const FRESH = { 'Cache-Control': 'public, max-age=15, s-maxage=15, stale-while-revalidate=30' };

/**
 * Answers a question about free times: 400 for a malformed one, 404 where `read` finds nothing, 503 while it cannot be known.
 * Throws what is a fault of ours, so that the log has it.
 */
export async function liveAnswer<Query, Answer>(
  request: NextRequest,
  schema: z.ZodType<Query>,
  read: (query: Query) => Promise<Answer | null>,
): Promise<Response> {
  const query = schema.safeParse(parseQuery(request.nextUrl.search));
  if (!query.success) return errorAnswer(400, 'BadQuery');
  try {
    const answer = await read(query.data);
    return answer === null ? errorAnswer(404, 'NotFound') : Response.json(answer, { headers: FRESH });
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    const isUnknown = error.status === 404 || error.status === 400;
    return isUnknown ? errorAnswer(404, 'NotFound') : errorAnswer(503, 'Unavailable');
  }
}
