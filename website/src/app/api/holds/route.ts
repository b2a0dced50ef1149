import { type NextRequest, NextResponse } from 'next/server';
import { describeTimes, getOffer } from '@/features/booking/data';
import { holdTime, releaseHold } from '@/features/holds/mutations';
import type { HoldAnswer } from '@/features/holds/rules';
import { wantedTimeSchema } from '@/features/holds/schema';
import { readHoldKey } from '@/features/holds/session';
import { BackendError } from '@/lib/backend/errors';
import { getVisitorAddress, isFromOwnPage } from '@/lib/visitor';

const NO_STORE = { 'Cache-Control': 'no-store' };

/** Holds or renews a time for this browser. Answers `none` when there can be no hold: the booking goes on without. */
export async function POST(request: NextRequest): Promise<NextResponse> {
  if (!(await isFromOwnPage())) return NextResponse.json({ error: 'Foreign' }, { status: 403 });
  const holdKey = await readHoldKey();
  const wanted = wantedTimeSchema.safeParse(await request.json().catch(() => null));
  if (!wanted.success) return NextResponse.json({ error: 'BadRequest' }, { status: 400 });
  if (holdKey === null) return answer({ status: 'none' });
  const outcome = await holdTime({ wanted: wanted.data, holdKey, visitor: await getVisitorAddress() });
  if (outcome.status === 'held') {
    return answer({ status: 'held', secondsLeft: (outcome.expiresAt.getTime() - Date.now()) / 1000 });
  }
  if (outcome.status === 'none') return answer({ status: 'none' });
  try {
    const { locale } = wanted.data;
    const branch = (await getOffer(locale)).branches.find((one) => one.id === wanted.data.branch);
    const next = branch
      ? await describeTimes({ slots: outcome.next, timeZone: branch.timeZone, locale })
      : [];
    return answer({ status: 'taken', next });
  } catch (error) {
    if (error instanceof BackendError) return answer({ status: 'none' });
    throw error;
  }
}

/** Gives the hold of this browser up. */
export async function DELETE(): Promise<NextResponse> {
  if (!(await isFromOwnPage())) return NextResponse.json({ error: 'Foreign' }, { status: 403 });
  const holdKey = await readHoldKey();
  if (holdKey !== null) await releaseHold({ holdKey, visitor: await getVisitorAddress() });
  return new NextResponse(null, { status: 204 });
}

function answer(body: HoldAnswer): NextResponse {
  return NextResponse.json(body, { headers: NO_STORE });
}
