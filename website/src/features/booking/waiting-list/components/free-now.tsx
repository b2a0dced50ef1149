import { ButtonLink } from '@/components/ui/button';
import { LabelledSection } from '@/components/ui/labelled-section';
import type { OwnWaiting } from '@/contract/waiting-list';
import { localePath } from '@/i18n/routing';
import { getWords } from '@/i18n/translations';
import { bookingPath } from '@/lib/address/booking-address';
import { dateInZone, formatDate, sayTime } from '@/lib/time/clinic-time';

/** Times that match the wishes and are free already, each with its booking: the waiting list does not offer them. */
export async function FreeNow({
  entry: { freeNow, service },
}: {
  entry: Pick<OwnWaiting, 'freeNow' | 'service'>;
}) {
  if (freeNow.length === 0) return null;
  const [locale, t] = await getWords('waitingList.own');
  return (
    <LabelledSection id="free-now" title={t('freeNow')} className="mt-4 rounded-card bg-accent-soft p-4">
      <ul className="mt-3 grid gap-3">
        {freeNow.map(({ doctor, branch, startsAt, timeZone }) => {
          const moment = { instant: startsAt, timeZone, locale };
          const path = bookingPath({
            by: 'doctor',
            doctor: doctor.documentId,
            branch: branch.documentId,
            ...(service ? { service: service.documentId } : {}),
            date: dateInZone(moment),
            time: startsAt,
          });
          return (
            <li key={`${doctor.documentId} ${startsAt}`}>
              <ButtonLink href={localePath({ locale, path })} variant="secondary" prefetch={false}>
                {t('onDay', { time: sayTime(moment), date: formatDate({ ...moment, style: 'medium' }) })}
              </ButtonLink>
              <p className="mt-1 text-sm">
                {[doctor.name?.[locale], branch.name?.[locale]].filter(Boolean).join(' · ')}
              </p>
            </li>
          );
        })}
      </ul>
    </LabelledSection>
  );
}
