import { CARD_SIDES } from '@/contract/card';
import { DOCUMENT_ID } from '@/contract/limits';
import { findSession } from '@/features/account/session/session';
import { readCard } from '@/features/booking/cards/data';
import { BackendError } from '@/lib/backend/errors';

const PRIVATE = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

function nothing(status: number): Response {
  return new Response(null, { status, headers: PRIVATE });
}

/** One side of a contract card, for the signed-in member of staff and for no other page than ours. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ id: string; side: string }> },
): Promise<Response> {
  const { id, side: given } = await params;
  const side = CARD_SIDES.find((one) => one === given);
  const from = request.headers.get('sec-fetch-site');
  if (from !== null && from !== 'same-origin') return nothing(403);
  if (!side || !DOCUMENT_ID.test(id)) return nothing(404);
  try {
    const session = await findSession();
    if (!session) return nothing(401);
    const picture = await readCard(session.token, id, side);
    if (!picture) return nothing(404);
    const disposition = `inline; filename="card-${side}.webp"`;
    return new Response(picture, {
      headers: { ...PRIVATE, 'Content-Type': 'image/webp', 'Content-Disposition': disposition },
    });
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    return nothing(error.status === 401 || error.status === 403 ? error.status : 503);
  }
}
