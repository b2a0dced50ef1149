import { BlockPageView } from '@/features/site/block-pages/components/block-page-view';
import { getBlockPage, listBlockPages } from '@/features/site/block-pages/data';
import { describedPage } from '@/features/site/main-info/metadata';

const entry = describedPage({
  param: 'page',
  section: 'pages',
  list: listBlockPages,
  find: getBlockPage,
  words: ({ title, intro, picture }) => ({ title, description: intro, image: picture }),
  show: (page, locale) => <BlockPageView page={page} locale={locale} />,
});

export const generateStaticParams = entry.listParams;
export const generateMetadata = entry.metadata;
export default entry.show;
