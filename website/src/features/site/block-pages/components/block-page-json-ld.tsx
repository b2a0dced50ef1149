import { JsonLd } from '@/components/ui/json-ld';
import type { Locale } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';
import { pageAddress, siteAddress } from '@/lib/address/site-address';
import { breadcrumbList, webPage } from '@/lib/page/structured-data/schema-org-pages';
import type { BlockPage } from '../data';
import { blockPagePath } from '../query';

export async function BlockPageJsonLd({ page, locale }: { page: BlockPage; locale: Locale }) {
  const t = await getTranslations('layout');
  const url = pageAddress({ locale, path: blockPagePath(page, locale) });
  const home = pageAddress({ locale, path: '/' });
  return (
    <JsonLd
      data={[
        webPage({
          url,
          name: page.title,
          description: page.intro,
          image: page.picture ? siteAddress(page.picture.url) : null,
          changedAt: page.updatedAt,
          language: page.lang,
          organizationUrl: home,
        }),
        breadcrumbList([
          { name: t('home'), url: home },
          { name: page.title, url },
        ]),
      ]}
    />
  );
}
