import type { WaitingOffer } from '@/contract/waiting-list';
import { getWords } from '@/i18n/translations';
import { formatDate, formatTime } from '@/lib/time/clinic-time';

export async function OfferLine({ offer }: { offer: WaitingOffer }) {
  const [locale, t] = await getWords('waitingList');
  const moment = { instant: offer.startsAt, timeZone: offer.timeZone, locale };
  const until = formatTime({ instant: offer.openUntil, timeZone: offer.timeZone, locale });
  const when = t('own.onDay', {
    time: formatTime(moment),
    date: formatDate({ ...moment, style: 'medium' }),
  });
  return (
    <>
      {[when, offer.doctor.name?.[locale], t(`staff.offerStates.${offer.state}`, { until })]
        .filter(Boolean)
        .join(' · ')}
    </>
  );
}
