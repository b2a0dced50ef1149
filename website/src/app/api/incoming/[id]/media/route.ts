import { DOCUMENT_ID } from '@/contract/limits';
import { findSession } from '@/features/account/session/session';
import { readMedia } from '@/features/desk/inbox/data';
import { BackendError } from '@/lib/backend/errors';

const PRIVATE = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

function nothing(status: number): Response {
  return new Response(null, { status, headers: PRIVATE });
}

/** A picture or voice note that a patient sent, for the signed-in member of staff and for no other page than ours. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ id: string }> },
): Promise<Response> {
  const { id } = await params;
  const from = request.headers.get('sec-fetch-site');
  if (from !== null && from !== 'same-origin') return nothing(403);
  if (!DOCUMENT_ID.test(id)) return nothing(404);
  try {
    const session = await findSession();
    if (!session) return nothing(401);
    const media = await readMedia(session.token, id);
    if (!media) return nothing(404);
    return new Response(media.body, {
      headers: { ...PRIVATE, 'Content-Type': media.type, 'Content-Disposition': 'inline' },
    });
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    return nothing(error.status === 401 || error.status === 403 ? error.status : 503);
  }
}
