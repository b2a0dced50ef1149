import { staffPage } from '@/features/account/session/page-guards';
import { WebhooksPage } from '@/features/desk/webhooks/components/webhooks-page';
import { listWebhooks } from '@/features/desk/webhooks/data';
import { readOutcome, webhooksPath } from '@/features/desk/webhooks/rules';
import { privateMetadata } from '@/lib/page/private-metadata';
import { readFaultId } from '@/lib/request/fault-id';

export const generateMetadata = privateMetadata({ title: 'webhooks.title' });

export default staffPage({
  duty: 'manager',
  ask: ({ search }) => ({ outcome: readOutcome(search.outcome), fault: readFaultId(search.fault) }),
  path: ({ locale }) => webhooksPath(locale),
  async show({ session: { token }, outcome, fault }) {
    return <WebhooksPage webhooks={await listWebhooks({ token })} outcome={outcome} fault={fault} />;
  },
});
