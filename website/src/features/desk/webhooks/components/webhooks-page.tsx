import { columnsOf, ListCell, ListHead, ListRow, ListTable, PageOfRow } from '@/components/list/list-table';
import { Badge } from '@/components/ui/badge';
import { Panel } from '@/components/ui/card';
import { MOST_WEBHOOKS, WEBHOOK_KINDS, type Webhook } from '@/contract/webhooks';
import { DeskPage } from '@/features/desk/lists/components/desk-page';
import { ClientMessages } from '@/i18n/client-messages';
import { getTranslations, getWords } from '@/i18n/translations';
import { webhookPages } from '../rules';
import { WebhookForm } from './webhook-form';

interface Props {
  webhooks: Webhook[];
  pressed: ReturnType<typeof webhookPages.read>;
}

export async function WebhooksPage({ webhooks, pressed: { outcome, fault } }: Props) {
  const [locale, t] = await getWords('webhooks');
  return (
    <DeskPage
      title={t('title')}
      lead={t('lead')}
      outcome={outcome && { text: t(`outcomes.${outcome}`), fault, isRefusal: outcome === 'failed' }}
    >
      {webhooks.length > 0 ? (
        <div className="mt-4">
          <ListTable columns={columnsOf(['name', 'url', 'waiting', 'state'], (key) => t(`columns.${key}`))}>
            {webhooks.map((webhook) => (
              <ListRow key={webhook.documentId}>
                <ListHead className="max-lg:col-span-2">
                  <PageOfRow href={webhookPages.entry(locale, webhook.documentId)}>
                    <bdi className="wrap-anywhere">{webhook.name}</bdi>
                  </PageOfRow>
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
        <Panel className="mt-6 max-w-2xl" title={t('addTitle')}>
          <ClientMessages of={['webhooks']}>
            <WebhookForm given={{ name: '', url: '', kinds: [...WEBHOOK_KINDS], hasPersons: false }} />
          </ClientMessages>
        </Panel>
      ) : null}
    </DeskPage>
  );
}

export async function StateBadge({ webhook: { offReason, failed } }: { webhook: Webhook }) {
  const t = await getTranslations('webhooks');
  if (offReason) return <Badge tone="canceled">{t(`off.${offReason}`)}</Badge>;
  if (failed > 0) return <Badge tone="pending">{t('someFailed')}</Badge>;
  return <Badge tone="confirmed">{t('isOn')}</Badge>;
}
