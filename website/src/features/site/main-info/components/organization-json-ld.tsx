import { JsonLd } from '@/components/ui/json-ld';
import type { Locale } from '@/i18n/routing';
import { pageAddress } from '@/lib/address/site-address';
import { entity, specialtyOf } from '@/lib/page/structured-data/schema-org';
import type { MainInfo } from '../data';

/** The clinic group as structured data; it stands on every page, as the other nodes point at it. */
export function OrganizationJsonLd({ info, locale }: { info: MainInfo | null; locale: Locale }) {
  if (!info) return null;
  return (
    <JsonLd
      data={[
        entity('MedicalOrganization', 'organization', {
          url: pageAddress({ locale, path: '/' }),
          name: info.siteName,
          alternateName: info.shortName,
          description: info.tagline,
          telephone: info.phone,
          medicalSpecialty: specialtyOf(info),
          email: info.email,
          sameAs: (info.socialMedia ?? []).map((network) => network.url),
        }),
      ]}
    />
  );
}
