import { getTranslations } from 'next-intl/server';
import { JsonLd } from '@/components/ui/json-ld';
import { getMainInfo } from '@/features/main-info/data';
import { type Locale, localePath } from '@/i18n/routing';
import { getEnvironment } from '@/lib/env';
import type { DoctorProfile } from '../data';
import { doctorPath } from '../query';

/** The doctor and the way to this page as structured data (schema.org Physician, BreadcrumbList). */
export async function DoctorJsonLd({ doctor, locale }: { doctor: DoctorProfile; locale: Locale }) {
  const [t, info] = await Promise.all([getTranslations('doctors'), getMainInfo(locale)]);
  const { SITE_URL } = getEnvironment();
  const address = (path: string) => `${SITE_URL}${encodeURI(localePath({ locale, path }))}`;
  const url = address(doctorPath({ doctor, locale }));
  return (
    <JsonLd
      data={[
        {
          '@type': 'Physician',
          '@id': `${url}#physician`,
          url,
          name: doctor.name,
          medicalSpecialty: 'https://schema.org/Otolaryngologic',
          ...(doctor.title ? { description: doctor.title } : {}),
          ...(doctor.picture ? { image: `${SITE_URL}${doctor.picture.url}` } : {}),
          ...(info ? { parentOrganization: { '@type': 'MedicalOrganization', name: info.siteName } } : {}),
          knowsAbout: doctor.specialties.map(({ name }) => name),
          location: doctor.branches.map((branch) => ({
            '@type': 'MedicalClinic',
            name: branch.name,
            telephone: branch.phone,
            address: {
              '@type': 'PostalAddress',
              streetAddress: branch.address,
              addressCountry: branch.country,
            },
          })),
        },
        {
          '@type': 'BreadcrumbList',
          itemListElement: [
            { '@type': 'ListItem', position: 1, name: t('title'), item: address('/doctors') },
            { '@type': 'ListItem', position: 2, name: doctor.name, item: url },
          ],
        },
      ]}
    />
  );
}
