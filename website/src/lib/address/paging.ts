import { PAGE_NUMBER } from './list-addresses';

export interface Page<Item> {
  items: Item[];
  page: number;
  pages: number;
  total: number;
}

interface Given<Item> {
  items: Item[];
  page: number;
  size: number;
}

/** The asked page of a list; null when the list does not reach that far. An empty list has one empty page. */
export function paginate<Item>({ items, page, size }: Given<Item>): Page<Item> | null {
  const pages = Math.max(1, Math.ceil(items.length / size));
  if (!Number.isInteger(page) || page < 1 || page > pages) return null;
  return { items: items.slice((page - 1) * size, page * size), page, pages, total: items.length };
}

const PAGE = new RegExp(`^${PAGE_NUMBER}$`);

/** True for a page number as an address may have it. */
export function isPageNumber(value: string): boolean {
  return PAGE.test(value);
}

/** Reads the page number of an address (`?page=2`); 1 when malformed. */
export function readPage(value: string | null | undefined): number {
  return value && isPageNumber(value) ? Number(value) : 1;
}

/** The page numbers to offer: first, last and those around the current one; `null` marks a gap of at least two. */
export function pageWindow({ page, pages }: { page: number; pages: number }): (number | null)[] {
  const shown = [...new Set([1, page - 1, page, page + 1, pages])]
    .filter((each) => each >= 1 && each <= pages)
    .sort((a, b) => a - b);
  return shown.flatMap((each, index) => {
    const gap = each - (shown[index - 1] ?? each);
    if (gap <= 1) return [each];
    return gap === 2 ? [each - 1, each] : [null, each];
  });
}
