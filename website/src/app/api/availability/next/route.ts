import type { NextResponse } from 'next/server';
import { listNextFree } from '@/features/availability/data';
import { liveAnswer } from '../live-answer';

export const dynamic = 'force-dynamic';

/** The first free time of every doctor, for cards. 503 while they cannot be known. */
export function GET(): Promise<NextResponse> {
  return liveAnswer(async () => ({ data: await listNextFree() }));
}
