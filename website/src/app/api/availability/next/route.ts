import { type NextRequest, NextResponse } from 'next/server';
import { sayNextFree } from '@/features/site/doctors/next-free-words';
import { listNextFree } from '@/features/site/next-free-times/data';
import { nextFreeQuery } from '@/features/site/next-free-times/query';
import { parseQuery } from '@/lib/address/query-string';
import { errorBody } from '@/lib/request/error-answer';
import { liveAnswer } from '../live-answer';

export const dynamic = 'force-dynamic';

/** The first free time of every doctor, for cards. 400 for a malformed query, 503 while they cannot be known. */
export function GET(request: NextRequest): Promise<NextResponse> | NextResponse {
  const query = nextFreeQuery.safeParse(parseQuery(request.nextUrl.search));
  if (!query.success) return NextResponse.json(errorBody({ error: 'BadQuery' }), { status: 400 });
  const { locale, ...place } = query.data;
  return liveAnswer(async () => ({ data: await sayNextFree(await listNextFree(place), locale) }));
}
