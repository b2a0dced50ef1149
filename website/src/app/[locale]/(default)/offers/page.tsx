import { OfferCard } from '@/features/site/offers/components/offer-card';
import { listRunningOffers } from '@/features/site/offers/data';
import { EntryListPage } from '@/features/site/pages/components/entry-list-page';
import { listPageMetadata } from '@/features/site/pages/list-metadata';
import { localePage } from '@/lib/page/locale-page';

export const generateMetadata = listPageMetadata('offers', listRunningOffers);

export default localePage(async ({ locale }) => {
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
});
