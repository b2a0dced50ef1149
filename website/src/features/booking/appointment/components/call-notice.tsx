import { contentLang } from '@/i18n/content-lang';
import { getWords } from '@/i18n/translations';
import { formatDate, sayTime } from '@/lib/time/clinic-time';
import { CallCentreLine, type NoticeProps } from './call-centre-line';

/** Notice of when the call centre calls about a pending appointment, and from which number. */
export async function CallNotice({ appointment, setting }: NoticeProps) {
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
