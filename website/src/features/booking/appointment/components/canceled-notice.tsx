import type { OwnAppointment } from '@/contract/appointment';
import type { BookingSetting } from '@/features/booking/choices/data';
import { getWords } from '@/i18n/translations';
import { sayTime } from '@/lib/time/clinic-time';
import { CallCentreLine } from './call-centre-line';
import { UndoForm } from './undo-form';

/** By whom and why an appointment was canceled, how to take that back, and whom to ring. Draws nothing where that is not known. */
export async function CanceledNotice({
  appointment,
  setting,
}: {
  appointment: OwnAppointment;
  setting: BookingSetting;
}) {
  const [locale, t] = await getWords('booking.confirmation');
  const { cancellation, undoUntil } = appointment;
  if (!cancellation) return null;
  return (
    <div className="mt-3 rounded-control bg-surface-sky p-edge">
      <p className="font-semibold">{t(`canceledBy.${cancellation.by}`)}</p>
      {cancellation.reason ? <p className="mt-1">{t('reason', { reason: cancellation.reason })}</p> : null}
      {undoUntil ? (
        <UndoForm
          appointment={appointment}
          text={t('undoText', {
            time: sayTime({ instant: undoUntil, timeZone: appointment.timeZone, locale }),
          })}
        />
      ) : null}
      <CallCentreLine locale={locale} appointment={appointment} setting={setting} words={t('ring')} />
    </div>
  );
}
