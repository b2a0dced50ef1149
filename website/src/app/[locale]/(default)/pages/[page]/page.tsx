import type { Metadata } from 'next';
import { BlockPageJsonLd } from '@/features/site/block-pages/components/block-page-json-ld';
import { BlockPageView } from '@/features/site/block-pages/components/block-page-view';
import { getBlockPage, listBlockPages } from '@/features/site/block-pages/data';
import { clinicMetadata } from '@/features/site/main-info/metadata';
import { entryPaths } from '@/lib/address/entry-address';
import { listSegments, readEntry } from '@/lib/page/entry-page';

type Props = { params: Promise<{ locale: string; page: string }> };

export async function generateStaticParams({ params }: { params: { locale: string } }) {
  const segments = await listSegments(params.locale, listBlockPages);
  return segments.map((page) => ({ page }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, entry: page } = await readPage(params);
  return clinicMetadata({
    locale,
    path: entryPaths('pages', page),
    title: page.title,
    description: page.intro,
    seo: page.seo,
    image: page.picture,
  });
}

export default async function Page({ params }: Props) {
  const { locale, entry: page } = await readPage(params);
  return (
    <>
      <BlockPageJsonLd page={page} locale={locale} />
      <BlockPageView page={page} locale={locale} />
    </>
  );
}

async function readPage(params: Props['params']) {
  const { locale, page: segment } = await params;
  return readEntry({ locale, segment, section: 'pages', find: getBlockPage });
}
