import 'server-only';
import { NextResponse } from 'next/server';
import { BackendError } from '@/lib/backend/errors';
import { errorBody } from '@/lib/request/error-answer';

const FRESH = { 'Cache-Control': 'public, max-age=15, s-maxage=15, stale-while-revalidate=30' };
const NEVER_KEPT = { 'Cache-Control': 'no-store' };

/** Answers a browser's question about free times, null with 404; the reason of a failure stays on the server. */
export async function liveAnswer<T>(read: () => Promise<T | null>): Promise<NextResponse> {
  try {
    const answer = await read();
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
