import { getLocale } from 'next-intl/server';
import { LocalPhone } from '@/components/ui/local-phone';
import type { OwnAppointment } from '@/contract/appointment';
import { isolate } from '@/contract/isolate';
import type { BookingSetting } from '@/features/booking/choices/data';
import { contentLang } from '@/i18n/content-lang';
import { getWords } from '@/i18n/translations';
import { formatDate, sayTime } from '@/lib/time/clinic-time';
import { UndoForm } from './undo-form';

interface Props {
  appointment: OwnAppointment;
  setting: BookingSetting;
}

/** Notice of when the call centre calls about a pending appointment, and from which number. */
export async function CallNotice({ appointment, setting }: Props) {
  const [locale, t] = await getWords('booking.confirmation');
  const { callBy, timeZone } = appointment;
  const callWords = (instant: string) => {
    const at = { instant, timeZone, locale };
    // The date, not "today": the page is kept as a picture and read again on other days.
    const said = { time: sayTime(at), day: formatDate({ ...at, style: 'medium' }) };
    return t(Date.parse(instant) < Date.now() ? 'callLate' : 'callBy', said);
  };
  return (
    <div className="mt-3 rounded-control bg-status-pending-soft p-edge">
      <p className="font-semibold">{callBy ? callWords(callBy) : t('callCentre')}</p>
      {callBy ? (
        <p className="mt-1 text-sm">{t('callHeld')}</p>
      ) : setting.confirmationPromise ? (
        <p className="mt-1 text-sm" {...contentLang(setting, locale)}>
          {setting.confirmationPromise}
        </p>
      ) : null}
      <CallCentreLine appointment={appointment} setting={setting} words={t('callFrom')} />
    </div>
  );
}

/** Notice of who canceled an appointment and why, how to undo it, and the phone to call; nothing if unknown. */
export async function CanceledNotice({ appointment, setting }: Props) {
  const [locale, t] = await getWords('booking.confirmation');
  const { cancellation, undoUntil, timeZone } = appointment;
  if (!cancellation) return null;
  return (
    <div className="mt-3 rounded-control bg-surface-sky p-edge">
      <p className="font-semibold">{t(`canceledBy.${cancellation.by}`)}</p>
      {cancellation.reason ? (
        <p className="mt-1">{t('reason', { reason: isolate(cancellation.reason) })}</p>
      ) : null}
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

/** Number of the call centre and its hours, behind a text on its purpose. */
async function CallCentreLine({ appointment, setting, words }: Props & { words: string }) {
  const locale = await getLocale();
  const { callCentrePhone: phone, callCentreHours: hours } = setting;
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-2 text-sm">
      {words}
      <LocalPhone
        of={{ phone, country: appointment.branch.country }}
        className="text-action underline underline-offset-4"
      />
      {hours ? <span {...contentLang(setting, locale)}>({hours})</span> : null}
    </p>
  );
}
