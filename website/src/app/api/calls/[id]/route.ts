import { NextResponse } from 'next/server';
import { findSession } from '@/features/account/session';
import { renewCall } from '@/features/calls/data';
import { requestIdSchema } from '@/features/calls/schema';
import { BackendError } from '@/lib/backend/errors';
import { isFromOwnPage } from '@/lib/visitor';

const PRIVATE = { 'Cache-Control': 'no-store' };

/** Keeps an open request with its caller; 409 with the name of who has it when it is somebody else's by now. */
export async function POST(
  _: Request,
  { params }: { params: Promise<{ id: string }> },
): Promise<NextResponse> {
  const id = requestIdSchema.safeParse((await params).id);
  if (!id.success) return nothing(404);
  if (!(await isFromOwnPage())) return nothing(403);
  try {
    const session = await findSession();
    if (!session) return nothing(401);
    const answer = await renewCall({ token: session.token, id: id.data });
    if (answer.kind === 'done') return nothing(204);
    const by = answer.kind === 'taken' ? answer.by : null;
    return NextResponse.json({ by }, { status: answer.kind === 'gone' ? 404 : 409, headers: PRIVATE });
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    return nothing(error.status === 401 || error.status === 403 ? error.status : 503);
  }
}

function nothing(status: number): NextResponse {
  return new NextResponse(null, { status, headers: PRIVATE });
}
