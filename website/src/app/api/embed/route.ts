import { type NextRequest, NextResponse } from 'next/server';
import { readEmbed } from '@/features/booking/embed/data';
import { embedQuery } from '@/features/booking/embed/query';
import { parseQuery } from '@/lib/address/query-string';
import { errorBody } from '@/lib/request/error-answer';
import { liveAnswer } from '../availability/live-answer';

export const dynamic = 'force-dynamic';

/**
 * The next free times in words, for pages of other sites: the only answer of ours that those may read. 400 for a malformed
 * query, 404 for who cannot be booked, 503 while times are not known.
 */
export async function GET(request: NextRequest): Promise<NextResponse> {
  const query = embedQuery.safeParse(parseQuery(request.nextUrl.search));
  const answer = query.success
    ? await liveAnswer(() => readEmbed(query.data))
    : NextResponse.json(errorBody({ error: 'BadQuery' }), { status: 400 });
  answer.headers.set('access-control-allow-origin', '*');
  return answer;
}
