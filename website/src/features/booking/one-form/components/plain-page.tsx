import type { Locale } from 'next-intl';
import { Container } from '@/components/ui/container';
import { CallUs } from '@/features/booking/call-us/components/call-us';
import { getBookingSetting, getCatalogue } from '@/features/booking/choices/data';
import { consentsOf } from '@/features/booking/details/components/consents';
import { ProvePhone } from '@/features/booking/details/components/prove-phone';
import { limitsOf } from '@/features/booking/details/limit-rules';
import { formWords } from '@/features/booking/details/words';
import { findReturningPatients } from '@/features/booking/phone-proof/query';
import { WaitingListLink } from '@/features/booking/times/components/waiting-link';
import { localePath } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';
import { type BookingQuery, choicesSearch } from '@/lib/address/booking-address';
import { UNKNOWN_COUNTRY } from '@/lib/time/week';
import { describePlain, plainProgress } from '../query';
import { plainWords } from '../words';
import { PlainForm } from './plain-form';

/** The older flow (specification, point 2): the whole booking on one plain page, presets from the address. */
export async function PlainPage({ locale, query }: { locale: Locale; query: BookingQuery }) {
  const [t, catalogue, setting] = await Promise.all([
    getTranslations('plainBooking'),
    getCatalogue(locale),
    getBookingSetting(locale),
  ]);
  const [initial, known] = await Promise.all([
    describePlain({ locale, query }),
    findReturningPatients(locale),
  ]);
  const back = localePath({ locale, path: `/booking-old${choicesSearch(query)}` });
  const country =
    plainProgress(query, catalogue).branch?.country ?? catalogue.branches[0]?.country ?? UNKNOWN_COUNTRY;
  const help = <CallUs setting={setting} country={country} />;
  return (
    <div data-own-actions className="bg-surface-warm pb-16">
      <Container narrow className="pt-6 sm:pt-10">
        <h1 className="text-3xl">{t('title')}</h1>
        <p className="mt-2 text-text-soft">{t('lead')}</p>
        <PlainForm
          initial={initial}
          locale={locale}
          words={await plainWords()}
          formWords={await formWords(locale, country, setting)}
          {...consentsOf(locale, setting)}
          help={help}
          known={known}
          provePhone={<ProvePhone setting={setting} back={back} />}
          waiting={<WaitingListLink query={{}} />}
          limits={{ ...limitsOf(setting), country }}
        />
        <section className="mt-8" aria-label={t('title')}>
          {help}
        </section>
      </Container>
    </div>
  );
}
