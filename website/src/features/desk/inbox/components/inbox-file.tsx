import { PressForm } from '@/components/form/press-form';
import { KeptArea, ResultForm, ResultNote } from '@/components/form/result-form';
import { SubmitButton } from '@/components/form/submit-button';
import { SubmitChoices } from '@/components/form/submit-choices';
import { ActionLink } from '@/components/ui/action-link';
import { Card, Panel } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { ANSWER_LENGTH, type IncomingDetail } from '@/contract/incoming-message';
import { appointmentPath } from '@/features/desk/appointments/rules';
import { History } from '@/features/desk/lists/components/history';
import { RecordPage } from '@/features/desk/lists/components/record-page';
import { sayActor } from '@/features/desk/lists/words';
import { HandlingBadge } from '@/features/desk/messages/components/handled-list';
import { nextHandling } from '@/features/desk/messages/rules';
import { clinicMoments, getClinicCountry } from '@/features/site/branches/data';
import { getTranslations, getWords } from '@/i18n/translations';
import { formatPhone } from '@/lib/contact/phone';
import { formatMoment } from '@/lib/time/clinic-time';
import { answerIncomingAction, resumeRemindersAction, settleIncomingAction } from '../actions';
import { inboxAddress } from '../address';
import { senderOf } from '../rules';
import { IncomingText } from './incoming-text';

export async function InboxFile({ file, isBeside = false }: { file: IncomingDetail; isBeside?: boolean }) {
  const [locale, t, messages, words] = await getWords('inbox', 'messages', 'appointments');
  const moment = await clinicMoments(locale);
  const country = await getClinicCountry(locale);
  const { documentId: id, visit, handling, outcome, history, answers, isErased } = file;
  const to = nextHandling(handling);
  const name = (
    <bdi className="wrap-anywhere" dir={visit || isErased ? 'auto' : 'ltr'}>
      {isErased ? messages('erased') : senderOf(file)}
    </bdi>
  );
  const sending = messages('sending');
  const answered = history.filter(({ action }) => action === 'answered').length;
  const presses = answers.filter((answer) => answer !== 'text');
  const hint = file.freeUntil ? t('freeUntil', { moment: moment(file.freeUntil) }) : t('asSms');
  return (
    <RecordPage
      title={name}
      marks={<HandlingBadge handling={handling} />}
      isBeside={isBeside}
      back={{ href: inboxAddress.path(locale), label: t('back') }}
    >
      <Card as="section" className="mt-4 space-y-3">
        <p className="text-sm text-text-soft">
          {t(`channels.${file.channel}`)} · {moment(file.at)}
          {isErased ? null : (
            <>
              {' · '}
              <bdi dir="ltr">{formatPhone({ phone: file.phone, country })}</bdi>
            </>
          )}
        </p>
        {isErased ? null : <IncomingText message={file} />}
        {isErased ? null : <IncomingMedia file={file} />}
        {outcome ? <p className="font-semibold">{t(`outcomes.${outcome}`)}</p> : null}
        {visit ? (
          <p>
            <ActionLink href={appointmentPath({ locale, id: visit.documentId })}>
              {t('visit', {
                moment: formatMoment({ instant: visit.startsAt, timeZone: visit.timeZone, locale }),
              })}
            </ActionLink>
          </p>
        ) : isErased ? null : (
          <p className="text-text-soft">{t('noVisit')}</p>
        )}
        {file.remindersStopped ? (
          <div className="rounded-control bg-status-pending-soft p-3">
            <p className="font-semibold text-status-pending">{t('stopped')}</p>
            <PressForm
              action={resumeRemindersAction}
              fields={{ id }}
              variant="secondary"
              pendingLabel={sending}
              className="mt-2"
            >
              {t('resume')}
            </PressForm>
          </div>
        ) : null}
      </Card>
      {isErased ? null : (
        <Panel className="mt-6 space-y-4 print:hidden" title={t('answer')}>
          <ResultForm action={answerIncomingAction} fields={{ id, answered }} className="space-y-4">
            <ResultNote />
            <SubmitChoices
              name="answer"
              size="md"
              choices={presses.map((value) => ({ value, label: t(`answers.${value}`) }))}
              pendingLabel={sending}
            />
          </ResultForm>
          {answers.includes('text') ? (
            <ResultForm
              action={answerIncomingAction}
              fields={{ id, answered, answer: 'text' }}
              className="space-y-3"
              noValidate
            >
              <ResultNote />
              <KeptArea
                id={`answer-${id}`}
                name="text"
                label={t('words')}
                hint={hint}
                dir="auto"
                rows={3}
                maxLength={ANSWER_LENGTH}
              />
              <SubmitButton pendingLabel={sending}>{t('send')}</SubmitButton>
            </ResultForm>
          ) : (
            <p className="text-text-soft">{t('closed')}</p>
          )}
          <div className="flex flex-wrap items-start gap-3 border-line border-t pt-4">
            {file.phone.startsWith('+') ? (
              <ActionLink href={`tel:${file.phone}`}>
                <Icon name="lucide:phone" />
                {t('call')}
              </ActionLink>
            ) : null}
            <PressForm
              action={settleIncomingAction}
              fields={{ id, from: handling, to }}
              variant={to === 'done' ? 'primary' : 'secondary'}
              pendingLabel={sending}
            >
              {messages(`settle.${to}`)}
            </PressForm>
          </div>
        </Panel>
      )}
      <History
        className="mt-6"
        title={messages('history')}
        lines={history.toReversed().map(({ at, by, action, answer, text, sent }) => ({
          key: `${at}${action}`,
          what: (
            <>
              {answer ? t(`sentAs.${answer}`) : t(`events.${action}`)}
              {sent ? <span className="font-normal"> · {t(`states.${sent}`)}</span> : null}
            </>
          ),
          text,
          who: sayActor(by, words),
          when: moment(at),
        }))}
      />
    </RecordPage>
  );
}

/** The voice note, picture or place of a message, or why it cannot be seen. */
async function IncomingMedia({ file }: { file: IncomingDetail }) {
  const t = await getTranslations('inbox.media');
  const { media, kind, place, documentId } = file;
  if (place) {
    return (
      <ActionLink
        href={`https://www.google.com/maps/search/?api=1&query=${place}`}
        target="_blank"
        rel="noreferrer noopener"
      >
        <Icon name="lucide:map" />
        {t('map')}
      </ActionLink>
    );
  }
  if (!media) return null;
  if (media.state !== 'kept') return <p className="text-text-soft">{t(media.state)}</p>;
  const source = `/api/incoming/${documentId}/media`;
  if (kind === 'voice') {
    return (
      // biome-ignore lint/a11y/useMediaCaption: nobody has written down what a patient says
      <audio controls preload="none" src={source} className="w-full max-w-md" aria-label={t('voice')} />
    );
  }
  // biome-ignore lint/performance/noImgElement: a private picture, which no cache of pictures may keep
  return <img src={source} alt={t('picture')} className="max-h-96 max-w-full rounded-control" />;
}
