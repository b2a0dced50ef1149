import { PageHead } from '@/components/layout/page-head';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { Icon } from '@/components/ui/icon';
import { listKeptBookings } from '@/features/booking/booked/session';
import { CallUs } from '@/features/booking/call-us/components/call-us';
import { ClinicNumbers } from '@/features/booking/call-us/components/clinic-numbers';
import { findBookingSetting } from '@/features/booking/choices/data';
import { type Locale, localePath } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';

/** The way back to an appointment: those this browser keeps the key of, and for all others where the link is. */
export async function OwnAppointmentsPage({ locale }: { locale: Locale }) {
  const [t, numbers, setting] = await Promise.all([
    getTranslations('appointment.own'),
    listKeptBookings(),
    findBookingSetting(locale),
  ]);
  return (
    <>
      <PageHead title={t('title')} text={t('text')} />
      <Container className="grid grid-cols-[minmax(0,42rem)] gap-10 pb-10 sm:pb-14">
        {numbers.length > 0 ? (
          <section aria-labelledby="here">
            <h2 id="here" className="text-2xl">
              {t('here')}
            </h2>
            <ul className="mt-4 grid gap-3">
              {numbers.map((number) => (
                <li key={number}>
                  <ButtonLink
                    href={localePath({ locale, path: `/booking/confirmation/${number}` })}
                    variant="secondary"
                    prefetch={false}
                  >
                    {t.rich('open', { number: () => <bdi dir="ltr">{number}</bdi> })}
                    <Icon name="lucide:arrow-right" />
                  </ButtonLink>
                </li>
              ))}
            </ul>
          </section>
        ) : null}
        <section aria-labelledby="link">
          <h2 id="link" className="text-2xl">
            {t('where')}
          </h2>
          <ul className="mt-4 grid list-disc gap-2 ps-6">
            {(['page', 'mail', 'paper'] as const).map((place) => (
              <li key={place}>{t(`places.${place}`)}</li>
            ))}
          </ul>
          <p className="mt-4">
            <ButtonLink href={localePath({ locale, path: '/my-bookings' })} variant="secondary">
              {t('byPhone')}
            </ButtonLink>
          </p>
        </section>
        <section aria-labelledby="without">
          <h2 id="without" className="text-2xl">
            {t('without')}
          </h2>
          <p className="mt-2 mb-3 text-text-soft">{t('withoutText')}</p>
          {setting ? <CallUs setting={setting} /> : <ClinicNumbers locale={locale} />}
        </section>
      </Container>
    </>
  );
}
