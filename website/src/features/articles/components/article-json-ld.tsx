import { getTranslations } from 'next-intl/server';
import { JsonLd } from '@/components/ui/json-ld';
import { getMainInfo } from '@/features/main-info/data';
import { type Locale, localePath } from '@/i18n/routing';
import { entryPath } from '@/lib/entry-address';
import { getEnvironment } from '@/lib/env';
import type { Article } from '../data';
import { articlePath } from '../query';

/** The article and the way to this page as structured data (schema.org Article, BreadcrumbList). */
export async function ArticleJsonLd({ article, locale }: { article: Article; locale: Locale }) {
  const [t, info] = await Promise.all([getTranslations('articles'), getMainInfo(locale)]);
  const { SITE_URL } = getEnvironment();
  const address = (path: string) => `${SITE_URL}${encodeURI(localePath({ locale, path }))}`;
  const url = address(articlePath({ article, locale }));
  const { author } = article;
  return (
    <JsonLd
      data={[
        {
          '@type': 'Article',
          '@id': `${url}#article`,
          url,
          headline: article.title,
          inLanguage: article.lang,
          datePublished: article.publishedOn,
          dateModified: article.updatedAt,
          ...(article.excerpt ? { description: article.excerpt } : {}),
          ...(article.picture ? { image: `${SITE_URL}${article.picture.url}` } : {}),
          ...(author
            ? {
                author: {
                  '@type': 'Person',
                  name: author.name,
                  url: address(entryPath({ section: 'doctor', entry: author, locale })),
                  ...(author.title ? { jobTitle: author.title } : {}),
                },
              }
            : {}),
          ...(info ? { publisher: { '@type': 'MedicalOrganization', name: info.siteName } } : {}),
        },
        {
          '@type': 'BreadcrumbList',
          itemListElement: [
            { '@type': 'ListItem', position: 1, name: t('title'), item: address('/blog') },
            { '@type': 'ListItem', position: 2, name: article.title, item: url },
          ],
        },
      ]}
    />
  );
}
