import { getTranslations } from 'next-intl/server';
import { JsonLd } from '@/components/ui/json-ld';
import { type Locale, localePath } from '@/i18n/routing';
import { getEnvironment } from '@/lib/env';
import type { ServiceProfile } from '../data';
import { servicePath } from '../query';

/** The service and the way to this page as structured data (schema.org MedicalProcedure, BreadcrumbList). */
export async function ServiceJsonLd({ service, locale }: { service: ServiceProfile; locale: Locale }) {
  const t = await getTranslations('services');
  const { SITE_URL } = getEnvironment();
  const address = (path: string) => `${SITE_URL}${encodeURI(localePath({ locale, path }))}`;
  const url = address(servicePath({ service, locale }));
  const [picture] = service.pictures;
  return (
    <JsonLd
      data={[
        {
          '@type': 'MedicalProcedure',
          '@id': `${url}#procedure`,
          url,
          name: service.name,
          relevantSpecialty: 'https://schema.org/Otolaryngologic',
          ...(service.summary ? { description: service.summary } : {}),
          ...(service.preparation ? { preparation: service.preparation } : {}),
          ...(picture ? { image: `${SITE_URL}${picture.url}` } : {}),
        },
        {
          '@type': 'BreadcrumbList',
          itemListElement: [
            { '@type': 'ListItem', position: 1, name: t('title'), item: address('/services') },
            { '@type': 'ListItem', position: 2, name: service.name, item: url },
          ],
        },
      ]}
    />
  );
}
