import { staffPage } from '@/features/account/page-guards';
import { WebhooksPage } from '@/features/webhooks/components/webhooks-page';
import { listWebhooks } from '@/features/webhooks/data';
import { readOutcome, webhooksPath } from '@/features/webhooks/rules';
import { readFaultId } from '@/lib/fault-id';
import { privateMetadata } from '@/lib/private-metadata';

export const generateMetadata = privateMetadata({ title: 'webhooks.title' });

/** Other systems that are told of events, for managers. */
export default staffPage({
  duty: 'manager',
  ask: ({ search }) => ({ outcome: readOutcome(search.outcome), fault: readFaultId(search.fault) }),
  path: ({ locale }) => webhooksPath(locale),
  async show({ session: { token }, outcome, fault }) {
    return <WebhooksPage webhooks={await listWebhooks({ token })} outcome={outcome} fault={fault} />;
  },
});
