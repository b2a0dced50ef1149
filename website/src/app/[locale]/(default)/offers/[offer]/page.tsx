import { describedPage } from '@/features/site/main-info/metadata';
import { OfferPage } from '@/features/site/offers/components/offer-page';
import { getOffer, listOffers } from '@/features/site/offers/data';

const page = describedPage({
  param: 'offer',
  section: 'offers',
  list: listOffers,
  find: getOffer,
  words: ({ title, summary, picture }) => ({ title, description: summary, image: picture }),
  show: (offer) => <OfferPage offer={offer} />,
});

export const generateStaticParams = page.listParams;
export const generateMetadata = page.metadata;
export default page.show;
