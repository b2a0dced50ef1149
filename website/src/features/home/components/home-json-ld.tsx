import { JsonLd } from '@/components/ui/json-ld';
import { getMainInfo } from '@/features/main-info/data';
import type { Locale } from '@/i18n/routing';
import { pageAddress } from '@/lib/site-address';
import { medicalOrganization, webSite } from '@/lib/structured-data/schema-org';

/** The clinic group and its site as structured data; the other pages point at the group described here. */
export async function HomeJsonLd({ locale }: { locale: Locale }) {
  const info = await getMainInfo(locale);
  if (!info) return null;
  const url = pageAddress({ locale, path: '/' });
  return (
    <JsonLd
      data={[
        medicalOrganization({
          url,
          name: info.siteName,
          description: info.tagline ?? null,
          telephone: info.phone,
          email: info.email ?? null,
          sameAs: (info.socialMedia ?? []).map((network) => network.url),
        }),
        webSite({ url, name: info.siteName, language: locale }),
      ]}
    />
  );
}
