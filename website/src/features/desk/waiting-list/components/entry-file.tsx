import { PressForm } from '@/components/form/press-form';
import { ActionLink } from '@/components/ui/action-link';
import { Card } from '@/components/ui/card';
import { List } from '@/components/ui/list';
import { nameLine } from '@/components/ui/name-line';
import { SignBadge } from '@/components/ui/sign-badge';
import { isolateLtr } from '@/contract/isolate';
import type { WaitingOffer, WaitingRow, WaitingState } from '@/contract/waiting-list';
import { Wishes } from '@/features/booking/waiting-list/components/wishes';
import { ClinicPhone } from '@/features/desk/appointments/components/contact-links';
import { PhoneMark } from '@/features/desk/appointments/components/marks';
import { appointmentPath } from '@/features/desk/appointments/rules';
import { clinicMoments } from '@/features/site/branches/data';
import { getTranslations, getWords } from '@/i18n/translations';
import { formatDate, formatTime, formatUntil, joinMoment } from '@/lib/time/clinic-time';
import { removeEntryAction } from '../actions';

export async function EntryFile({ entry }: { entry: WaitingRow }) {
  const [locale, t, ui] = await getWords('waitingList', 'ui');
  const moment = await clinicMoments(locale);
  const name = `${entry.firstName} ${entry.lastName}`;
  const { appointment, state } = entry;
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-xl">
          <bdi>{name}</bdi>
        </h2>
        <EntryBadge state={state} />
      </div>
      {entry.phone ? (
        <p className="text-sm">
          <ClinicPhone phone={entry.phone} /> <PhoneMark phone={entry.phone} />
        </p>
      ) : null}
      <p className="text-sm text-text-soft">
        {t('staff.since', { date: moment(entry.createdAt) })}
        {entry.byStaff ? `${ui('listComma')}${t('staff.byStaff')}` : ''}
      </p>
      <Wishes entry={entry} />
      <h3 className="mt-3 font-semibold text-sm">{t('staff.offers')}</h3>
      <List none={<p className="text-sm text-text-soft">{t('staff.noOffers')}</p>} className="text-sm">
        {entry.offers.map((offer) => (
          <li key={offer.documentId}>
            <OfferLine offer={offer} />
          </li>
        ))}
      </List>
      {appointment ? (
        <p className="text-sm">
          <ActionLink
            href={appointmentPath({ locale, id: appointment.documentId })}
            className="underline underline-offset-4"
          >
            {t('staff.appointment', { number: isolateLtr(appointment.bookingNumber) })}
          </ActionLink>
        </p>
      ) : null}
      {state === 'waiting' ? (
        <PressForm
          action={removeEntryAction}
          fields={{ id: entry.documentId }}
          label={t('staff.removeOf', { name })}
          pendingLabel={t('own.sending')}
        >
          {t('staff.remove')}
        </PressForm>
      ) : null}
    </Card>
  );
}

const LOOKS = {
  waiting: { tone: 'pending', icon: 'lucide:hourglass' },
  booked: { tone: 'confirmed', icon: 'lucide:calendar-check' },
  left: { tone: 'done', icon: 'lucide:log-out' },
  removed: { tone: 'done', icon: 'lucide:x' },
  ended: { tone: 'done', icon: 'lucide:clock' },
} as const;

export async function EntryBadge({ state }: { state: WaitingState }) {
  const t = await getTranslations('waitingList.own.states');
  return <SignBadge {...LOOKS[state]}>{t(state)}</SignBadge>;
}

export async function OfferLine({ offer }: { offer: WaitingOffer }) {
  const [locale, t] = await getWords('waitingList');
  const moment = { instant: offer.startsAt, timeZone: offer.timeZone, locale };
  const until = formatUntil({ ...moment, instant: offer.openUntil, now: new Date() });
  const date = formatDate({ ...moment, style: 'medium' });
  const when = joinMoment({ date, time: formatTime(moment), locale });
  return nameLine(locale, when, offer.doctor.name, t(`staff.offerStates.${offer.state}`, { until }));
}
