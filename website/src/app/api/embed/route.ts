import type { NextRequest } from 'next/server';
import { readEmbed } from '@/features/booking/embed/data';
import { embedQuery } from '@/features/booking/embed/query';
import { liveAnswer } from '../availability/live-answer';

/** Answers free times to pages of other sites, alone of ours; 404 for no bookings. */
export async function GET(request: NextRequest): Promise<Response> {
  const answer = await liveAnswer(request, embedQuery, readEmbed);
  answer.headers.set('access-control-allow-origin', '*');
  return answer;
}
