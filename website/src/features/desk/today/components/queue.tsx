import { KeptSelect, ResultForm, ResultLine } from '@/components/form/result-form';
import { SubmitButton } from '@/components/form/submit-button';
import { Badge } from '@/components/ui/badge';
import { nameLine } from '@/components/ui/name-line';
import { isolate } from '@/contract/isolate';
import type { QueueEntry, QueueState } from '@/contract/queue';
import type { Room } from '@/contract/room';
import { ReasonField } from '@/features/desk/frame/components/reason-field';
import { getWords } from '@/i18n/translations';
import { queueStepAction } from '../actions';
import { waitOf } from '../rules';

interface Props {
  queue: readonly QueueEntry[];
  rooms: readonly Room[];
  now: number | null;
}

/** Walk-ins who take no time: by number, beside the visits of the day. */
export async function Queue({ queue, rooms, now }: Props) {
  const [, t] = await getWords('today.queue');
  if (queue.length === 0) return null;
  const of = (state: QueueState) => queue.filter((one) => one.state === state);
  const present = [...of('called'), ...of('waiting')];
  const left = now === null ? [] : of('left');
  return (
    <section id="queue" aria-labelledby="queue-title" className="mt-4 scroll-mt-4">
      <h2 id="queue-title" className="text-lg">
        {t('title', { count: of('waiting').length })}
      </h2>
      <p className="text-sm text-text-soft">
        {t('over', { done: of('done').length, left: of('left').length })}
      </p>
      {present.length > 0 ? (
        <ol className="mt-1 divide-y divide-line rounded-card border border-line bg-surface">
          {present.map((entry) => (
            <QueueRow key={entry.documentId} entry={entry} rooms={rooms} now={now} />
          ))}
        </ol>
      ) : null}
      {/* Kept with their number, for those who come back or were marked by mistake. */}
      {left.length > 0 ? (
        <details className="mt-1 print:hidden">
          <summary className="min-h-11 cursor-pointer font-semibold text-action leading-11">
            {t('whoLeft')}
          </summary>
          <ol className="divide-y divide-line rounded-card border border-line bg-surface">
            {left.map((entry) => (
              <QueueRow key={entry.documentId} entry={entry} rooms={rooms} now={now} />
            ))}
          </ol>
        </details>
      ) : null}
    </section>
  );
}

async function QueueRow({ entry, rooms, now }: Omit<Props, 'queue'> & { entry: QueueEntry }) {
  const [locale, t, today, channels] = await getWords('today.queue', 'today', 'appointments.channels');
  const { documentId: id, version, state, ticket, name, doctor, reason } = entry;
  const wait =
    now === null || state === 'left'
      ? null
      : waitOf({ arrivedAt: entry.arrivedAt, withDoctorAt: entry.calledAt }, now);
  const isWaiting = state === 'waiting';
  const press = (to: QueueState, isMain = false) => (
    <SubmitButton
      name="to"
      value={to}
      variant={isMain ? 'primary' : 'secondary'}
      pendingLabel={t('saving')}
      aria-label={t(`pressOf.${to}`, { name })}
    >
      {t(`press.${to}`)}
    </SubmitButton>
  );
  const fields = { id, version };
  const form = { action: queueStepAction, fields, className: 'flex flex-wrap items-end gap-2' };
  // The room is only needed if the patient is notified.
  const room =
    entry.tellBy && rooms.length > 0 ? (
      <KeptSelect
        id={`room-${id}`}
        name="room"
        label={t('room')}
        placeholder={t('noRoom')}
        options={rooms.map((one) => ({ value: one.documentId, label: one.name?.[locale] ?? one.documentId }))}
      />
    ) : null;
  return (
    <li className="flex break-inside-avoid flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-2.5">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-bold text-brand text-lg tabular-nums">{today('ticket', { ticket })}</span>
          <bdi className="font-semibold text-lg">{name || t('nobody')}</bdi>
          {state === 'called' ? <Badge tone="confirmed">{t('called')}</Badge> : null}
          {entry.isNext ? <Badge tone="pending">{t('next')}</Badge> : null}
        </p>
        <p className="text-sm text-text-soft">
          {nameLine(
            locale,
            doctor ?? t('anyDoctor'),
            entry.room?.name,
            isWaiting && entry.tellBy ? t('told', { channel: channels(entry.tellBy) }) : null,
            wait && today(isWaiting ? 'waits' : 'waited', { minutes: wait.minutes }),
          )}
        </p>
        {reason ? (
          <p dir="auto" className="text-sm">
            {t('because', { reason: isolate(reason) })}
          </p>
        ) : null}
      </div>
      {now === null ? null : (
        <div className="flex flex-wrap items-start gap-2 print:hidden">
          <ResultForm {...form}>
            {isWaiting && entry.isNext ? room : null}
            {isWaiting && entry.isNext ? press('called', true) : null}
            {isWaiting ? press('left') : null}
            {state === 'called' ? press('done', true) : null}
            {isWaiting ? null : press('waiting')}
            <ResultLine className="w-full" />
          </ResultForm>
          {isWaiting && !entry.isNext ? (
            <details>
              <summary className="min-h-11 cursor-pointer font-semibold text-action leading-11">
                {today('panel.before')}
              </summary>
              <ResultForm {...form}>
                <ReasonField id={`reason-${id}`} label={today('panel.reason')} />
                {room}
                {press('called', true)}
                <ResultLine className="w-full" />
              </ResultForm>
            </details>
          ) : null}
        </div>
      )}
    </li>
  );
}
