import { PageHead } from '@/components/layout/page-head';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { Icon } from '@/components/ui/icon';
import { LabelledSection } from '@/components/ui/labelled-section';
import { appointmentPage } from '@/features/booking/booked/address';
import { listKept } from '@/features/booking/booked/session';
import { CallSomebody } from '@/features/booking/call-us/components/call-us';
import { findBookingSetting } from '@/features/booking/choices/data';
import { type Locale, localePath } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';

/** The way back to an appointment: those this browser keeps the key of, and for all others where the link is. */
export async function OwnAppointmentsPage({ locale }: { locale: Locale }) {
  const t = await getTranslations('appointment.own');
  const [numbers, setting] = await Promise.all([listKept(), findBookingSetting(locale)]);
  return (
    <>
      <PageHead title={t('title')} text={t('text')} />
      <Container className="grid grid-cols-[minmax(0,42rem)] gap-10 pb-10 sm:pb-14">
        {numbers.length > 0 ? (
          <LabelledSection id="here" title={t('here')} look="text-2xl">
            <ul className="mt-4 grid gap-3">
              {numbers.map((number) => (
                <li key={number}>
                  <ButtonLink href={appointmentPage(locale, number)} variant="secondary" prefetch={false}>
                    {t.rich('open', { number: () => <bdi dir="ltr">{number}</bdi> })}
                    <Icon name="lucide:arrow-right" />
                  </ButtonLink>
                </li>
              ))}
            </ul>
          </LabelledSection>
        ) : null}
        <LabelledSection id="link" title={t('where')} look="text-2xl">
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
        </LabelledSection>
        <LabelledSection id="without" title={t('without')} look="text-2xl">
          <p className="mt-2 mb-3 text-text-soft">{t('withoutText')}</p>
          <CallSomebody setting={setting} />
        </LabelledSection>
      </Container>
    </>
  );
}
