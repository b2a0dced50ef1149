import { JsonLd } from '@/components/ui/json-ld';
import { getMainInfo } from '@/features/site/main-info/data';
import { entryUrl, trailNode } from '@/features/site/pages/entry-query';
import { listServices } from '@/features/site/services/data';
import { isOfferedBy } from '@/features/site/services/rules';
import type { Locale } from '@/i18n/routing';
import { pageAddress, siteAddress } from '@/lib/address/site-address';
import {
  clinicName,
  entity,
  namedOnce,
  organizationAt,
  postalAddress,
  serviceOffer,
  specialtyOf,
} from '@/lib/page/structured-data/schema-org';
import type { DoctorProfile } from '../data';
import { priceRange, pricesWithDoctor } from '../fee-query';
import { languageNames } from '../query';

export async function DoctorJsonLd({ doctor, locale }: { doctor: DoctorProfile; locale: Locale }) {
  const [group, all] = await Promise.all([getMainInfo(locale), listServices({ locale })]);
  const services = all.filter((service) => isOfferedBy(service, doctor.specialties));
  const prices = await pricesWithDoctor(doctor, services);
  const url = entryUrl('doctor', doctor, locale);
  const home = pageAddress({ locale, path: '/' });
  const [first] = doctor.branches;
  const schools = [...doctor.degrees, ...doctor.training].flatMap(({ institution }) => institution ?? []);
  const societies = doctor.societies.map(({ name }) => name);
  return (
    <JsonLd
      data={[
        entity('Physician', 'physician', {
          url,
          name: doctor.name,
          description: doctor.title,
          image: doctor.picture && siteAddress(doctor.picture.url),
          medicalSpecialty: specialtyOf(group),
          knowsAbout: doctor.specialties.map(({ name }) => name),
          priceRange: await priceRange([doctor]),
          makesOffer: services.flatMap((service) => {
            const price = prices.get(service.id);
            const address = entryUrl('services', service, locale);
            return price ? [serviceOffer({ name: service.name, url: address }, price)] : [];
          }),
          telephone: first?.phone,
          address: first && postalAddress(first),
          location: doctor.branches.map((branch) => ({
            '@type': 'MedicalClinic',
            name: clinicName(group, branch.name),
            telephone: branch.phone,
            address: postalAddress(branch),
          })),
          parentOrganization: organizationAt(home),
        }),
        entity('Person', 'person', {
          url,
          name: doctor.name,
          jobTitle: doctor.title,
          image: doctor.picture && siteAddress(doctor.picture.url),
          knowsLanguage: languageNames(doctor.languages ?? ''),
          alumniOf: namedOnce('EducationalOrganization', schools),
          memberOf: namedOnce('Organization', societies),
          worksFor: organizationAt(home),
        }),
        await trailNode('doctor', doctor, doctor.name, locale),
      ]}
    />
  );
}
