import { OffersPage } from '@/features/site/offers/components/offers-page';
import { listRunningOffers } from '@/features/site/offers/data';
import { listMetadata } from '@/features/site/pages/list-metadata';
import { localeMetadata, localePage } from '@/lib/page/locale-page';

export const generateMetadata = localeMetadata(async ({ locale }) => {
  const metadata = await listMetadata(locale, 'offers');
  const offers = await listRunningOffers({ locale });
  return offers.length > 0 ? metadata : { ...metadata, robots: { index: false } };
});

export default localePage(({ locale }) => <OffersPage locale={locale} />);
