import { getLocale } from 'next-intl/server';
import { PageLinks } from '@/components/list/page-links';
import { PageSizeLinks } from '@/components/list/page-size-links';
import type { Address } from '@/lib/address/address';
import { asChosen, type PageSize } from '@/lib/address/list-memory';

export interface Paged {
  page: number;
  size?: PageSize | null;
}

export interface Pagination {
  pageCount: number;
  total: number;
}

/** The way to the other pages of a list, and to longer or shorter ones where it can have them. */
export async function ListPaging<Filter extends Paged>({
  address,
  filter,
  pagination: { pageCount, total },
  usualSize,
}: {
  address: Address<Filter>;
  filter: Filter;
  pagination: Pagination;
  /** Rows of a page nobody has chosen another length for; left out where nobody can. */
  usualSize?: PageSize | undefined;
}) {
  const locale = await getLocale();
  const pathOf = (change: Paged) => address.path(locale, { ...filter, ...change });
  const { page } = filter;
  return (
    <>
      <PageLinks
        page={page}
        pages={pageCount}
        earlier={asChosen(pathOf({ page: page - 1 }))}
        later={pathOf({ page: page + 1 })}
      />
      {usualSize ? (
        <PageSizeLinks
          size={filter.size ?? usualSize}
          total={total}
          pathOf={(size) => pathOf({ size, page: 1 })}
        />
      ) : null}
    </>
  );
}
