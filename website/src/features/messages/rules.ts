import { HANDLINGS, type Handling } from '@/contract/contact-message';
import { type Locale, localePath } from '@/i18n/routing';
import { readPageSize } from '@/lib/list-memory';
import { readPage } from '@/lib/paging';
import { readText, type SearchParams, withSearch } from '@/lib/search-params';
import type { MessageFilter } from './schema';

/** Which messages an address asks for; what is not well-formed counts as not asked for. */
export function readMessageFilter({ handling, size, page }: SearchParams): MessageFilter {
  return {
    handling: HANDLINGS.find((one) => one === handling) ?? null,
    size: readPageSize(size),
    page: readPage(readText(page)),
  };
}

/** Path of a list of messages. */
export function messagesPath({
  locale,
  handling,
  size = null,
  page,
}: { locale: Locale } & Omit<MessageFilter, 'size'> & Partial<MessageFilter>): string {
  const values = { handling, size, page: page > 1 ? page : null };
  return withSearch(localePath({ locale, path: '/admin/messages' }), values);
}

/** Path of one message. */
export function messagePath({ locale, id }: { locale: Locale; id: string }): string {
  return localePath({ locale, path: `/admin/messages/${id}` });
}

/** What can be done with a message next: settled ones are opened again. */
export function nextHandling(handling: Handling): 'done' | 'read' {
  return handling === 'done' ? 'read' : 'done';
}
