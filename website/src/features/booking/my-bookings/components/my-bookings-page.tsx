import type { Locale } from 'next-intl';
import { PageHead } from '@/components/layout/page-head';
import { Container } from '@/components/ui/container';
import { LabelledSection } from '@/components/ui/labelled-section';
import { CallSomebody } from '@/features/booking/call-us/components/call-us';
import { findBookingSetting } from '@/features/booking/choices/data';
import { listPhoneAppointments } from '@/features/booking/phone-proof/data';
import { readProof } from '@/features/booking/phone-proof/session';
import { getClinicCountry } from '@/features/site/branches/data';
import { localePath } from '@/i18n/routing';
import { getWords, textsOf } from '@/i18n/translations';
import { withFallback } from '@/lib/backend/errors';
import { phoneCountry } from '@/lib/contact/contact-questions';
import { proofWords } from '../words';
import { LinkForm } from './link-form';
import { PhoneAppointments } from './phone-appointments';
import { ProofForm } from './proof-form';

/** Reads the bookings of the phone that this browser has proved; null while it has proved none. */
async function readProved() {
  const proof = await readProof();
  if (proof === null) return null;
  return await withFallback(() => listPhoneAppointments(proof), 'failed');
}

/** Page of all bookings of a phone, once a code proves it, and of lost links. */
export async function MyBookingsPage({ locale, to }: { locale: Locale; to: string | null }) {
  const [, t, link, ui] = await getWords('phoneProof', 'phoneProof.link', 'ui');
  const [setting, clinicCountry, proved] = await Promise.all([
    findBookingSetting(locale),
    getClinicCountry(locale),
    readProved(),
  ]);
  const help = <CallSomebody setting={setting} />;
  const canProve = setting?.phoneMessages !== null && setting !== null;
  const country = phoneCountry({ country: clinicCountry, locale });
  return (
    <>
      <PageHead title={t('title')} text={t('text')} />
      <Container className="grid grid-cols-[minmax(0,42rem)] gap-10 pb-10 sm:pb-14">
        {proved === 'failed' ? (
          <div
            role="alert"
            className="rounded-card border-2 border-status-pending bg-status-pending-soft p-5"
          >
            <p>{t('refusals.failed')}</p>
            {help}
          </div>
        ) : proved ? (
          <PhoneAppointments {...proved} country={country.code} />
        ) : (
          <LabelledSection id="prove" title={t('verify')} look="text-2xl">
            {canProve ? (
              <ProofForm
                locale={locale}
                to={to ?? ''}
                country={country}
                words={await proofWords(to !== null)}
                help={help}
              />
            ) : (
              <>
                <p className="mt-3 mb-3">{t('noChannel')}</p>
                {help}
              </>
            )}
          </LabelledSection>
        )}
        {proved ? null : (
          <LabelledSection id="lost" title={link('title')} look="text-2xl">
            <p className="mt-2 text-text-soft">{link(canProve ? 'text' : 'textByMail')}</p>
            <LinkForm
              locale={locale}
              country={country}
              words={{
                label: link(canProve ? 'label' : 'labelByMail'),
                ...textsOf(link, 'hint', 'send', 'sending', 'sent'),
                errorPrefix: ui('errorPrefix'),
              }}
            />
          </LabelledSection>
        )}
        <p>
          <a href={localePath({ locale, path: '/booking/confirmation' })} className="text-link">
            {t('openedHere')}
          </a>
        </p>
      </Container>
    </>
  );
}
