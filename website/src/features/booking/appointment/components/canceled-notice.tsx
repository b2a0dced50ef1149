import { getWords } from '@/i18n/translations';
import { sayTime } from '@/lib/time/clinic-time';
import { CallCentreLine, type NoticeProps } from './call-centre-line';
import { UndoForm } from './undo-form';

/** Notice of who canceled an appointment and why, how to undo it, and whom to ring; nothing where that is unknown. */
export async function CanceledNotice({ appointment, setting }: NoticeProps) {
  const [locale, t] = await getWords('booking.confirmation');
  const { cancellation, undoUntil, timeZone } = appointment;
  if (!cancellation) return null;
  return (
    <div className="mt-3 rounded-control bg-surface-sky p-edge">
      <p className="font-semibold">{t(`canceledBy.${cancellation.by}`)}</p>
      {cancellation.reason ? <p className="mt-1">{t('reason', { reason: cancellation.reason })}</p> : null}
      {undoUntil ? (
        <UndoForm
          appointment={appointment}
          text={t('undoText', { time: sayTime({ instant: undoUntil, timeZone, locale }) })}
        />
      ) : null}
      <CallCentreLine appointment={appointment} setting={setting} words={t('ring')} />
    </div>
  );
}
