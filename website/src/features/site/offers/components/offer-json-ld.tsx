import { JsonLd } from '@/components/ui/json-ld';
import { listServices } from '@/features/site/services/data';
import { servicePath } from '@/features/site/services/query';
import type { Locale } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';
import { pageAddress, siteAddress } from '@/lib/address/site-address';
import { breadcrumbList, offer as offerNode } from '@/lib/page/structured-data/schema-org-pages';
import type { OfferProfile } from '../data';
import { offerPath } from '../query';

/** An offer and the way to its page as structured data; of one that does not run, the way alone. */
export async function OfferJsonLd({ offer, locale }: { offer: OfferProfile; locale: Locale }) {
  const [t, layout, services] = await Promise.all([
    getTranslations('offers'),
    getTranslations('layout'),
    listServices({ locale }),
  ]);
  const url = pageAddress({ locale, path: offerPath(offer, locale) });
  const home = pageAddress({ locale, path: '/' });
  const node = offerNode({
    url,
    name: offer.title,
    description: offer.summary,
    image: offer.picture ? siteAddress(offer.picture.url) : null,
    startsOn: offer.startsOn,
    endsOn: offer.endsOn,
    price: offer.price,
    services: services
      .filter(({ id }) => offer.serviceIds.includes(id))
      .map((service) => ({
        name: service.name,
        url: pageAddress({ locale, path: servicePath(service, locale) }),
      })),
    organizationUrl: home,
  });
  return (
    <JsonLd
      data={[
        ...(offer.stage === 'running' ? [node] : []),
        breadcrumbList([
          { name: layout('home'), url: home },
          { name: t('title'), url: pageAddress({ locale, path: '/offers' }) },
          { name: offer.title, url },
        ]),
      ]}
    />
  );
}
