import { Press } from '@/components/form/press';
import { Badge } from '@/components/ui/badge';
import { List } from '@/components/ui/list';
import { Pagination } from '@/components/ui/pagination';
import type { WebhookDeliveries, WebhookDelivery } from '@/contract/webhooks';
import { getWords } from '@/i18n/translations';
import { pressWebhookAction } from '../actions';
import { kindKey, webhooksPath } from '../rules';

const TONES = { waiting: 'pending', sending: 'pending', taken: 'confirmed', failed: 'canceled' } as const;

export async function Deliveries({
  id,
  deliveries: { data, meta },
  moment,
}: {
  id: string;
  deliveries: WebhookDeliveries;
  moment: (instant: string) => string;
}) {
  const [locale, t, paging] = await getWords('webhooks', 'appointments.paging');
  const { page, pageCount } = meta.pagination;
  const answerOf = ({ status, answer, attempts }: WebhookDelivery) =>
    attempts === 0 ? null : t('answer', { status: status ?? '–', answer: answer || '–', attempts });
  return (
    <section aria-labelledby="deliveries" className="mt-8">
      <h2 id="deliveries" className="text-lg">
        {t('deliveries')}
      </h2>
      <p className="mt-1 max-w-prose text-text-soft">{t('deliveriesText')}</p>
      <List none={<p className="mt-4">{t('noDeliveries')}</p>} className="mt-4 space-y-3">
        {data.map((one) => (
          <li key={one.documentId} className="rounded-card border border-line bg-surface p-4">
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <Badge tone={TONES[one.state]}>{t(`states.${one.state}`)}</Badge>
              <strong>{t(`kinds.${kindKey(one.kind)}`)}</strong>
              <span className="text-sm text-text-soft">{moment(one.at)}</span>
              {one.dueAt ? <span className="text-sm">{t('next', { moment: moment(one.dueAt) })}</span> : null}
              {one.state === 'taken' || one.state === 'failed' ? (
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
        hrefOf={(to) => webhooksPath(locale, { id, page: to })}
        words={{
          label: paging('label'),
          previous: paging('previous'),
          next: paging('next'),
          page: (shown) => paging('page', { page: shown, pages: pageCount }),
        }}
      />
    </section>
  );
}
