import { type NextRequest, NextResponse } from 'next/server';
import { findBookingSetting } from '@/features/booking/choices/data';
import { readWeek } from '@/features/site/doctors/week-query';
import { weekQuery } from '@/features/site/next-free-times/query';
import { parseQuery } from '@/lib/address/query-string';
import { errorBody } from '@/lib/request/error-answer';
import { liveAnswer } from '../live-answer';

export const dynamic = 'force-dynamic';

/** A week of a doctor's free times in words. 400 for a malformed query, 404 without bookings, 503 while unknown. */
export function GET(request: NextRequest): Promise<NextResponse> | NextResponse {
  const query = weekQuery.safeParse(parseQuery(request.nextUrl.search));
  if (!query.success) return NextResponse.json(errorBody({ error: 'BadQuery' }), { status: 400 });
  return liveAnswer(async () => {
    const soonDays = (await findBookingSetting(query.data.locale))?.waitingSoonDays ?? 0;
    return readWeek({ ...query.data, soonDays });
  });
}
