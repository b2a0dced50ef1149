import { HOOK_BYTES } from '@/contract/hooks';
import { forwardGatewayNotice } from '@/features/desk/phone-hooks/data';
import { answerGateway, gatewayRoute } from '@/lib/guard/signed';

export const dynamic = 'force-dynamic';

/** That a deposit was paid or refused, as the described payment gateway tells it. */
export const POST = gatewayRoute(HOOK_BYTES, null, async (sent) =>
  answerGateway(await forwardGatewayNotice('/hooks/payments', sent)),
);
