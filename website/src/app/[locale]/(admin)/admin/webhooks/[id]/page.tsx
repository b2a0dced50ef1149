import { staffPage } from '@/features/account/page-guards';
import { listBranches } from '@/features/branches/data';
import { WebhookPage } from '@/features/webhooks/components/webhook-page';
import { getWebhook, listDeliveries } from '@/features/webhooks/data';
import { readOutcome, webhooksPath } from '@/features/webhooks/rules';
import { clinicZone } from '@/lib/clinic-time';
import { readFaultId } from '@/lib/fault-id';
import { privateMetadata } from '@/lib/private-metadata';
import { readPageNumber } from '@/lib/search-params';

export const generateMetadata = privateMetadata({ title: 'webhooks.title' });

/** One address of another system, for managers. */
export default staffPage({
  duty: 'manager',
  ask: ({ id, search }) => ({
    id,
    page: readPageNumber(search.page),
    outcome: readOutcome(search.outcome),
    fault: readFaultId(search.fault),
  }),
  path: ({ locale, id }) => webhooksPath(locale, { id }),
  async show({ locale, session: { token }, id, page, outcome, fault }) {
    const webhook = await getWebhook({ token, id });
    if (webhook === null) return null;
    const [deliveries, branches] = await Promise.all([
      listDeliveries(token, id, page),
      listBranches({ locale }),
    ]);
    return (
      <WebhookPage
        webhook={webhook}
        deliveries={deliveries}
        timeZone={clinicZone(branches)}
        outcome={outcome}
        fault={fault}
      />
    );
  },
});
