import Link from 'next/link';
import type { Locale } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { PhoneLink } from '@/components/ui/phone-link';
import type { WaitingOffer, WaitingRow } from '@/contract/waiting-list';
import { appointmentPath } from '@/features/appointments/rules';
import { formatDate, formatTime } from '@/lib/clinic-time';
import { formatPhone } from '@/lib/phone';
import { RemoveForm } from './remove-form';
import { Wishes } from './wishes';

/** Somebody on the waiting list: who, what for, what they were offered and what became of it. */
export async function EntryCard({ locale, entry }: { locale: Locale; entry: WaitingRow }) {
  const t = await getTranslations('waitingList');
  const name = `${entry.firstName} ${entry.lastName}`;
  const { appointment, state } = entry;
  return (
    <Card className="h-full">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <Badge tone={state === 'waiting' ? 'pending' : state === 'booked' ? 'confirmed' : 'done'}>
          {t(`own.states.${state}`)}
        </Badge>
      </p>
      {entry.phone ? (
        <p className="text-sm">
          <PhoneLink phone={entry.phone} display={formatPhone({ phone: entry.phone })} />
        </p>
      ) : null}
      <p className="text-sm text-text-soft">
        {t('staff.since', {
          date: formatDate({ instant: entry.createdAt, timeZone: 'UTC', locale, style: 'medium' }),
        })}
        {entry.byStaff ? `${t('comma')}${t('staff.byStaff')}` : ''}
      </p>
      <Wishes locale={locale} entry={entry} />
      <h3 className="mt-3 font-semibold text-sm">{t('staff.offers')}</h3>
      {entry.offers.length === 0 ? (
        <p className="text-sm text-text-soft">{t('staff.noOffers')}</p>
      ) : (
        <ul className="text-sm">
          {entry.offers.map((offer) => (
            <li key={offer.documentId}>
              <OfferLine locale={locale} offer={offer} />
            </li>
          ))}
        </ul>
      )}
      {appointment ? (
        <p className="text-sm">
          <Link
            href={appointmentPath({ locale, id: appointment.documentId })}
            prefetch={false}
            className="inline-flex min-h-11 items-center font-semibold text-action underline underline-offset-4"
          >
            {t('staff.appointment', { number: `\u2066${appointment.bookingNumber}\u2069` })}
          </Link>
        </p>
      ) : null}
      {state === 'waiting' ? (
        <RemoveForm
          locale={locale}
          id={entry.documentId}
          words={{
            remove: t('staff.remove'),
            sending: t('own.sending'),
            label: t('staff.removeOf', { name }),
          }}
        />
      ) : null}
    </Card>
  );
}

/** A time that was offered, with what became of it. */
async function OfferLine({ locale, offer }: { locale: Locale; offer: WaitingOffer }) {
  const t = await getTranslations('waitingList');
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
