import { PressForm } from '@/components/form/press-form';
import { buttonClass } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import type { MessageDetail } from '@/contract/contact-message';
import { History } from '@/features/desk/lists/components/history';
import { RecordPage } from '@/features/desk/lists/components/record-page';
import { sayActor } from '@/features/desk/lists/words';
import { clinicMoments } from '@/features/site/branches/data';
import { getWords } from '@/i18n/translations';
import { settleMessageAction } from '../actions';
import { messagesAddress } from '../address';
import { nextHandling } from '../rules';
import { HandlingBadge } from './handled-list';

export async function MessageFile({ file, isBeside = false }: { file: MessageDetail; isBeside?: boolean }) {
  const [locale, t, words] = await getWords('messages', 'appointments');
  const moment = await clinicMoments(locale);
  const to = nextHandling(file.handling);
  const name = <bdi className="wrap-anywhere">{file.isErased ? t('erased') : file.name}</bdi>;
  return (
    <RecordPage
      title={name}
      marks={<HandlingBadge handling={file.handling} />}
      isBeside={isBeside}
      back={{ href: messagesAddress.path(locale), label: t('back') }}
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
      <History
        className="mt-6"
        title={t('history')}
        lines={file.history.toReversed().map(({ at, by, from, to: after }) => ({
          key: at,
          what: t(from === 'done' ? 'events.reopened' : `events.${after === 'done' ? 'done' : 'read'}`),
          who: sayActor(by, words),
          when: moment(at),
        }))}
      />
    </RecordPage>
  );
}
