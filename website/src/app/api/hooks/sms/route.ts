import { HOOK_BYTES } from '@/contract/hooks';
import { forwardGatewayNotice } from '@/features/desk/phone-hooks/data';
import { answerGateway, gatewayRoute } from '@/lib/guard/signed';

export const dynamic = 'force-dynamic';

/**
 * Outcome of SMS, and what patients wrote back, as the described gateway tells it. A status other than 2xx makes most of
 * them tell it again.
 */
export const POST = gatewayRoute(HOOK_BYTES, null, async (sent) =>
  answerGateway(await forwardGatewayNotice('/hooks/sms', sent)),
);
