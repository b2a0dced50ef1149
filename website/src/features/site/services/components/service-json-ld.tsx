import { getLocale } from 'next-intl/server';
import { JsonLd } from '@/components/ui/json-ld';
import { getMainInfo } from '@/features/site/main-info/data';
import { getTranslations } from '@/i18n/translations';
import { pageAddress, siteAddress } from '@/lib/address/site-address';
import { medicalProcedure, serviceOffer } from '@/lib/page/structured-data/schema-org';
import { breadcrumbList } from '@/lib/page/structured-data/schema-org-pages';
import type { ServiceProfile } from '../data';
import { servicePath } from '../query';

export async function ServiceJsonLd({
  service,
  price,
}: {
  service: ServiceProfile;
  price: Parameters<typeof serviceOffer>[0]['price'] | null;
}) {
  const locale = await getLocale();
  const [t, layout, group] = await Promise.all([
    getTranslations('services'),
    getTranslations('layout'),
    getMainInfo(locale),
  ]);
  const url = pageAddress({ locale, path: servicePath(service, locale) });
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
        breadcrumbList([
          { name: layout('home'), url: pageAddress({ locale, path: '/' }) },
          { name: t('title'), url: pageAddress({ locale, path: '/services' }) },
          { name: service.name, url },
        ]),
      ]}
    />
  );
}
