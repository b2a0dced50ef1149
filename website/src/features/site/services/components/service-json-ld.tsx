import { getLocale } from 'next-intl/server';
import { JsonLd } from '@/components/ui/json-ld';
import { getMainInfo } from '@/features/site/main-info/data';
import { trailNode } from '@/features/site/main-info/trail-query';
import { getTranslations } from '@/i18n/translations';
import { entryPath } from '@/lib/address/entry-address';
import { pageAddress, siteAddress } from '@/lib/address/site-address';
import { medicalProcedure, serviceOffer } from '@/lib/page/structured-data/schema-org';
import type { ServiceProfile } from '../data';

export async function ServiceJsonLd({
  service,
  price,
}: {
  service: ServiceProfile;
  price: Parameters<typeof serviceOffer>[0]['price'] | null;
}) {
  const locale = await getLocale();
  const [t, group] = await Promise.all([getTranslations('services'), getMainInfo(locale)]);
  const path = entryPath('services', service, locale);
  const url = pageAddress({ locale, path });
  const [picture] = service.pictures;
  return (
    <JsonLd
      data={[
        medicalProcedure({
          url,
          name: service.name,
          description: service.summary ?? service.name,
          medicalSpecialty: group?.medicalSpecialty,
          preparation: service.preparation,
          image: picture ? siteAddress(picture.url) : null,
        }),
        ...(price ? [serviceOffer({ service: { name: service.name, url }, price })] : []),
        await trailNode(locale, { name: t('title'), path: '/services' }, { name: service.name, path }),
      ]}
    />
  );
}
