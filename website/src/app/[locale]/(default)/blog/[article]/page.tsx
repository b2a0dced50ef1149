import { CallUs } from '@/features/booking/call-us/components/call-us';
import { findBookingSetting } from '@/features/booking/choices/data';
import { ArticlePage } from '@/features/site/articles/components/article-page';
import { getArticle, listArticles, listCategories } from '@/features/site/articles/data';
import { AuthorCard } from '@/features/site/doctors/components/author-card';
import { describedPage } from '@/features/site/main-info/metadata';
import { getTranslations } from '@/i18n/translations';

const page = describedPage({
  param: 'article',
  section: 'blog',
  list: listArticles,
  find: getArticle,
  words: async (article, locale) => {
    const categories = await listCategories({ locale });
    return {
      title: article.title,
      description: article.excerpt,
      image: article.picture,
      article: {
        publishedTime: article.publishedOn,
        modifiedTime: article.updatedAt,
        section: categories.find(({ id }) => id === article.categoryId)?.name ?? null,
        authors: article.author ? [article.author.name] : [],
      },
    };
  },
  show: async (article, locale) => {
    const [t, setting] = await Promise.all([
      getTranslations({ locale, namespace: 'articles' }),
      findBookingSetting(locale),
    ]);
    return (
      <ArticlePage
        article={article}
        aside={
          <>
            <AuthorCard doctorId={article.author?.id ?? null} />
            {setting ? (
              // On phones the bar at the foot calls.
              <div className="mt-4 px-5 max-sm:not-print:hidden sm:px-6">
                <p className="font-semibold">{t('urgent')}</p>
                <CallUs setting={setting} />
              </div>
            ) : null}
          </>
        }
      />
    );
  },
});

export const generateStaticParams = page.listParams;
export const generateMetadata = page.metadata;
export default page.show;
