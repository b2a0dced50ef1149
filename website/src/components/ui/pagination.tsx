import { getTranslations } from '@/i18n/translations';
import { pageWindow } from '@/lib/address/paging';
import { Icon } from './icon';
import { Link } from './link';

const STEP =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-control px-3 font-semibold text-action hover:bg-surface-sky';

interface Props {
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
}

/** Links to the pages of a list; draws nothing for a single page. Addresses come whole, language included. */
export async function Pagination({ page, pages, hrefOf }: Props) {
  if (pages <= 1) return null;
  const t = await getTranslations('ui.pagination');
  return (
    <nav aria-label={t('label')} className="mt-10 flex flex-wrap items-center justify-center gap-1">
      {page > 1 ? (
        <Link href={hrefOf(page - 1)} rel="prev" className={STEP}>
          <Icon name="lucide:chevron-left" />
          {t('previous')}
        </Link>
      ) : null}
      <ol className="flex items-center gap-1 tabular-nums">
        {pageWindow({ page, pages }).map((each, index) =>
          each === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no name but its place
            <li key={`gap-${index}`} aria-hidden="true" className="px-1 text-text-soft">
              …
            </li>
          ) : (
            <li key={each}>
              <Link
                href={hrefOf(each)}
                aria-label={t('page', { page: each })}
                {...(each === page ? { 'aria-current': 'page' as const } : {})}
                className={`${STEP} aria-[current=page]:bg-surface-deep aria-[current=page]:text-text-on-deep`}
              >
                {each}
              </Link>
            </li>
          ),
        )}
      </ol>
      {page < pages ? (
        <Link href={hrefOf(page + 1)} rel="next" className={STEP}>
          {t('next')}
          <Icon name="lucide:chevron-right" />
        </Link>
      ) : null}
    </nav>
  );
}
