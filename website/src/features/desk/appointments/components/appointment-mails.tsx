import { Panel } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { List } from '@/components/ui/list';
import type { AppointmentDetail } from '@/contract/appointment';
import type { AppointmentMail } from '@/contract/appointment-mails';
import { getWords } from '@/i18n/translations';
import { formatMoment } from '@/lib/time/clinic-time';
import { isReached, lostReason } from '../rules';
import { MailAgain } from './mail-again';

const ICONS: Record<AppointmentMail['state'], string> = {
  waiting: 'lucide:clock',
  sending: 'lucide:send',
  sent: 'lucide:circle-check',
  stopped: 'lucide:circle-minus',
  failed: 'lucide:circle-alert',
};

/** Tells whether a mail was given up, or not delivered by the gateway that had taken it. */
function isLost({ state, delivery }: AppointmentMail): boolean {
  return state === 'failed' || delivery === 'undelivered';
}

export async function AppointmentMails({ file }: { file: AppointmentDetail }) {
  const [locale, t, words] = await getWords('appointments.mails', 'appointments');
  const moment = (instant: string) => formatMoment({ instant, timeZone: file.timeZone, locale });
  const nameOf = ({ kind, channel }: AppointmentMail) =>
    t('by', { mail: t(`kinds.${kind}`), channel: words(`channels.${channel}`) });
  const stateOf = (mail: AppointmentMail): string => {
    const { state, attempts, dueAt, sentAt, lastError, delivery, deliveryAt } = mail;
    const reason = state === 'failed' ? lostReason(lastError) : null;
    if (reason) return t(`reasons.${reason}`);
    if (state === 'sent' && delivery && deliveryAt)
      return t(`deliveries.${delivery}`, { moment: moment(deliveryAt) });
    if (state === 'sent' && sentAt) return t('states.sent', { moment: moment(sentAt) });
    if (state === 'waiting') {
      if (attempts > 0) return t('states.again', { count: attempts, moment: moment(dueAt) });
      return Date.parse(dueAt) > Date.now()
        ? t('states.planned', { moment: moment(dueAt) })
        : t('states.waiting');
    }
    return state === 'failed'
      ? t('states.failed', { count: attempts })
      : t(`states.${state}`, { moment: '' });
  };
  return (
    <Panel title={t('title')}>
      {isReached(file) ? null : <p className="mt-2 text-text-soft">{t('noAddress')}</p>}
      <List className="mt-2 divide-y divide-line">
        {file.mails.toReversed().map((mail) => (
          <li key={mail.documentId} className="py-2">
            <p className="font-semibold first-letter:uppercase">{nameOf(mail)}</p>
            <p
              className={`flex items-center gap-1.5 text-sm ${isLost(mail) ? 'text-danger' : 'text-text-soft'}`}
            >
              <Icon name={isLost(mail) ? ICONS.failed : ICONS[mail.state]} className="size-4" />
              {stateOf(mail)}
            </p>
            {mail.isRepeatable ? (
              <MailAgain
                id={file.documentId}
                mail={mail.documentId}
                label={t('againLabel', { mail: nameOf(mail) })}
              />
            ) : null}
          </li>
        ))}
      </List>
    </Panel>
  );
}
