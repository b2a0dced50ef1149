import { type NextRequest, NextResponse } from 'next/server';
import { readAvailability } from '@/features/next-free-times/data';
import { availabilityQuery } from '@/features/next-free-times/query';
import { parseQuery } from '@/lib/query-string';
import { liveAnswer } from './live-answer';

/** Free times for the live parts of public pages. 400 for a malformed query, 503 while they cannot be known. */
export function GET(request: NextRequest): Promise<NextResponse> | NextResponse {
  const query = availabilityQuery.safeParse(parseQuery(request.nextUrl.search));
  if (!query.success) return NextResponse.json({ error: 'BadQuery' }, { status: 400 });
  return liveAnswer(() => readAvailability(query.data));
}
