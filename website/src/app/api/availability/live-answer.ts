import 'server-only';
import { NextResponse } from 'next/server';
import { BackendError } from '@/lib/backend/errors';

const FRESH = { 'Cache-Control': 'public, max-age=15, s-maxage=15, stale-while-revalidate=30' };
const NEVER_KEPT = { 'Cache-Control': 'no-store' };

/** Answers a browser's question about free times; the reason of a failure stays on the server. */
export async function liveAnswer<T>(read: () => Promise<T>): Promise<NextResponse> {
  try {
    return NextResponse.json(await read(), { headers: FRESH });
  } catch (error) {
    const isUnknown = error instanceof BackendError && (error.status === 404 || error.status === 400);
    return NextResponse.json(
      { error: isUnknown ? 'NotFound' : 'Unavailable' },
      { status: isUnknown ? 404 : 503, headers: NEVER_KEPT },
    );
  }
}
