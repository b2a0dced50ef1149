import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import type { OwnAppointment } from '@/contract/appointment';
import { appointmentPage } from '@/features/booking/booked/address';
import { displayedFeeWords } from '@/features/site/fees/words';
import { contentLang } from '@/i18n/content-lang';
import { getWords } from '@/i18n/translations';
import { formatPhone } from '@/lib/contact/phone';
import type { ShownNames } from '../rules';
import { AppointmentTime } from './appointment-words';

const LINK =
  '-my-2 inline-flex min-h-11 items-center font-semibold text-action text-sm underline underline-offset-4 print:hidden';

interface Props {
  appointment: OwnAppointment;
  names: ShownNames;
  /** Map of the branch; undefined once the visit is over or canceled. */
  mapUrl: string | null | undefined;
}

export async function AppointmentFacts({ appointment, names: { doctor, service, branch }, mapUrl }: Props) {
  const [locale, t, feeLabel] = await getWords('booking.confirmation', 'fees');
  const fee = appointment.status === 'canceled' ? null : await displayedFeeWords({ ...appointment, locale });
  const { patient, bookingNumber } = appointment;
  // Of an erased patient there is none.
  const name = patient ? `${patient.firstName} ${patient.lastName}` : appointment.firstName;
  return (
    <dl className="space-y-2 sm:space-y-3">
      <Fact icon="lucide:calendar" label={t('when')}>
        <AppointmentTime {...appointment} />
      </Fact>
      <Fact icon="lucide:stethoscope" label={t('withDoctor')}>
        <span className="font-semibold text-brand" {...contentLang(doctor, locale)}>
          {doctor.name}
        </span>
        <span className="block text-sm" {...contentLang(service, locale)}>
          {service.name}
        </span>
      </Fact>
      <Fact icon="lucide:map-pin" label={t('where')}>
        <span {...contentLang(branch, locale)}>
          <span className="font-semibold text-brand">{branch.name}</span>
          <span className="block text-sm">{branch.address}</span>
        </span>
        {mapUrl ? (
          <a href={mapUrl} target="_blank" rel="noreferrer" className={LINK}>
            {t('map')}
          </a>
        ) : null}
      </Fact>
      {fee ? (
        <Fact icon="lucide:wallet" label={feeLabel('label')}>
          {fee}
        </Fact>
      ) : null}
      {name ? (
        <Fact icon="lucide:user" label={t('patient')}>
          <bdi className="font-semibold text-brand">{name}</bdi>
          {patient ? (
            <span className="block text-sm">
              <bdi dir="ltr" className="inline-block tabular-nums">
                {formatPhone({ phone: patient.phone, country: appointment.branch.country })}
              </bdi>
              {patient.email ? (
                <bdi dir="ltr" className="block text-with-page wrap-anywhere">
                  <Mailbox address={patient.email} />
                </bdi>
              ) : null}
            </span>
          ) : null}
          {appointment.canCorrect ? (
            <a href={appointmentPage(locale, bookingNumber, '/correct')} className={LINK}>
              {t('correct')}
            </a>
          ) : null}
        </Fact>
      ) : null}
    </dl>
  );
}

/** An address that breaks before its host where it is too long for one line. */
function Mailbox({ address }: { address: string }) {
  const [, name, host] = /^(.*)(@.*)$/.exec(address) ?? [null, address, ''];
  return (
    <>
      {name}
      <wbr />
      {host}
    </>
  );
}

function Fact({ icon, label, children }: { icon: string; label: string; children: ReactNode }) {
  return (
    <div className="flex gap-3">
      <dt className="shrink-0">
        <Icon name={icon} className="mt-1 size-5 text-accent" />
        <span className="sr-only">{label}</span>
      </dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}
