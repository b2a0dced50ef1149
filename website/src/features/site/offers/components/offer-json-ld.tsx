import { JsonLd } from '@/components/ui/json-ld';
import { trailNode } from '@/features/site/main-info/trail-query';
import { listServices } from '@/features/site/services/data';
import type { Locale } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';
import { entryPath } from '@/lib/address/entry-address';
import { pageAddress, siteAddress } from '@/lib/address/site-address';
import { offer as offerNode } from '@/lib/page/structured-data/schema-org-pages';
import type { OfferProfile } from '../data';

/** An offer and the way to its page as structured data; of one that does not run, the way alone. */
export async function OfferJsonLd({ offer, locale }: { offer: OfferProfile; locale: Locale }) {
  const [t, services] = await Promise.all([getTranslations('offers'), listServices({ locale })]);
  const path = entryPath('offers', offer, locale);
  const url = pageAddress({ locale, path });
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
        url: pageAddress({ locale, path: entryPath('services', service, locale) }),
      })),
    organizationUrl: home,
  });
  return (
    <JsonLd
      data={[
        ...(offer.stage === 'running' ? [node] : []),
        await trailNode(locale, { name: t('title'), path: '/offers' }, { name: offer.title, path }),
      ]}
    />
  );
}
