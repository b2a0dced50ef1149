import { BlockPageView } from '@/features/site/block-pages/components/block-page-view';
import { getBlockPage, listBlockPages } from '@/features/site/block-pages/data';
import { entryMetadata } from '@/features/site/main-info/metadata';
import { entryPage } from '@/lib/page/entry-page';

const entry = entryPage({
  param: 'page',
  section: 'pages',
  list: listBlockPages,
  find: getBlockPage,
  metadata: (page, locale) =>
    entryMetadata('pages', page, locale, {
      title: page.title,
      description: page.intro,
      image: page.picture,
    }),
  show: (page, locale) => <BlockPageView page={page} locale={locale} />,
});

export const generateStaticParams = entry.listParams;
export const generateMetadata = entry.metadata;
export default entry.show;
