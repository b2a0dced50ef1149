import { Press } from '@/components/form/press';
import { BackLink } from '@/components/ui/action-link';
import { Card } from '@/components/ui/card';
import { Container } from '@/components/ui/container';
import type { Webhook, WebhookDeliveries } from '@/contract/webhooks';
import { OutcomeNote } from '@/features/desk/staff/components/outcome-note';
import { ClientMessages } from '@/i18n/client-messages';
import { getWords } from '@/i18n/translations';
import { sayFaultId } from '@/lib/request/fault-id';
import { formatMoment } from '@/lib/time/clinic-time';
import { pressWebhookAction } from '../actions';
import { type Outcome, webhooksPath } from '../rules';
import { Deliveries } from './deliveries';
import { RenewSecret } from './renew-secret';
import { StateBadge } from './state-badge';
import { WebhookForm } from './webhook-form';

export async function WebhookPage({
  webhook,
  deliveries,
  timeZone,
  outcome,
  fault,
}: {
  webhook: Webhook;
  deliveries: WebhookDeliveries;
  timeZone: string;
  outcome: Outcome | null;
  fault: string | null;
}) {
  const [locale, t] = await getWords('webhooks');
  const { documentId: id, name, url, kinds, hasPersons, offReason, formerSecretUntil } = webhook;
  const moment = (instant: string) => formatMoment({ instant, timeZone, locale });
  const press = (what: 'on' | 'off' | 'remove', variant: 'primary' | 'secondary' | 'danger') => (
    <Press action={pressWebhookAction} fields={{ id, what }} variant={variant} pendingLabel={t('saving')}>
      {t(`press.${what}`)}
    </Press>
  );
  return (
    <Container>
      <BackLink href={webhooksPath(locale)}>{t('back')}</BackLink>
      <div className="mt-2 flex flex-wrap items-center gap-3">
        <h1 className="text-2xl">
          <bdi className="wrap-anywhere">{name}</bdi>
        </h1>
        <StateBadge webhook={webhook} />
      </div>
      {outcome ? (
        <OutcomeNote
          text={sayFaultId({ text: t(`outcomes.${outcome}`), id: fault })}
          isRefusal={outcome === 'failed' || outcome === 'underWay'}
        />
      ) : null}
      {offReason === 'gone' || offReason === 'silent' ? (
        <p className="mt-4 rounded-control bg-status-pending-soft p-3">{t(`offText.${offReason}`)}</p>
      ) : null}
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-2">
        <Card className="p-6">
          <h2 className="text-lg">{t('settings')}</h2>
          <ClientMessages of={['webhooks']}>
            <WebhookForm id={id} given={{ name, url, kinds, hasPersons }} />
          </ClientMessages>
        </Card>
        <div className="space-y-6">
          <Card className="p-6">
            <h2 className="text-lg">{t('secretTitle')}</h2>
            <p className="mt-2 text-text-soft">{t('secretText')}</p>
            {formerSecretUntil ? (
              <p className="mt-2">{t('formerUntil', { moment: moment(formerSecretUntil) })}</p>
            ) : null}
            <ClientMessages of={['webhooks']}>
              <RenewSecret id={id} />
            </ClientMessages>
          </Card>
          <Card className="p-6">
            <h2 className="text-lg">{t('stopTitle')}</h2>
            <p className="mt-2 text-text-soft">{t('stopText')}</p>
            <div className="mt-4 flex flex-wrap gap-3">
              {offReason ? press('on', 'primary') : press('off', 'secondary')}
              {press('remove', 'danger')}
            </div>
          </Card>
        </div>
      </div>
      <Deliveries id={id} deliveries={deliveries} moment={moment} />
    </Container>
  );
}
