import { NextResponse } from 'next/server';
import { keepCard } from '@/features/cards/data';
import { MAX_CARD_BYTES } from '@/features/cards/rules';
import type { CardAnswer } from '@/features/cards/schema';
import { getVisitorAddress, isFromOwnPage } from '@/lib/visitor';

function answer({
  body,
  status,
  more,
}: {
  body: CardAnswer;
  status: number;
  more?: HeadersInit;
}): NextResponse {
  return NextResponse.json(body, { status, headers: { 'Cache-Control': 'no-store', ...more } });
}

/**
 * Takes one picture of a contract card while the booking form is filled in: the body is the picture. Passed on to
 * the backend as it comes; proxy.ts must never match this address, it would cut the body short.
 */
export async function POST(request: Request): Promise<NextResponse> {
  if (!(await isFromOwnPage())) return answer({ body: { fault: 'failed' }, status: 403 });
  if (Number(request.headers.get('content-length') ?? 0) > MAX_CARD_BYTES) {
    return answer({ body: { fault: 'tooLarge' }, status: 413 });
  }
  if (!request.body) return answer({ body: { fault: 'notAPicture' }, status: 415 });
  const outcome = await keepCard({ body: request.body, visitor: await getVisitorAddress() });
  if (outcome.ok) return answer({ body: outcome.kept, status: 201 });
  const { fault, status, retryAfterSeconds } = outcome;
  const more: HeadersInit = retryAfterSeconds === null ? {} : { 'Retry-After': String(retryAfterSeconds) };
  return answer({ body: { fault }, status, more });
}
