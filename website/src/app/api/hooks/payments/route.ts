import { forwardGatewayNotice } from '@/features/desk/phone-hooks/data';
import { gatewayRoute } from '@/lib/guard/signed';

/** Receives from the described payment gateway that a deposit was paid or refused. */
export const POST = gatewayRoute(null, (sent) => forwardGatewayNotice('/hooks/payments', sent));
