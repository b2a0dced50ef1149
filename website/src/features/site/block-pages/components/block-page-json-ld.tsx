import { getLocale } from 'next-intl/server';
import { JsonLd } from '@/components/ui/json-ld';
import { trailNode } from '@/features/site/main-info/trail-query';
import { entryPath } from '@/lib/address/entry-address';
import { pageAddress, siteAddress } from '@/lib/address/site-address';
import { webPage } from '@/lib/page/structured-data/schema-org-pages';
import type { BlockPage } from '../data';

export async function BlockPageJsonLd({ page }: { page: BlockPage }) {
  const locale = await getLocale();
  const path = entryPath('pages', page, locale);
  const url = pageAddress({ locale, path });
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
        await trailNode(locale, { name: page.title, path }),
      ]}
    />
  );
}
