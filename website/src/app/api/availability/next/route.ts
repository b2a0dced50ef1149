import type { NextRequest } from 'next/server';
import { sayNextFree } from '@/features/site/doctors/next-free-words';
import { listNextFree } from '@/features/site/next-free-times/data';
import { nextFreeQuery } from '@/features/site/next-free-times/query';
import { liveAnswer } from '../live-answer';

/** The first free time of every doctor, for cards. */
export function GET(request: NextRequest): Promise<Response> {
  return liveAnswer(request, nextFreeQuery, async ({ locale, ...place }) => ({
    data: await sayNextFree(await listNextFree(place), locale),
  }));
}
