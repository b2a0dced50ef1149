import { NextResponse } from 'next/server';
import { z } from 'zod';
import { keepCard } from '@/features/booking/cards/data';
import { MAX_CARD_BYTES } from '@/features/booking/cards/rules';
import type { CardAnswer } from '@/features/booking/cards/schema';
import { publicCall } from '@/lib/guard/public';
import type { Trouble } from '@/lib/guard/trouble';
import { errorBody } from '@/lib/request/error-answer';

function answer(body: CardAnswer, status: number, more?: HeadersInit): NextResponse {
  return NextResponse.json('fault' in body ? errorBody(body) : body, {
    status,
    headers: { 'Cache-Control': 'no-store', ...more },
  });
}

const sentSchema = z.object({
  length: z.number().max(MAX_CARD_BYTES, 'tooLarge'),
  body: z.custom<ReadableStream<Uint8Array>>((body) => body !== null, { error: 'notAPicture' }),
});

/** Answers why a picture was refused; `failed` is no fault of the picture. */
function refuse(trouble: Trouble): NextResponse {
  if (trouble.kind !== 'invalid') return answer({ fault: 'failed' }, trouble.kind === 'foreign' ? 403 : 500);
  const isTooLarge = trouble.issues.some(({ message }) => message === 'tooLarge');
  return isTooLarge ? answer({ fault: 'tooLarge' }, 413) : answer({ fault: 'notAPicture' }, 415);
}

/** Takes one picture of a card, passed on as it comes; proxy.ts must never match this address, it would cut it short. */
export const POST = publicCall({
  read: ({ request: { headers, body } }) => ({ length: Number(headers.get('content-length') ?? 0), body }),
  schema: sentSchema,
  refused: refuse,
  handle: async ({ input: { body } }) => {
    const outcome = await keepCard(body);
    if (outcome.ok) return answer(outcome.kept, 201);
    const { fault, status, retryAfterSeconds } = outcome;
    const more: HeadersInit = retryAfterSeconds === null ? {} : { 'Retry-After': String(retryAfterSeconds) };
    return answer({ fault }, status, more);
  },
});
