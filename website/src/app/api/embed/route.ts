import { type NextRequest, NextResponse } from 'next/server';
import { readEmbed } from '@/features/booking/embed/data';
import { embedQuery } from '@/features/booking/embed/query';
import { parseQuery } from '@/lib/address/query-string';
import { errorBody } from '@/lib/request/error-answer';
import { liveAnswer } from '../availability/live-answer';

export const dynamic = 'force-dynamic';

/** Answers free times to pages of other sites, alone of ours; 400 for a query, 404 for no bookings, 503 while unknown. */
export async function GET(request: NextRequest): Promise<NextResponse> {
  const query = embedQuery.safeParse(parseQuery(request.nextUrl.search));
  const answer = query.success
    ? await liveAnswer(() => readEmbed(query.data))
    : NextResponse.json(errorBody({ error: 'BadQuery' }), { status: 400 });
  answer.headers.set('access-control-allow-origin', '*');
  return answer;
}
