import type { Locale } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { PhoneLink } from '@/components/ui/phone-link';
import type { OwnAppointment } from '@/contract/appointment';
import { type BookingSetting, getPublishedOffer } from '@/features/booking/data';
import { ZoneNote } from '@/features/month-availability/components/zone-note';
import { contentLang } from '@/i18n/content-lang';
import { localePath } from '@/i18n/routing';
import { bookAppointmentPath, bookingPath } from '@/lib/booking-address';
import { daysUntil, formatDate, formatRelativeDay, formatTime } from '@/lib/clinic-time';
import { formatPhone } from '@/lib/phone';
import { phaseOf } from '../rules';
import { AppointmentActions } from './appointment-actions';
import { CopyAddress } from './copy-address';

const LOOKS = {
  pending: { icon: 'lucide:clock', title: 'title', status: 'status' },
  confirmed: { icon: 'lucide:circle-check', title: 'titleConfirmed', status: 'statusConfirmed' },
  canceled: { icon: 'lucide:circle-x', title: 'titleCanceled', status: 'statusCanceled' },
  done: { icon: 'lucide:check-check', title: 'titleDone', status: 'statusDone' },
  past: { icon: 'lucide:clock', title: 'titlePast', status: 'statusPast' },
} as const;

/** Everything a patient keeps of a booking, made to fit one phone screen and a screenshot. */
export async function Confirmation({
  locale,
  appointment,
  setting,
}: {
  locale: Locale;
  appointment: OwnAppointment;
  setting: BookingSetting;
}) {
  const [t, offer] = await Promise.all([getTranslations('booking.confirmation'), getPublishedOffer(locale)]);
  const doctor = offer.doctors.find((one) => one.id === appointment.doctor.documentId);
  const branch = offer.branches.find((one) => one.id === appointment.branch.documentId);
  const service = offer.services.find((one) => one.id === appointment.service.documentId);
  const address = branch?.address ?? appointment.branch.address?.[locale] ?? '';
  const phase = phaseOf({ appointment, now: Date.now() });
  const look = LOOKS[phase];
  const moment = { instant: appointment.startsAt, timeZone: appointment.timeZone, locale };
  const words = contentLang({ content: setting.lang, page: locale });
  const callWords = (instant: string) => {
    const at = { instant, timeZone: appointment.timeZone, locale };
    const now = new Date();
    const said = { time: formatTime(at), day: formatRelativeDay({ ...at, now }) };
    if (Date.parse(instant) < now.getTime()) return t('callLate', said);
    const isToday = daysUntil({ instant, now, timeZone: appointment.timeZone }) === 0;
    return t(isToday ? 'callBy' : 'callByDay', said);
  };
  const isAhead = phase === 'pending' || phase === 'confirmed';
  return (
    <>
      <article className="overflow-hidden rounded-card border border-line bg-surface shadow-card">
        <header className="bg-surface-deep px-panel py-3 sm:px-8 sm:py-6" data-surface="deep">
          <Badge tone={phase === 'past' ? 'done' : phase} icon={<Icon name={look.icon} className="size-4" />}>
            {t(look.status)}
          </Badge>
          <h1 className="mt-2 text-2xl">{t(look.title)}</h1>
          <p className="mt-2 flex flex-wrap items-baseline gap-x-3">
            <span className="text-text-on-deep-soft">{t('number')}</span>
            <bdi dir="ltr" className="font-bold text-3xl tabular-nums tracking-wider">
              {appointment.bookingNumber}
            </bdi>
          </p>
        </header>
        <div className="px-panel py-3 sm:px-8 sm:py-6">
          <dl className="space-y-2 sm:space-y-3">
            <Fact icon="lucide:calendar" label={t('when')}>
              <span className="block font-bold text-brand text-lg">{formatDate(moment)}</span>
              <span className="block font-bold text-brand text-lg">
                {formatTime(moment)}
                <ZoneNote locale={locale} timeZone={appointment.timeZone} instant={appointment.startsAt} />
              </span>
            </Fact>
            <Fact icon="lucide:stethoscope" label={t('withDoctor')}>
              <span
                className="font-semibold text-brand"
                {...contentLang({ content: doctor?.lang ?? locale, page: locale })}
              >
                {doctor?.name ?? appointment.doctor.name?.[locale]}
              </span>
              <span
                className="block text-sm"
                {...contentLang({ content: service?.lang ?? locale, page: locale })}
              >
                {service?.name ?? appointment.service.name?.[locale]}
              </span>
            </Fact>
            <Fact icon="lucide:map-pin" label={t('where')}>
              <span {...contentLang({ content: branch?.lang ?? locale, page: locale })}>
                <span className="font-semibold text-brand">
                  {branch?.name ?? appointment.branch.name?.[locale]}
                </span>
                <span className="block text-sm">{address}</span>
              </span>
              {branch?.location?.mapUrl && isAhead ? (
                <a
                  href={branch.location.mapUrl}
                  target="_blank"
                  rel="noreferrer"
                  className="-my-2 inline-flex min-h-11 items-center font-semibold text-action text-sm underline underline-offset-4 print:hidden"
                >
                  {t('map')}
                </a>
              ) : null}
            </Fact>
            <Fact icon="lucide:user" label={t('patient')}>
              <bdi className="font-semibold text-brand">
                {appointment.patient
                  ? `${appointment.patient.firstName} ${appointment.patient.lastName}`
                  : appointment.firstName}
              </bdi>
              {appointment.patient ? (
                <span className="block text-sm">
                  <bdi dir="ltr" className="inline-block tabular-nums">
                    {formatPhone({
                      phone: appointment.patient.phone,
                      ...(branch ? { country: branch.country } : {}),
                    })}
                  </bdi>
                  {appointment.patient.email ? (
                    <bdi dir="ltr" className="block text-with-page wrap-anywhere">
                      <Mailbox address={appointment.patient.email} />
                    </bdi>
                  ) : null}
                </span>
              ) : null}
              {appointment.canCorrect ? (
                <a
                  href={localePath({
                    locale,
                    path: `/booking/confirmation/${appointment.bookingNumber}/correct`,
                  })}
                  className="-my-2 inline-flex min-h-11 items-center font-semibold text-action text-sm underline underline-offset-4 print:hidden"
                >
                  {t('correct')}
                </a>
              ) : null}
            </Fact>
          </dl>
          {phase === 'canceled' && appointment.cancellation ? (
            <div className="mt-3 rounded-control bg-surface-sky p-edge">
              <p className="font-semibold">{t(`canceledBy.${appointment.cancellation.by}`)}</p>
              {appointment.cancellation.reason ? (
                <p className="mt-1">{t('reason', { reason: appointment.cancellation.reason })}</p>
              ) : null}
              <p className="mt-1 flex flex-wrap items-center gap-x-2 text-sm">
                {t('ring')}
                <PhoneLink
                  phone={setting.callCentrePhone}
                  display={formatPhone({
                    phone: setting.callCentrePhone,
                    ...(branch ? { country: branch.country } : {}),
                  })}
                  className="text-action underline underline-offset-4"
                />
                {setting.callCentreHours ? <span {...words}>({setting.callCentreHours})</span> : null}
              </p>
            </div>
          ) : null}
          {phase === 'pending' ? (
            <div className="mt-3 rounded-control bg-status-pending-soft p-edge">
              <p className="font-semibold">
                {appointment.callBy ? callWords(appointment.callBy) : t('callCentre')}
              </p>
              {appointment.callBy ? (
                <p className="mt-1 text-sm">{t('callHeld')}</p>
              ) : setting.confirmationPromise ? (
                <p className="mt-1 text-sm" {...words}>
                  {setting.confirmationPromise}
                </p>
              ) : null}
              <p className="mt-1 flex flex-wrap items-center gap-x-2 text-sm">
                {t('callFrom')}
                <PhoneLink
                  phone={setting.callCentrePhone}
                  display={formatPhone({
                    phone: setting.callCentrePhone,
                    ...(appointment.branch.country ? { country: appointment.branch.country } : {}),
                  })}
                  className="text-action underline underline-offset-4"
                />
                {setting.callCentreHours ? <span {...words}>({setting.callCentreHours})</span> : null}
              </p>
            </div>
          ) : null}
          {isAhead ? (
            <div className="mt-4 space-y-3 border-line border-t pt-4 text-sm">
              {setting.whatToBring ? (
                <div>
                  <h2 className="text-base">{t('bring')}</h2>
                  <p className="whitespace-pre-line" {...words}>
                    {setting.whatToBring}
                  </p>
                </div>
              ) : null}
              {service?.preparation ? (
                <div>
                  <h2 className="text-base">{t('prepare')}</h2>
                  <p {...contentLang({ content: service.lang, page: locale })}>{service.preparation}</p>
                </div>
              ) : null}
            </div>
          ) : null}
        </div>
      </article>
      <AppointmentActions
        locale={locale}
        appointment={appointment}
        words={{
          doctor: doctor?.name ?? appointment.doctor.name?.[locale] ?? '',
          service: service?.name ?? appointment.service.name?.[locale] ?? '',
          branch: branch?.name ?? appointment.branch.name?.[locale] ?? '',
          address,
        }}
      />
      <div className="mt-5 print:hidden">
        <p className="text-sm text-text-soft">{t('keep')}</p>
        <div className="mt-3 flex flex-wrap gap-3">
          <CopyAddress label={t('copy')} done={t('copied')} />
          <ButtonLink
            href={localePath({
              locale,
              path: doctor
                ? bookAppointmentPath({
                    doctor: doctor.number,
                    branch: branch?.number,
                    service: service?.number,
                  })
                : bookingPath({}),
            })}
            variant="secondary"
            prefetch={false}
          >
            {t('bookAnother')}
          </ButtonLink>
          <ButtonLink href={localePath({ locale, path: bookingPath({}) })} variant="quiet" prefetch={false}>
            {t('startNew')}
          </ButtonLink>
        </div>
      </div>
    </>
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
