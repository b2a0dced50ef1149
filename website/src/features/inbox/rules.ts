import { HANDLINGS } from '@/contract/contact-message';
import type { IncomingMessage } from '@/contract/incoming-message';
import { type Locale, localePath } from '@/i18n/routing';
import { readPageSize } from '@/lib/list-memory';
import { readPage } from '@/lib/paging';
import { readText, type SearchParams, withSearch } from '@/lib/search-params';
import type { InboxFilter } from './schema';

/** Which messages an address asks for; what is not well-formed counts as not asked for. */
export function readInboxFilter({ handling, size, page }: SearchParams): InboxFilter {
  return {
    handling: HANDLINGS.find((one) => one === handling) ?? null,
    size: readPageSize(size),
    page: readPage(readText(page)),
  };
}

/** Path of a list of the inbox. */
export function inboxPath({
  locale,
  handling,
  size = null,
  page,
}: { locale: Locale } & Omit<InboxFilter, 'size'> & Partial<InboxFilter>): string {
  const values = { handling, size, page: page > 1 ? page : null };
  return withSearch(localePath({ locale, path: '/admin/inbox' }), values);
}

/** Path of one message. */
export function incomingPath({ locale, id }: { locale: Locale; id: string }): string {
  return localePath({ locale, path: `/admin/inbox/${id}` });
}

/** Who sent a message, as far as it is known: the name of the visit it stands beside, else the number it came from. */
export function senderOf({ visit, phone }: Pick<IncomingMessage, 'visit' | 'phone'>): string {
  return visit ? `${visit.firstName} ${visit.lastName}`.trim() : phone;
}
