import Link from 'next/link';
import { ListCell, ListHead, ListRow, ListTable } from '@/components/list/list-table';
import { Card } from '@/components/ui/card';
import { Container } from '@/components/ui/container';
import { MOST_WEBHOOKS, WEBHOOK_KINDS, type Webhook } from '@/contract/webhooks';
import { OutcomeNote } from '@/features/desk/staff/components/outcome-note';
import { ClientMessages } from '@/i18n/client-messages';
import { getWords } from '@/i18n/translations';
import { sayFaultId } from '@/lib/request/fault-id';
import { type Outcome, webhooksPath } from '../rules';
import { StateBadge } from './state-badge';
import { WebhookForm } from './webhook-form';

export async function WebhooksPage({
  webhooks,
  outcome,
  fault,
}: {
  webhooks: Webhook[];
  outcome: Outcome | null;
  fault: string | null;
}) {
  const [locale, t] = await getWords('webhooks');
  return (
    <Container>
      <h1 className="text-2xl">{t('title')}</h1>
      <p className="mt-2 max-w-prose text-text-soft">{t('lead')}</p>
      {outcome ? (
        <OutcomeNote
          text={sayFaultId({ text: t(`outcomes.${outcome}`), id: fault })}
          isRefusal={outcome === 'failed'}
        />
      ) : null}
      {webhooks.length > 0 ? (
        <div className="mt-4">
          <ListTable
            columns={(['name', 'url', 'waiting', 'state'] as const).map((key) => ({
              key,
              label: t(`columns.${key}`),
            }))}
          >
            {webhooks.map((webhook) => (
              <ListRow key={webhook.documentId}>
                <ListHead className="max-lg:col-span-2">
                  <Link
                    href={webhooksPath(locale, { id: webhook.documentId })}
                    prefetch={false}
                    className="font-semibold text-action underline underline-offset-4 max-lg:after:absolute max-lg:after:inset-0 lg:inline-flex lg:min-h-8 lg:items-center"
                  >
                    <bdi className="wrap-anywhere">{webhook.name}</bdi>
                  </Link>
                </ListHead>
                <ListCell className="text-sm max-lg:col-span-2">
                  <bdi dir="ltr" className="break-all">
                    {webhook.url}
                  </bdi>
                </ListCell>
                <ListCell inCard="start" className="text-sm">
                  {t('counts', { waiting: webhook.waiting })}
                </ListCell>
                <ListCell inCard="end" className="whitespace-nowrap">
                  <StateBadge webhook={webhook} />
                </ListCell>
              </ListRow>
            ))}
          </ListTable>
        </div>
      ) : null}
      {webhooks.length < MOST_WEBHOOKS ? (
        <Card className="mt-6 max-w-2xl">
          <h2 className="text-lg">{t('addTitle')}</h2>
          <ClientMessages of={['webhooks']}>
            <WebhookForm given={{ name: '', url: '', kinds: [...WEBHOOK_KINDS], hasPersons: false }} />
          </ClientMessages>
        </Card>
      ) : null}
    </Container>
  );
}
