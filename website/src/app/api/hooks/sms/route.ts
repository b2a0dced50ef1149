import { HOOK_BYTES } from '@/contract/hooks';
import { forwardSmsNotice } from '@/features/phone-hooks/data';
import { gatewayRoute } from '@/lib/guard/signed';

export const dynamic = 'force-dynamic';

/**
 * What became of SMS, and what patients wrote back, as the described gateway tells it. A status other than 2xx makes most of
 * them tell it again.
 */
export const POST = gatewayRoute(HOOK_BYTES, null, async ({ body, headers }) => {
  const status = await forwardSmsNotice(body, headers);
  return new Response(null, {
    status: status === 204 ? 200 : status,
    headers: { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
  });
});
