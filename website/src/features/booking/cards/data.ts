import 'server-only';
import { z } from 'zod';
import { parseRefusal } from '@/contract/refusals';
import { backendFile, backendRequest } from '@/lib/backend/client';
import { BackendError, nullIfNotFound } from '@/lib/backend/errors';
import { visitorHeaders } from '@/lib/backend/website-key';
import { MAX_CARD_BYTES, TIMEOUT_MS } from './rules';
import { type CardClaim, type CardFault, claim } from './schema';

const kept = z.object({ data: claim });

/** Outcome of a sent picture; `status` is the HTTP status to answer with. */
export type KeepOutcome =
  | { ok: true; kept: CardClaim }
  | { ok: false; fault: CardFault; status: number; retryAfterSeconds: number | null };

const tooLarge: KeepOutcome = { ok: false, fault: 'tooLarge', status: 413, retryAfterSeconds: null };

/** Cuts a stream off with an error as soon as more than `maxBytes` have come. */
function capped(stream: ReadableStream<Uint8Array>, maxBytes: number) {
  let size = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(part, controller) {
      size += part.byteLength;
      if (size > maxBytes) controller.error(new Error('The picture is too large'));
      else controller.enqueue(part);
    },
  });
  return { stream: stream.pipeThrough(counter), isTooLarge: () => size > maxBytes };
}

/** Passes a picture on to the backend while it comes, without keeping it here. Never throws for a refusal. */
export async function keepCard(body: ReadableStream<Uint8Array>): Promise<KeepOutcome> {
  const { stream, isTooLarge } = capped(body, MAX_CARD_BYTES);
  try {
    const call = { method: 'POST', path: '/cards', headers: await visitorHeaders() } as const;
    const answer = await backendRequest({ ...call, upload: stream, timeoutMs: TIMEOUT_MS });
    return { ok: true, kept: kept.parse(answer).data };
  } catch (error) {
    if (isTooLarge()) return tooLarge;
    if (!(error instanceof BackendError)) throw error;
    const { answeredWith, retryAfterSeconds } = error;
    // But for a fault of its own, the backend or what it needs is away: the picture may be taken a moment later.
    const isAway = error.status >= 500 && answeredWith !== 500;
    const status = isAway ? 503 : error.status;
    const refusal = parseRefusal(error);
    // The general limit of an address has no code of its own.
    const otherwise = status === 429 ? 'tooMany' : 'failed';
    const fault = refusal?.name === 'CardRefusedError' ? refusal.details.code : otherwise;
    return { ok: false, fault, status, retryAfterSeconds };
  }
}

/** Reads a picture of an appointment for staff, which is logged; null if there is none. Throws BackendError. */
export async function readCard(token: string, id: string, side: string): Promise<ArrayBuffer | null> {
  const path = `/appointments/${encodeURIComponent(id)}/cards/${side}`;
  const answer = await nullIfNotFound(() => backendFile({ method: 'GET', path, token }));
  return answer && (await answer.arrayBuffer());
}
