import { OffersPage } from '@/features/site/offers/components/offers-page';
import { listRunningOffers } from '@/features/site/offers/data';
import { listPageMetadata } from '@/features/site/pages/list-metadata';
import { localePage } from '@/lib/page/locale-page';

export const generateMetadata = listPageMetadata('offers', listRunningOffers);

export default localePage(({ locale }) => <OffersPage locale={locale} />);
