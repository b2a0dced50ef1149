import { JsonLd } from '@/components/ui/json-ld';
import { getMainInfo } from '@/features/site/main-info/data';
import { listServices } from '@/features/site/services/data';
import { servicePath } from '@/features/site/services/query';
import { isOfferedBy } from '@/features/site/services/rules';
import type { Locale } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';
import { pageAddress, siteAddress } from '@/lib/address/site-address';
import { clinicName, doctorPerson, physician, serviceOffer } from '@/lib/page/structured-data/schema-org';
import { breadcrumbList } from '@/lib/page/structured-data/schema-org-pages';
import type { DoctorProfile } from '../data';
import { priceRange, pricesWithDoctor } from '../fee-query';
import { doctorPath, languageNames } from '../query';

export async function DoctorJsonLd({ doctor, locale }: { doctor: DoctorProfile; locale: Locale }) {
  const [t, layout, group] = await Promise.all([
    getTranslations('doctors'),
    getTranslations('layout'),
    getMainInfo(locale),
  ]);
  const specialtyIds = doctor.specialties.map(({ id }) => id);
  const services = (await listServices({ locale })).filter((service) => isOfferedBy(service, specialtyIds));
  const prices = await pricesWithDoctor(doctor, services);
  const url = pageAddress({ locale, path: doctorPath(doctor, locale) });
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
            name: clinicName(group, name),
            telephone: phone,
            address,
            locality,
            region,
            country,
          })),
          medicalSpecialty: group?.medicalSpecialty,
          priceRange: await priceRange([doctor]),
          offers: services.flatMap((service) => {
            const price = prices.get(service.id);
            const address = pageAddress({ locale, path: servicePath(service, locale) });
            return price ? [serviceOffer({ service: { name: service.name, url: address }, price })] : [];
          }),
          organizationUrl: home,
        }),
        doctorPerson({
          url,
          name: doctor.name,
          jobTitle: doctor.title,
          image: doctor.picture && siteAddress(doctor.picture.url),
          languages: languageNames(doctor.languages ?? ''),
          schools: [...doctor.degrees, ...doctor.training].flatMap(({ institution }) => institution ?? []),
          societies: doctor.societies.map(({ name }) => name),
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
