import { PressForm } from '@/components/form/press-form';
import { buttonClass } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import type { MessageDetail } from '@/contract/contact-message';
import { RecordPage } from '@/features/desk/lists/components/record-page';
import { getWords } from '@/i18n/translations';
import { formatMoment } from '@/lib/time/clinic-time';
import { settleMessageAction } from '../actions';
import { messagesAddress } from '../address';
import { nextHandling } from '../rules';
import { HandlingBadge } from './handling-badge';

export async function MessageFile({
  file,
  timeZone,
  isBeside = false,
}: {
  file: MessageDetail;
  timeZone: string;
  isBeside?: boolean;
}) {
  const [locale, t, words] = await getWords('messages', 'appointments');
  const moment = (instant: string) => formatMoment({ instant, timeZone, locale });
  const to = nextHandling(file.handling);
  const name = <bdi className="wrap-anywhere">{file.isErased ? t('erased') : file.name}</bdi>;
  return (
    <RecordPage
      title={name}
      marks={<HandlingBadge handling={file.handling} />}
      isBeside={isBeside}
      back={{ href: messagesAddress.path(locale, { handling: null, page: 1 }), label: t('back') }}
    >
      <Card as="section" className="mt-4">
        <p className="text-sm text-text-soft">
          {moment(file.createdAt)} · {t(`languages.${file.language}`)}
        </p>
        {file.isErased ? null : (
          <p dir="auto" className="mt-3 whitespace-pre-line break-words">
            {file.message}
          </p>
        )}
        <div className="mt-5 flex flex-wrap items-start gap-3 border-line border-t pt-5 print:hidden">
          <PressForm
            action={settleMessageAction}
            fields={{ id: file.documentId, from: file.handling, to }}
            variant={to === 'done' ? 'primary' : 'secondary'}
            pendingLabel={t('sending')}
          >
            {t(`settle.${to}`)}
          </PressForm>
          {file.isErased ? null : (
            <a
              href={`mailto:${file.email}`}
              className={`max-w-full ${buttonClass({ variant: 'secondary' })}`}
            >
              <Icon name="lucide:reply" />
              <span className="min-w-0">
                {t('answer')}{' '}
                <bdi dir="ltr" className="wrap-anywhere">
                  {file.email}
                </bdi>
              </span>
            </a>
          )}
        </div>
      </Card>
      {file.history.length > 0 ? (
        <Card as="section" className="mt-6">
          <h2 className="text-lg">{t('history')}</h2>
          <ol className="mt-2 divide-y divide-line">
            {file.history.toReversed().map(({ at, by, from, to: after }) => (
              <li key={at} className="py-2">
                <p className="font-semibold">
                  {t(from === 'done' ? 'events.reopened' : `events.${after === 'done' ? 'done' : 'read'}`)}
                </p>
                <p className="text-sm text-text-soft">
                  <bdi>{by.isYou ? words('history.you') : (by.name ?? words('detail.actors.staff'))}</bdi> ·{' '}
                  {moment(at)}
                </p>
              </li>
            ))}
          </ol>
        </Card>
      ) : null}
    </RecordPage>
  );
}
