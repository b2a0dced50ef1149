import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { getWords } from '@/i18n/translations';
import type { Address } from '@/lib/address/address';
import { asChosen, PAGE_SIZES, type PageSize } from '@/lib/address/list-memory';

export interface Paged {
  page: number;
  size?: PageSize | null;
}

export interface Pagination {
  pageCount: number;
  total: number;
}

export interface PagingProps<Filter extends Paged> {
  address: Address<Filter>;
  filter: Filter;
  pagination: Pagination;
  /** Page size used unless somebody chooses another; undefined if it cannot be chosen. */
  usualSize?: PageSize | undefined;
}

const LINK =
  'inline-flex min-h-11 items-center gap-2 rounded-control px-3 font-semibold text-action hover:bg-surface-sky';

/** The way to the other pages of a list, and to longer or shorter ones where it can have them. */
export async function ListPaging<Filter extends Paged>(props: PagingProps<Filter>) {
  const { address, filter, pagination, usualSize } = props;
  const { pageCount: pages, total } = pagination;
  const { page } = filter;
  const [locale, t, lists] = await getWords('appointments.paging', 'lists');
  const hrefOf = (change: Paged) => asChosen(address.path(locale, { ...filter, ...change }));
  // A short list needs no choice.
  const [smallest] = PAGE_SIZES;
  return (
    <>
      {pages > 1 || page > 1 ? (
        <nav
          aria-label={t('label')}
          className="mt-6 flex flex-wrap items-center justify-between gap-3 print:hidden"
        >
          {page > 1 ? (
            <Link href={hrefOf({ page: page - 1 })} className={LINK}>
              <Icon name="lucide:chevron-left" />
              {t('previous')}
            </Link>
          ) : (
            <span />
          )}
          <span className="text-sm text-text-soft">{t('page', { page, pages: Math.max(page, pages) })}</span>
          {page < pages ? (
            <Link href={hrefOf({ page: page + 1 })} className={LINK}>
              {t('next')}
              <Icon name="lucide:chevron-right" />
            </Link>
          ) : (
            <span />
          )}
        </nav>
      ) : null}
      {usualSize && total > smallest ? (
        <nav
          aria-label={lists('size')}
          className="mt-3 flex flex-wrap items-center gap-1 text-sm print:hidden"
        >
          <span className="me-1 text-text-soft">{lists('size')}</span>
          {PAGE_SIZES.map((size) => (
            <Link
              key={size}
              href={hrefOf({ size, page: 1 })}
              className="inline-flex min-h-11 min-w-11 items-center justify-center rounded-control font-semibold text-action tabular-nums hover:bg-surface-sky aria-[current]:bg-surface-sky aria-[current]:text-action-strong"
              {...(size === (filter.size ?? usualSize) ? { 'aria-current': 'true' as const } : {})}
            >
              {size}
            </Link>
          ))}
        </nav>
      ) : null}
    </>
  );
}
