import { askFor, staffPage } from '@/features/account/session/page-guards';
import { WebhooksPage } from '@/features/desk/webhooks/components/webhooks-page';
import { listWebhooks } from '@/features/desk/webhooks/data';
import { webhookPages } from '@/features/desk/webhooks/rules';
import { privateMetadata } from '@/lib/page/private-metadata';

export const generateMetadata = privateMetadata('webhooks.title');

export default staffPage({
  duty: 'manager',
  ...askFor(webhookPages),
  async show({ session: { token }, filter: pressed }) {
    return <WebhooksPage webhooks={await listWebhooks({ token })} pressed={pressed} />;
  },
});
