import { JsonLd } from '@/components/ui/json-ld';
import type { Locale } from '@/i18n/routing';
import { pageAddress } from '@/lib/address/site-address';
import { medicalOrganization } from '@/lib/page/structured-data/schema-org';
import type { MainInfo } from '../data';

/** The clinic group as structured data; it stands on every page, as the other nodes point at it. */
export function OrganizationJsonLd({ info, locale }: { info: MainInfo | null; locale: Locale }) {
  if (!info) return null;
  return (
    <JsonLd
      data={[
        medicalOrganization({
          url: pageAddress({ locale, path: '/' }),
          name: info.siteName,
          alternateName: info.shortName ?? null,
          description: info.tagline ?? null,
          telephone: info.phone,
          medicalSpecialty: info.medicalSpecialty,
          email: info.email ?? null,
          sameAs: (info.socialMedia ?? []).map((network) => network.url),
        }),
      ]}
    />
  );
}
