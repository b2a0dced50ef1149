import type { Metadata } from 'next';
import { clinicMetadata } from '@/features/site/main-info/metadata';
import { OfferJsonLd } from '@/features/site/offers/components/offer-json-ld';
import { OfferPage } from '@/features/site/offers/components/offer-page';
import { getOffer, listOffers } from '@/features/site/offers/data';
import { entryPaths } from '@/lib/address/entry-address';
import { listSegments, readEntry } from '@/lib/page/entry-page';

type Props = { params: Promise<{ locale: string; offer: string }> };

export async function generateStaticParams({ params }: { params: { locale: string } }) {
  const segments = await listSegments(params.locale, listOffers);
  return segments.map((offer) => ({ offer }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, entry: offer } = await readOffer(params);
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
}

export default async function Page({ params }: Props) {
  const { locale, entry: offer } = await readOffer(params);
  return (
    <>
      <OfferJsonLd offer={offer} locale={locale} />
      <OfferPage offer={offer} locale={locale} />
    </>
  );
}

async function readOffer(params: Props['params']) {
  const { locale, offer: segment } = await params;
  return readEntry({ locale, segment, section: 'offers', find: getOffer });
}
