import { ActionFields } from '@/components/form/action-fields';
import { Press } from '@/components/form/press';
import { SubmitButton } from '@/components/form/submit-button';
import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import { LabelledSection } from '@/components/ui/labelled-section';
import { nameLine } from '@/components/ui/name-line';
import type { PhoneAppointment } from '@/contract/phone-code';
import { AppointmentTime } from '@/features/booking/appointment/components/appointment-words';
import { PathButton } from '@/features/site/pages/components/entry-link';
import { getTranslations, getWords } from '@/i18n/translations';
import { bookingPath } from '@/lib/address/booking-address';
import { formatPhone } from '@/lib/contact/phone';
import { forgetPhoneAction, openPhoneAppointmentAction } from '../actions';

const ICONS = {
  pending: 'lucide:clock',
  confirmed: 'lucide:circle-check',
  done: 'lucide:check-check',
  canceled: 'lucide:circle-x',
} as const;

interface Props {
  phone: string;
  /** The clinic's: its own numbers are shown in local form. */
  country: string;
  appointments: PhoneAppointment[];
}

/** List of the bookings of the proved phone, those ahead first. */
export async function PhoneAppointments({ phone, country, appointments }: Props) {
  const t = await getTranslations('phoneProof.list');
  const ahead = appointments.filter(({ isAhead }) => isAhead);
  const past = appointments.filter(({ isAhead }) => !isAhead);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-surface-sky p-edge">
        <p>
          {t('phone')}{' '}
          <bdi dir="ltr" className="font-semibold tabular-nums">
            {formatPhone({ phone, country })}
          </bdi>
        </p>
        <Press action={forgetPhoneAction} variant="secondary" pendingLabel={t('forgetting')}>
          {t('forget')}
        </Press>
      </div>
      <LabelledSection id="ahead" title={t('ahead')} look="text-2xl">
        {ahead.length === 0 ? <p className="mt-3 text-text-soft">{t('none')}</p> : null}
        <List appointments={ahead} open={t('manage')} />
        <p className="mt-4">
          <PathButton path={bookingPath({})}>{t('book')}</PathButton>
        </p>
      </LabelledSection>
      {past.length > 0 ? (
        <LabelledSection id="past" title={t('past')} look="text-2xl">
          <List appointments={past} open={t('open')} />
        </LabelledSection>
      ) : null}
    </>
  );
}

async function List({ appointments, open }: { appointments: PhoneAppointment[]; open: string }) {
  const [locale, t] = await getWords('phoneProof.list');
  return (
    <ul className="mt-4 grid gap-4">
      {appointments.map((one) => (
        <li key={one.bookingNumber} className="rounded-card border border-line bg-surface p-edge">
          <div className="flex flex-wrap items-start justify-between gap-2">
            <div>
              <AppointmentTime {...one} />
            </div>
            <Badge tone={one.status} icon={<Icon name={ICONS[one.status]} />}>
              {t(`statuses.${one.status}`)}
            </Badge>
          </div>
          <p className="mt-2 font-semibold">
            <bdi>
              {one.firstName} {one.lastName}
            </bdi>
          </p>
          <p className="mt-1">{nameLine(locale, one.doctor, one.service, one.branch)}</p>
          <form action={openPhoneAppointmentAction} className="mt-3 flex flex-wrap items-center gap-3">
            <ActionFields of={{ number: one.bookingNumber }} />
            <SubmitButton variant="secondary" pendingLabel={t('opening')}>
              {open}
            </SubmitButton>
            <bdi dir="ltr" className="text-sm text-text-soft tabular-nums">
              {one.bookingNumber}
            </bdi>
          </form>
        </li>
      ))}
    </ul>
  );
}
