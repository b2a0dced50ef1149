import { redirect } from 'next/navigation';
import { PageHead } from '@/components/layout/page-head';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Container } from '@/components/ui/container';
import { Icon } from '@/components/ui/icon';
import { LabelledSection } from '@/components/ui/labelled-section';
import type { OwnAppointment } from '@/contract/appointment';
import { appointmentPage } from '@/features/booking/booked/address';
import { CallUs } from '@/features/booking/call-us/components/call-us';
import { findBookingSetting, getPublishedCatalogue } from '@/features/booking/choices/data';
import { type Locale, localePath } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';
import { sayTime } from '@/lib/time/clinic-time';
import { readAtDoor } from '../day-data';
import { CheckInForm } from './check-in-panel';

interface Props {
  locale: Locale;
  branch: number;
  doorCode: string;
  /** Booking number of the appointment that was checked in last. */
  came: unknown;
}

/** Page that the code at the door of a branch leads to: "I am here" for the appointments of this phone, and the way for others. */
export async function CheckInPage({ locale, branch: number, doorCode, came }: Props) {
  const t = await getTranslations('appointment.checkIn');
  const [setting, catalogue] = await Promise.all([findBookingSetting(locale), getPublishedCatalogue(locale)]);
  const branch = catalogue.branches.find((one) => one.number === number);
  const found = branch ? await readAtDoor(branch) : [];
  const isOpen = ({ checkIn }: OwnAppointment) => checkIn?.state === 'open';
  // Appointments that are not checked in yet come first, next to the button.
  const own = [...found.filter(isOpen), ...found.filter((one) => !isOpen(one))];
  const before = own.find((one) => one.bookingNumber === came && !isOpen(one));
  const next = own.find(isOpen);
  if (before && !next) redirect(appointmentPage(locale, before.bookingNumber));
  const timeOf = ({ startsAt: instant, timeZone }: OwnAppointment) => sayTime({ instant, timeZone, locale });
  return (
    <>
      <PageHead title={t('title')} text={branch?.name ?? ''} />
      <Container className="grid grid-cols-[minmax(0,42rem)] gap-6 pb-10 sm:pb-14">
        {before && next ? (
          <p role="status" className="flex items-center gap-2 font-semibold text-lg">
            <Icon name="lucide:circle-check" className="size-5 shrink-0 text-accent" />
            <span>
              {t.rich('next', {
                before: () => <bdi>{before.firstName}</bdi>,
                name: () => <bdi>{next.firstName}</bdi>,
                time: timeOf(next),
              })}
            </span>
          </p>
        ) : null}
        {own.map((appointment) => (
          <Card as="section" key={appointment.bookingNumber}>
            <h2 className="text-lg">
              {t('appointmentAt', {
                time: timeOf(appointment),
                doctor: appointment.doctor.name?.[locale] ?? '',
              })}
            </h2>
            {/* A mother has three children here on one day. */}
            {own.length > 1 ? (
              <p>
                <bdi>{appointment.firstName}</bdi>
              </p>
            ) : null}
            {isOpen(appointment) ? (
              <CheckInForm appointment={appointment} door={{ branch: number, code: doorCode }} />
            ) : (
              <ButtonLink
                className="mt-3"
                href={appointmentPage(locale, appointment.bookingNumber)}
                variant="secondary"
                prefetch={false}
              >
                {t('see')}
              </ButtonLink>
            )}
          </Card>
        ))}
        <LabelledSection id="others" title={own.length > 0 ? t('others') : t('none')}>
          <p className="mt-1 mb-3">{t('noneText')}</p>
          <ButtonLink href={localePath({ locale, path: '/my-bookings' })} variant="secondary">
            {t('find')}
          </ButtonLink>
        </LabelledSection>
        {setting ? <CallUs setting={setting} /> : null}
      </Container>
    </>
  );
}
