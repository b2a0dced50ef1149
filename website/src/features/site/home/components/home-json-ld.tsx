import { JsonLd } from '@/components/ui/json-ld';
import { getMainInfo } from '@/features/site/main-info/data';
import type { Locale } from '@/i18n/routing';
import { pageAddress } from '@/lib/address/site-address';
import { webSite } from '@/lib/page/structured-data/schema-org';

/** The site as structured data; the clinic group is described by the layout. */
export async function HomeJsonLd({ locale }: { locale: Locale }) {
  const info = await getMainInfo(locale);
  if (!info) return null;
  const url = pageAddress({ locale, path: '/' });
  return <JsonLd data={[webSite({ url, name: info.siteName, language: locale })]} />;
}
