import { forwardGatewayNotice } from '@/features/desk/phone-hooks/data';
import { gatewayRoute } from '@/lib/guard/signed';

/** Outcome of SMS, and answers of patients, as the described gateway tells it; without 2xx most tell it again. */
export const POST = gatewayRoute(null, (sent) => forwardGatewayNotice('/hooks/sms', sent));
