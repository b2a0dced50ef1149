import { JsonLd } from '@/components/ui/json-ld';
import { getWords } from '@/i18n/translations';
import { pageAddress, siteAddress } from '@/lib/address/site-address';
import { breadcrumbList, webPage } from '@/lib/page/structured-data/schema-org-pages';
import type { BlockPage } from '../data';
import { blockPagePath } from '../query';

export async function BlockPageJsonLd({ page }: { page: BlockPage }) {
  const [locale, t] = await getWords('layout');
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
