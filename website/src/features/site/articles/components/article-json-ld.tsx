import { JsonLd } from '@/components/ui/json-ld';
import { trailNode } from '@/features/site/main-info/trail-query';
import type { Locale } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';
import { entryPath } from '@/lib/address/entry-address';
import { pageAddress, siteAddress } from '@/lib/address/site-address';
import { previewPicture } from '@/lib/page/metadata';
import { article as articleNode } from '@/lib/page/structured-data/schema-org-pages';
import type { Article } from '../data';

export async function ArticleJsonLd({ article, locale }: { article: Article; locale: Locale }) {
  const t = await getTranslations('articles');
  const path = entryPath('blog', article, locale);
  const url = pageAddress({ locale, path });
  const home = pageAddress({ locale, path: '/' });
  const { author } = article;
  const preview = previewPicture({ locale, title: article.title, own: null, beside: article.picture });
  return (
    <JsonLd
      data={[
        articleNode({
          url,
          headline: article.title,
          description: article.excerpt,
          image: siteAddress(preview.url),
          publishedOn: article.publishedOn,
          changedAt: article.updatedAt,
          language: article.lang,
          author: author && {
            name: author.name,
            url: pageAddress({ locale, path: entryPath('doctor', author, locale) }),
            jobTitle: author.title,
          },
          organizationUrl: home,
        }),
        await trailNode(locale, { name: t('title'), path: '/blog' }, { name: article.title, path }),
      ]}
    />
  );
}
