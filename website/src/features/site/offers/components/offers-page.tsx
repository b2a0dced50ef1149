import { Container } from '@/components/ui/container';
import { EmptyState } from '@/components/ui/empty-state';
import { IntroHead } from '@/features/site/pages/components/intro-head';
import { type Locale, localePath } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';
import { listRunningOffers } from '../data';
import { OfferCard } from './offer-card';

export async function OffersPage({ locale }: { locale: Locale }) {
  const [t, offers] = await Promise.all([getTranslations('offers'), listRunningOffers({ locale })]);
  return (
    <>
      <IntroHead page="offers" locale={locale} />
      <Container className="pb-10 sm:pb-20">
        {offers.length === 0 ? (
          <EmptyState
            title={t('noneNow.title')}
            text={t('noneNow.text')}
            link={{ href: localePath({ locale, path: '/services' }), label: t('noneNow.action') }}
          />
        ) : (
          <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
            {offers.map((offer, index) => (
              <li key={offer.id}>
                <OfferCard offer={offer} preload={index === 0} />
              </li>
            ))}
          </ul>
        )}
      </Container>
    </>
  );
}
