import type { Locale } from 'next-intl';
import { Container } from '@/components/ui/container';
import { getBookingSetting, getCatalogue } from '@/features/booking/choices/data';
import { personParts } from '@/features/booking/details/components/consents';
import { WaitingListLink } from '@/features/booking/times/components/waiting-link';
import { localePath } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';
import { type BookingQuery, choicesSearch } from '@/lib/address/booking-address';
import { countryOf, describePlain, plainProgress } from '../query';
import { plainWords } from '../words';
import { PlainForm } from './plain-form';

/** The older flow (specification, point 2): the whole booking on one plain page, presets from the address. */
export async function PlainPage({ locale, query }: { locale: Locale; query: BookingQuery }) {
  const t = await getTranslations('plainBooking');
  const [catalogue, setting] = await Promise.all([getCatalogue(locale), getBookingSetting(locale)]);
  const back = localePath({ locale, path: `/booking-old${choicesSearch(query)}` });
  const country = countryOf(plainProgress(query, catalogue), catalogue);
  const [initial, parts] = await Promise.all([
    describePlain({ locale, query }),
    personParts({ locale, country, setting, back }),
  ]);
  return (
    <div data-own-actions className="bg-surface-warm pb-16">
      <Container narrow className="pt-6 sm:pt-10">
        <h1 className="text-3xl">{t('title')}</h1>
        <p className="mt-2 text-text-soft">{t('lead')}</p>
        <PlainForm
          initial={initial}
          locale={locale}
          words={await plainWords()}
          parts={parts}
          waiting={<WaitingListLink />}
        />
        <section className="mt-8" aria-label={t('title')}>
          {parts.help}
        </section>
      </Container>
    </div>
  );
}
