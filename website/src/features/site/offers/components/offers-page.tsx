import { EntryListPage } from '@/features/site/pages/components/entry-list-page';
import type { Locale } from '@/i18n/routing';
import { listRunningOffers } from '../data';
import { OfferCard } from './offer-card';

export async function OffersPage({ locale }: { locale: Locale }) {
  const offers = await listRunningOffers({ locale });
  return (
    <EntryListPage list="offers" found={{ page: 1, pages: 1, total: offers.length }} elsewhere="/services">
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {offers.map((offer, index) => (
          <li key={offer.id}>
            <OfferCard offer={offer} preload={index === 0} />
          </li>
        ))}
      </ul>
    </EntryListPage>
  );
}
