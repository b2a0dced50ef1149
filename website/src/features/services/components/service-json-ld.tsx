import { getTranslations } from 'next-intl/server';
import { JsonLd } from '@/components/ui/json-ld';
import type { Locale } from '@/i18n/routing';
import { pageAddress, siteAddress } from '@/lib/site-address';
import { breadcrumbList, medicalProcedure } from '@/lib/structured-data/schema-org';
import type { ServiceProfile } from '../data';
import { servicePath } from '../query';

/** The service and the way to this page as structured data. */
export async function ServiceJsonLd({ service, locale }: { service: ServiceProfile; locale: Locale }) {
  const [t, layout] = await Promise.all([getTranslations('services'), getTranslations('layout')]);
  const url = pageAddress({ locale, path: servicePath({ service, locale }) });
  const [picture] = service.pictures;
  return (
    <JsonLd
      data={[
        medicalProcedure({
          url,
          name: service.name,
          description: service.summary ?? service.name,
          preparation: service.preparation,
          image: picture ? siteAddress(picture.url) : null,
        }),
        breadcrumbList([
          { name: layout('home'), url: pageAddress({ locale, path: '/' }) },
          { name: t('title'), url: pageAddress({ locale, path: '/services' }) },
          { name: service.name, url },
        ]),
      ]}
    />
  );
}
