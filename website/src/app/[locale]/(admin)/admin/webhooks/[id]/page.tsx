import { staffPage } from '@/features/account/session/page-guards';
import { WebhookPage } from '@/features/desk/webhooks/components/webhook-page';
import { getWebhook, listDeliveries } from '@/features/desk/webhooks/data';
import { webhookPages } from '@/features/desk/webhooks/rules';
import { privateMetadata } from '@/lib/page/private-metadata';

export const generateMetadata = privateMetadata('webhooks.title');

export default staffPage({
  duty: 'manager',
  ask: ({ search }) => ({ pressed: webhookPages.read(search) }),
  path: ({ locale, id }) => webhookPages.entry(locale, id),
  async show({ session: { token }, id, pressed }) {
    const webhook = await getWebhook({ token, id });
    if (webhook === null) return null;
    const deliveries = await listDeliveries(token, id, pressed.page);
    return <WebhookPage webhook={webhook} deliveries={deliveries} pressed={pressed} />;
  },
});
