import type { WaitingOffer } from '@/contract/waiting-list';
import { getWords } from '@/i18n/translations';
import { dateInZone, formatDate, sayTime } from '@/lib/time/clinic-time';

export async function OfferedTime({ offer }: { offer: WaitingOffer }) {
  const [locale, t] = await getWords('waitingList.own');
  const { timeZone } = offer;
  const moment = { instant: offer.startsAt, timeZone, locale };
  const end = { instant: offer.openUntil, timeZone, locale };
  const isToday = dateInZone(end) === dateInZone({ instant: new Date(), timeZone });
  const until = isToday
    ? sayTime(end)
    : t('onDay', { time: sayTime(end), date: formatDate({ ...end, style: 'medium' }) });
  return (
    <div className="mt-3 rounded-card bg-accent-soft p-4">
      <p className="font-bold text-xl">{t('onDay', { time: sayTime(moment), date: formatDate(moment) })}</p>
      <p className="mt-1">
        {[offer.doctor.name?.[locale], offer.branch.name?.[locale]].filter(Boolean).join(' · ')}
      </p>
      <p className="mt-2 font-semibold">{t('until', { until })}</p>
    </div>
  );
}
