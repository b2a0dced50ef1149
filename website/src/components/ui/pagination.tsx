import { pageWindow } from '@/lib/address/paging';
import { Icon } from './icon';
import { Link } from './link';

const STEP =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-control px-3 font-semibold text-action hover:bg-surface-sky';

interface Props {
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
  words: { label: string; previous: string; next: string; page: (page: number) => string };
}

/** Links to the pages of a list; draws nothing for a single page. Addresses come whole, language included. */
export function Pagination({ page, pages, hrefOf, words }: Props) {
  if (pages <= 1) return null;
  return (
    <nav aria-label={words.label} className="mt-10 flex flex-wrap items-center justify-center gap-1">
      {page > 1 ? (
        <Link href={hrefOf(page - 1)} rel="prev" className={STEP}>
          <Icon name="lucide:chevron-left" />
          {words.previous}
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
                aria-label={words.page(each)}
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
          {words.next}
          <Icon name="lucide:chevron-right" />
        </Link>
      ) : null}
    </nav>
  );
}
