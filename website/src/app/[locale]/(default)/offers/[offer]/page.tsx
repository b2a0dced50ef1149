import { clinicMetadata } from '@/features/site/main-info/metadata';
import { OfferJsonLd } from '@/features/site/offers/components/offer-json-ld';
import { OfferPage } from '@/features/site/offers/components/offer-page';
import { getOffer, listOffers } from '@/features/site/offers/data';
import { entryPaths } from '@/lib/address/entry-address';
import { entryPage } from '@/lib/page/entry-page';

const page = entryPage({
  param: 'offer',
  section: 'offers',
  list: listOffers,
  find: getOffer,
  metadata: async (offer, locale) => {
    const metadata = await clinicMetadata({
      locale,
      path: entryPaths('offers', offer),
      title: offer.title,
      description: offer.summary,
      seo: offer.seo,
      image: offer.picture,
    });
    // What cannot be had is nothing to be found by.
    return offer.stage === 'running' ? metadata : { ...metadata, robots: { index: false } };
  },
  show: (offer, locale) => (
    <>
      <OfferJsonLd offer={offer} locale={locale} />
      <OfferPage offer={offer} />
    </>
  ),
});

export const generateStaticParams = page.listParams;
export const generateMetadata = page.metadata;
export default page.show;
