import { getTranslations } from 'next-intl/server';
import { JsonLd } from '@/components/ui/json-ld';
import { getMainInfo } from '@/features/main-info/data';
import { type Locale, localePath } from '@/i18n/routing';
import { getEnvironment } from '@/lib/env';
import type { Branch } from '../data';
import { branchPath } from '../query';

/** The branch and the way to this page as structured data (schema.org MedicalClinic, BreadcrumbList). */
export async function BranchJsonLd({ branch, locale }: { branch: Branch; locale: Locale }) {
  const [t, info] = await Promise.all([getTranslations('branches'), getMainInfo(locale)]);
  const { SITE_URL } = getEnvironment();
  const address = (path: string) => `${SITE_URL}${encodeURI(localePath({ locale, path }))}`;
  const url = address(branchPath({ branch, locale }));
  return (
    <JsonLd
      data={[
        {
          '@type': 'MedicalClinic',
          '@id': `${url}#clinic`,
          url,
          name: info ? `${info.siteName}, ${branch.name}` : branch.name,
          medicalSpecialty: 'https://schema.org/Otolaryngologic',
          telephone: branch.phone,
          ...(branch.summary ? { description: branch.summary } : {}),
          ...(branch.picture ? { image: `${SITE_URL}${branch.picture.url}` } : {}),
          ...(info ? { parentOrganization: { '@type': 'MedicalOrganization', name: info.siteName } } : {}),
          address: {
            '@type': 'PostalAddress',
            streetAddress: branch.address,
            addressCountry: branch.country,
          },
          ...(branch.location
            ? {
                geo: {
                  '@type': 'GeoCoordinates',
                  latitude: branch.location.latitude,
                  longitude: branch.location.longitude,
                },
              }
            : {}),
          openingHoursSpecification: branch.openingHours.map(({ weekday, opensAt, closesAt }) => ({
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: `https://schema.org/${weekday.charAt(0).toUpperCase()}${weekday.slice(1)}`,
            opens: opensAt,
            closes: closesAt,
          })),
        },
        {
          '@type': 'BreadcrumbList',
          itemListElement: [
            { '@type': 'ListItem', position: 1, name: t('title'), item: address('/branches') },
            { '@type': 'ListItem', position: 2, name: branch.name, item: url },
          ],
        },
      ]}
    />
  );
}
