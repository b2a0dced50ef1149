import { Press } from '@/components/form/press';
import { Badge } from '@/components/ui/badge';
import { Panel } from '@/components/ui/card';
import { LabelledSection } from '@/components/ui/labelled-section';
import { List } from '@/components/ui/list';
import { Pagination } from '@/components/ui/pagination';
import type { Webhook, WebhookDeliveries, WebhookDelivery } from '@/contract/webhooks';
import { DeskPage } from '@/features/desk/lists/components/desk-page';
import { clinicMoments } from '@/features/site/branches/data';
import { ClientMessages } from '@/i18n/client-messages';
import { getWords } from '@/i18n/translations';
import { keyOfDotted } from '@/lib/text/message-key';
import { pressWebhookAction } from '../actions';
import { webhookPages } from '../rules';
import { RenewSecret, WebhookForm } from './webhook-form';
import { StateBadge } from './webhooks-page';

interface Props {
  webhook: Webhook;
  deliveries: WebhookDeliveries;
  pressed: ReturnType<typeof webhookPages.read>;
}

export async function WebhookPage({ webhook, deliveries, pressed: { outcome, fault } }: Props) {
  const [locale, t] = await getWords('webhooks');
  const { documentId: id, name, url, kinds, hasPersons, offReason, formerSecretUntil } = webhook;
  const moment = await clinicMoments(locale);
  const press = (what: 'on' | 'off' | 'remove', variant: 'primary' | 'secondary' | 'danger') => (
    <Press action={pressWebhookAction} fields={{ id, what }} variant={variant} pendingLabel={t('saving')}>
      {t(`press.${what}`)}
    </Press>
  );
  const isRefusal = outcome === 'failed' || outcome === 'underWay';
  return (
    <DeskPage
      back={{ href: webhookPages.path(locale), label: t('title') }}
      title={<bdi className="wrap-anywhere">{name}</bdi>}
      marks={<StateBadge webhook={webhook} />}
      outcome={outcome && { text: t(`outcomes.${outcome}`), fault, isRefusal }}
    >
      {offReason === 'gone' || offReason === 'silent' ? (
        <p className="mt-4 rounded-control bg-status-pending-soft p-3">{t(`offText.${offReason}`)}</p>
      ) : null}
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-2">
        <Panel className="p-6" title={t('settings')}>
          <ClientMessages of={['webhooks']}>
            <WebhookForm id={id} given={{ name, url, kinds, hasPersons }} />
          </ClientMessages>
        </Panel>
        <div className="space-y-6">
          <Panel className="p-6" title={t('secretTitle')} text={t('secretText')}>
            {formerSecretUntil ? (
              <p className="mt-2">{t('formerUntil', { moment: moment(formerSecretUntil) })}</p>
            ) : null}
            <ClientMessages of={['webhooks']}>
              <RenewSecret id={id} />
            </ClientMessages>
          </Panel>
          <Panel className="p-6" title={t('stopTitle')} text={t('stopText')}>
            <div className="mt-4 flex flex-wrap gap-3">
              {offReason ? press('on', 'primary') : press('off', 'secondary')}
              {press('remove', 'danger')}
            </div>
          </Panel>
        </div>
      </div>
      <Deliveries id={id} deliveries={deliveries} isOn={offReason === null} />
    </DeskPage>
  );
}

const TONES = { waiting: 'pending', sending: 'pending', taken: 'confirmed', failed: 'canceled' } as const;

interface DeliveriesProps {
  id: string;
  deliveries: WebhookDeliveries;
  isOn: boolean;
}

async function Deliveries({ id, deliveries, isOn }: DeliveriesProps) {
  const [locale, t] = await getWords('webhooks');
  const moment = await clinicMoments(locale);
  const { data, meta } = deliveries;
  const { page, pageCount } = meta.pagination;
  const answerOf = ({ status, answer, attempts }: WebhookDelivery) =>
    attempts === 0 ? null : t('answer', { status: status ?? '–', answer: answer || '–', attempts });
  return (
    <LabelledSection id="deliveries" title={t('deliveries')} className="mt-8">
      <p className="mt-1 max-w-prose text-text-soft">{t('deliveriesText')}</p>
      <List none={<p className="mt-4">{t('noDeliveries')}</p>} className="mt-4 space-y-3">
        {data.map((one) => (
          <li key={one.documentId} className="rounded-card border border-line bg-surface p-4">
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <Badge tone={TONES[one.state]}>{t(`states.${one.state}`)}</Badge>
              <strong>{t(`kinds.${keyOfDotted(one.kind)}`)}</strong>
              <span className="text-sm text-text-soft">{moment(one.at)}</span>
              {isOn && one.dueAt ? (
                <span className="text-sm">{t('next', { moment: moment(one.dueAt) })}</span>
              ) : null}
              {isOn && (one.state === 'taken' || one.state === 'failed') ? (
                <Press
                  action={pressWebhookAction}
                  fields={{ id, what: 'again', delivery: one.documentId }}
                  className="ms-auto"
                  variant="quiet"
                  pendingLabel={t('saving')}
                >
                  {t('press.again')}
                </Press>
              ) : null}
            </div>
            {answerOf(one) ? (
              <p className="mt-1 text-sm text-text-soft wrap-anywhere">{answerOf(one)}</p>
            ) : null}
            <details className="mt-1">
              <summary className="inline-flex min-h-11 items-center font-semibold text-action">
                {t('body')}
              </summary>
              {one.body === null ? (
                <p>{t('bodyGone')}</p>
              ) : (
                <pre
                  dir="ltr"
                  className="wrap-anywhere whitespace-pre-wrap rounded-control bg-surface-sky p-3 text-sm"
                >
                  {JSON.stringify(JSON.parse(one.body), null, 2)}
                </pre>
              )}
            </details>
          </li>
        ))}
      </List>
      <Pagination
        page={page}
        pages={pageCount}
        hrefOf={(to) => webhookPages.entry(locale, id, { page: to })}
      />
    </LabelledSection>
  );
}
