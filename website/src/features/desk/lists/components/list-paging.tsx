import Link from 'next/link';
import { getLocale } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { getTranslations } from '@/i18n/translations';
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
  const hrefOf = (change: Paged) => asChosen(address.path(locale, { ...filter, ...change }));
  // A short list needs no choice.
  const [smallest] = PAGE_SIZES;
  return (
    <>
      <PageLinks page={filter.page} pages={pageCount} hrefOf={(page) => hrefOf({ page })} />
      {usualSize && total > smallest ? (
        <PageSizeLinks size={filter.size ?? usualSize} hrefOf={(size) => hrefOf({ size, page: 1 })} />
      ) : null}
    </>
  );
}

interface PageLinksProps {
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
}

/** Earlier and later pages of a list; nothing for a single page. */
async function PageLinks({ page, pages, hrefOf }: PageLinksProps) {
  if (pages <= 1 && page <= 1) return null;
  const t = await getTranslations('appointments.paging');
  const look =
    'inline-flex min-h-11 items-center gap-2 rounded-control px-3 font-semibold text-action hover:bg-surface-sky';
  return (
    <nav
      aria-label={t('label')}
      className="mt-6 flex flex-wrap items-center justify-between gap-3 print:hidden"
    >
      {page > 1 ? (
        <Link href={hrefOf(page - 1)} prefetch={false} className={look}>
          <Icon name="lucide:chevron-left" />
          {t('previous')}
        </Link>
      ) : (
        <span />
      )}
      <span className="text-sm text-text-soft">{t('page', { page, pages: Math.max(page, pages) })}</span>
      {page < pages ? (
        <Link href={hrefOf(page + 1)} prefetch={false} className={look}>
          {t('next')}
          <Icon name="lucide:chevron-right" />
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
}

async function PageSizeLinks({ size, hrefOf }: { size: PageSize; hrefOf: (size: PageSize) => string }) {
  const t = await getTranslations('lists');
  return (
    <nav aria-label={t('size')} className="mt-3 flex flex-wrap items-center gap-1 text-sm print:hidden">
      <span className="me-1 text-text-soft">{t('size')}</span>
      {PAGE_SIZES.map((one) => (
        <Link
          key={one}
          href={hrefOf(one)}
          prefetch={false}
          className="inline-flex min-h-11 min-w-11 items-center justify-center rounded-control font-semibold text-action tabular-nums hover:bg-surface-sky aria-[current]:bg-surface-sky aria-[current]:text-action-strong"
          {...(one === size ? { 'aria-current': 'true' as const } : {})}
        >
          {one}
        </Link>
      ))}
    </nav>
  );
}
