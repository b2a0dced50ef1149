import type { Metadata } from 'next';
import { CallUs } from '@/features/booking/call-us/components/call-us';
import { findBookingSetting } from '@/features/booking/choices/data';
import { ArticleJsonLd } from '@/features/site/articles/components/article-json-ld';
import { ArticlePage } from '@/features/site/articles/components/article-page';
import { getArticle, listArticles, listCategories } from '@/features/site/articles/data';
import { AuthorCard } from '@/features/site/doctors/components/author-card';
import { clinicMetadata } from '@/features/site/main-info/metadata';
import { getTranslations } from '@/i18n/translations';
import { entryPaths } from '@/lib/address/entry-address';
import { listSegments, readEntry } from '@/lib/page/entry-page';

type Props = { params: Promise<{ locale: string; article: string }> };

export async function generateStaticParams({ params }: { params: { locale: string } }) {
  const segments = await listSegments(params.locale, listArticles);
  return segments.map((article) => ({ article }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, entry: article } = await readArticle(params);
  const categories = await listCategories({ locale });
  return clinicMetadata({
    locale,
    path: entryPaths('blog', article),
    title: article.title,
    description: article.excerpt,
    seo: article.seo,
    image: article.picture,
    article: {
      publishedTime: article.publishedOn,
      modifiedTime: article.updatedAt,
      section: categories.find(({ id }) => id === article.categoryId)?.name ?? null,
      authors: article.author ? [article.author.name] : [],
    },
  });
}

export default async function Page({ params }: Props) {
  const { locale, entry: article } = await readArticle(params);
  const [t, setting] = await Promise.all([
    getTranslations({ locale, namespace: 'articles' }),
    findBookingSetting(locale),
  ]);
  return (
    <>
      <ArticleJsonLd article={article} locale={locale} />
      <ArticlePage
        article={article}
        locale={locale}
        aside={
          <>
            <AuthorCard doctorId={article.author?.id ?? null} locale={locale} />
            {setting ? (
              <div className="mt-4 px-5 sm:px-6">
                <p className="font-semibold">{t('urgent')}</p>
                <CallUs setting={setting} />
              </div>
            ) : null}
          </>
        }
      />
    </>
  );
}

async function readArticle(params: Props['params']) {
  const { locale, article: segment } = await params;
  return readEntry({ locale, segment, section: 'blog', find: getArticle });
}
