import { SearchPage } from '@/features/site/search/components/search-page';
import { readSearch } from '@/features/site/search/session';
import { answerSearch } from '@/features/site/search/words';
import { getTranslations } from '@/i18n/translations';
import { nullIfUnavailable } from '@/lib/backend/errors';
import { localeMetadata, localePage } from '@/lib/page/locale-page';
import { alternates } from '@/lib/page/metadata';

const MARK = /^[a-z0-9]{10}$/;

export const generateMetadata = localeMetadata(async ({ locale }) => {
  const t = await getTranslations('search');
  return {
    title: t('title'),
    alternates: alternates(locale, '/search'),
    // A visitor's search is not indexed.
    robots: { index: false, follow: true },
  };
});

export default localePage(async ({ locale, searchParams }) => {
  const { s } = await searchParams;
  const kept = typeof s === 'string' && MARK.test(s) ? await readSearch(s) : '';
  const query = kept ?? '';
  const answer =
    query === '' ? null : await nullIfUnavailable(() => answerSearch({ q: query, locale, where: 'page' }));
  return <SearchPage query={query} answer={answer} isLost={kept === null} />;
});
