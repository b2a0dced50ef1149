import { forwardNotice, isVerifyToken } from '@/features/desk/phone-hooks/data';
import { gatewayRoute } from '@/lib/guard/signed';

const NOT_KEPT = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

/** Challenge that WhatsApp wants echoed when the webhook is set up. Nothing else is echoed. */
const CHALLENGE = /^[\w-]{1,100}$/;

/** Answers WhatsApp's one check that this address is the clinic's. */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const challenge = searchParams.get('hub.challenge') ?? '';
  const token = searchParams.get('hub.verify_token') ?? '';
  const isAsked = searchParams.get('hub.mode') === 'subscribe' && CHALLENGE.test(challenge);
  if (!isAsked || !(await isVerifyToken(token)))
    return new Response(null, { status: 403, headers: NOT_KEPT });
  return new Response(challenge, { headers: { ...NOT_KEPT, 'content-type': 'text/plain; charset=utf-8' } });
}

/** Outcome of messages, and what patients wrote back. A status other than 2xx makes WhatsApp tell it again. */
export const POST = gatewayRoute('x-hub-signature-256', forwardNotice);
