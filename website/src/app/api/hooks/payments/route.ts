import { HOOK_BYTES } from '@/contract/hooks';
import { forwardGatewayNotice } from '@/features/desk/phone-hooks/data';
import { answerGateway, gatewayRoute } from '@/lib/guard/signed';

export const dynamic = 'force-dynamic';

/** Receives from the described payment gateway that a deposit was paid or refused. */
export const POST = gatewayRoute(HOOK_BYTES, null, async (sent) =>
  answerGateway(await forwardGatewayNotice('/hooks/payments', sent)),
);
