import type { ReactNode } from 'react';
import type { Page } from '@/lib/paging';
import { Container } from '../ui/container';
import { Pagination } from '../ui/pagination';
import { PageHead } from './page-head';

/** A list that has a page of its own: its head, what stands half over it, and the way to its further pages. */
export function ListPage({
  title,
  text,
  words = {},
  found,
  path,
  pagination,
  empty,
  children,
}: {
  title: string;
  text?: string | null | undefined;
  /** Language of title and text, when it is not the page's (i18n/content-lang). */
  words?: { lang?: string; dir?: 'ltr' | 'rtl' };
  found: Pick<Page<unknown>, 'page' | 'pages' | 'total'>;
  /** Full path of the first page. */
  path: string;
  /** See lib/pagination-words. */
  pagination: Parameters<typeof Pagination>[0]['words'];
  /** Shown instead of the list when it holds nothing at all. */
  empty: ReactNode;
  children: ReactNode;
}) {
  return (
    <>
      <PageHead title={title} text={text} {...words} overlap />
      <Container className="relative -mt-16 pb-16 sm:pb-20">
        {found.total === 0 ? empty : children}
        <Pagination
          page={found.page}
          pages={found.pages}
          hrefOf={(page) => (page === 1 ? path : `${path}?page=${page}`)}
          words={pagination}
        />
      </Container>
    </>
  );
}
