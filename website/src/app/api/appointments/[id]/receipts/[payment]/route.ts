import { DOCUMENT_ID } from '@/contract/limits';
import { findSession } from '@/features/account/session/session';
import { getReceipt } from '@/features/desk/payments/data';
import { BackendError } from '@/lib/backend/errors';

const PRIVATE = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

function nothing(status: number): Response {
  return new Response(null, { status, headers: PRIVATE });
}

/** A receipt as PDF, for the signed-in member of staff and for no other page than ours. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ id: string; payment: string }> },
): Promise<Response> {
  const { id, payment } = await params;
  const from = request.headers.get('sec-fetch-site');
  if (from !== null && !['same-origin', 'none'].includes(from)) return nothing(403);
  if (!DOCUMENT_ID.test(id) || !DOCUMENT_ID.test(payment)) return nothing(404);
  try {
    const session = await findSession();
    if (!session) return nothing(401);
    const sheet = await getReceipt(session.token, { id, payment });
    if (!sheet) return nothing(404);
    const headers = {
      ...PRIVATE,
      'Content-Type': 'application/pdf',
      'Content-Disposition': 'inline; filename="receipt.pdf"',
    };
    return new Response(sheet.body, { headers });
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    if (error.status === 409) return nothing(404);
    return nothing(error.status === 401 || error.status === 403 ? error.status : 503);
  }
}
