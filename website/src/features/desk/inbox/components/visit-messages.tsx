import { ActionLink } from '@/components/ui/action-link';
import { Panel } from '@/components/ui/card';
import { List } from '@/components/ui/list';
import type { AppointmentDetail } from '@/contract/appointment';
import { getWords } from '@/i18n/translations';
import { formatMoment } from '@/lib/time/clinic-time';
import { inboxAddress } from '../address';
import { IncomingText } from './incoming-text';

interface Props {
  file: AppointmentDetail;
  /** True for staff who answer messages: they are led to the inbox. */
  mayAnswer: boolean;
}

export async function VisitMessages({ file: { incoming, remindersStopped, timeZone }, mayAnswer }: Props) {
  if (incoming.length === 0 && !remindersStopped) return null;
  const [locale, t] = await getWords('inbox');
  const momentOf = (instant: string) => formatMoment({ instant, timeZone, locale });
  const linkTo = (id: string, label: string) => (
    <ActionLink href={inboxAddress.entry(locale, id)}>{label}</ActionLink>
  );
  return (
    <Panel title={t('beside')}>
      {remindersStopped ? (
        <div className="mt-2 rounded-control bg-status-pending-soft p-3">
          <p className="font-semibold text-status-pending">
            {t('stoppedSince', { moment: momentOf(remindersStopped.at) })}
          </p>
          {mayAnswer && remindersStopped.message !== null
            ? linkTo(remindersStopped.message, t('resumeThere'))
            : null}
        </div>
      ) : null}
      <List className="divide-y divide-line">
        {incoming.map((message) => (
          <li key={message.documentId} className="py-3">
            <IncomingText message={message} />
            {message.outcome ? <p className="font-semibold">{t(`outcomes.${message.outcome}`)}</p> : null}
            <p className="text-sm text-text-soft">
              {t(`channels.${message.channel}`)} · {momentOf(message.at)}
            </p>
            {mayAnswer ? linkTo(message.documentId, t('answer')) : null}
          </li>
        ))}
      </List>
    </Panel>
  );
}
