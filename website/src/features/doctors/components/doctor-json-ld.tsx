import { getTranslations } from 'next-intl/server';
import { JsonLd } from '@/components/ui/json-ld';
import { getMainInfo } from '@/features/main-info/data';
import type { Locale } from '@/i18n/routing';
import { pageAddress, siteAddress } from '@/lib/site-address';
import { breadcrumbList, clinicName, physician } from '@/lib/structured-data/schema-org';
import type { DoctorProfile } from '../data';
import { doctorPath } from '../query';

/** The doctor and the way to this page as structured data. */
export async function DoctorJsonLd({ doctor, locale }: { doctor: DoctorProfile; locale: Locale }) {
  const [t, layout, group] = await Promise.all([
    getTranslations('doctors'),
    getTranslations('layout'),
    getMainInfo(locale),
  ]);
  const url = pageAddress({ locale, path: doctorPath({ doctor, locale }) });
  const home = pageAddress({ locale, path: '/' });
  return (
    <JsonLd
      data={[
        physician({
          url,
          name: doctor.name,
          description: doctor.title,
          image: doctor.picture && siteAddress(doctor.picture.url),
          specialties: doctor.specialties.map(({ name }) => name),
          branches: doctor.branches.map(({ name, phone, address, locality, region, country }) => ({
            name: clinicName({ group, branch: name }),
            telephone: phone,
            address,
            locality,
            region,
            country,
          })),
          organizationUrl: home,
        }),
        breadcrumbList([
          { name: layout('home'), url: home },
          { name: t('title'), url: pageAddress({ locale, path: '/doctors' }) },
          { name: doctor.name, url },
        ]),
      ]}
    />
  );
}
