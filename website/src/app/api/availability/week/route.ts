import type { NextRequest } from 'next/server';
import { findBookingSetting } from '@/features/booking/choices/data';
import { readWeek } from '@/features/site/doctors/week-query';
import { weekQuery } from '@/features/site/next-free-times/query';
import { liveAnswer } from '../live-answer';

/** A week of a doctor's free times in words; 404 without bookings. */
export function GET(request: NextRequest): Promise<Response> {
  return liveAnswer(request, weekQuery, async (query) => {
    const soonDays = (await findBookingSetting(query.locale))?.waitingSoonDays ?? 0;
    return readWeek({ ...query, soonDays });
  });
}
