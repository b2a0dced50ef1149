import { Container } from '@/components/ui/container';
import { JsonLd } from '@/components/ui/json-ld';
import { Picture } from '@/components/ui/picture';
import { ShareLinks } from '@/components/ui/share-links';
import { EntryHead } from '@/features/site/pages/components/entry-head';
import { entryUrl, trailNode } from '@/features/site/pages/entry-query';
import { contentLang } from '@/i18n/content-lang';
import type { Locale } from '@/i18n/routing';
import { pageAddress, siteAddress } from '@/lib/address/site-address';
import { entity, organizationAt } from '@/lib/page/structured-data/schema-org';
import type { BlockPage } from '../data';
import { PageBlockView } from './page-block-view';

export async function BlockPageView({ page, locale }: { page: BlockPage; locale: Locale }) {
  const words = contentLang(page, locale);
  return (
    <article>
      <BlockPageJsonLd page={page} locale={locale} />
      <EntryHead section="pages" title={page.title} lang={page.lang} text={page.intro} />
      <div className="grid gap-6 pb-6 sm:gap-16 sm:pb-14">
        {page.picture ? (
          <Container>
            <Picture
              media={page.picture}
              sizes="(min-width: 1152px) 1088px, 94vw"
              preload
              className="aspect-[2/1] w-full rounded-card object-cover sm:aspect-[21/9]"
            />
          </Container>
        ) : null}
        {page.blocks.map((block) => (
          <PageBlockView
            key={`${block.__component} ${block.id}`}
            block={block}
            locale={locale}
            words={words}
          />
        ))}
        <Container>
          <ShareLinks url={entryUrl('pages', page, locale)} title={page.title} />
        </Container>
      </div>
    </article>
  );
}

async function BlockPageJsonLd({ page, locale }: { page: BlockPage; locale: Locale }) {
  const node = entity('WebPage', 'page', {
    url: entryUrl('pages', page, locale),
    name: page.title,
    description: page.intro,
    image: page.picture ? siteAddress(page.picture.url) : null,
    dateModified: page.updatedAt,
    inLanguage: page.lang,
    publisher: organizationAt(pageAddress({ locale, path: '/' })),
  });
  return <JsonLd data={[node, await trailNode('pages', page, page.title, locale)]} />;
}
