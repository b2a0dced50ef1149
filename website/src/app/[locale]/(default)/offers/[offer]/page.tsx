import { entryMetadata } from '@/features/site/main-info/metadata';
import { OfferPage } from '@/features/site/offers/components/offer-page';
import { getOffer, listOffers } from '@/features/site/offers/data';
import { entryPage } from '@/lib/page/entry-page';

const page = entryPage({
  param: 'offer',
  section: 'offers',
  list: listOffers,
  find: getOffer,
  metadata: (offer, locale) =>
    entryMetadata('offers', offer, locale, {
      title: offer.title,
      description: offer.summary,
      image: offer.picture,
    }),
  show: (offer) => <OfferPage offer={offer} />,
});

export const generateStaticParams = page.listParams;
export const generateMetadata = page.metadata;
export default page.show;
