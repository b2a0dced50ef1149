import { type Locale, localePath } from '@/i18n/routing';
import { HANDLINGS, type Handling, type MessageFilter } from './schema';

type SearchParams = Record<string, string | string[] | undefined>;

/** Which messages an address asks for; what is not well-formed counts as not asked for. */
export function readMessageFilter({ handling, page }: SearchParams): MessageFilter {
  return {
    handling: HANDLINGS.find((one) => one === handling) ?? null,
    page: typeof page === 'string' && /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  };
}

/** Path of a list of messages. */
export function messagesPath({ locale, handling, page }: { locale: Locale } & MessageFilter): string {
  const search = new URLSearchParams();
  if (handling) search.set('handling', handling);
  if (page > 1) search.set('page', String(page));
  const text = search.toString();
  return `${localePath({ locale, path: '/admin/messages' })}${text ? `?${text}` : ''}`;
}

/** Path of one message. */
export function messagePath({ locale, id }: { locale: Locale; id: string }): string {
  return localePath({ locale, path: `/admin/messages/${id}` });
}

/** What can be done with a message next: settled ones are opened again. */
export function nextHandling(handling: Handling): 'done' | 'read' {
  return handling === 'done' ? 'read' : 'done';
}
